import { useListContext, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { Link, Stack, TextField, Typography } from '@mui/material';
import EmptyIcon from '@mui/icons-material/RequestQuoteOutlined';
import { formatPrice } from '@talad/elements/locales/format';
import type { Paper } from '../../../storefront-host/modules/sales/papers/papers.contract.ts';
import { FilterSelect } from '../../layout/lists/FilterSelect.tsx';
import { ResourceList } from '../../layout/lists/ResourceList.tsx';
import { useDateTime } from '../../layout/formats.ts';
import { figures, tabular } from '../../layout/styles.ts';
import { PaperChip } from './PaperChip.tsx';
import { PaperLinks } from './PaperLinks.tsx';
import { TaxReportCard } from './TaxReportCard.tsx';

/** Lists papers of the shop; with a month chosen, it shows the sales-tax report above them. */
export function PaperList() {
  const dateTime = useDateTime();
  return (
    <ResourceList<Paper>
      name="papers"
      sort={{ field: 'dated_at', order: 'DESC' }}
      icon={<EmptyIcon />}
      toolbar={
        <>
          <Filters />
          <TaxReportCard />
        </>
      }
      columns={[
        {
          field: 'number',
          stays: true,
          sx: { ...tabular, whiteSpace: 'nowrap' },
          cell: (paper) => <NumberLink paper={paper} />,
        },
        {
          field: 'dated_at',
          sorts: true,
          sx: { whiteSpace: 'nowrap', ...tabular },
          cell: (paper) => dateTime(paper.dated_at),
        },
        { field: 'kind', cell: (paper) => <PaperChip paper={paper} /> },
        { field: 'buyer', cell: (paper) => <Buyer paper={paper} /> },
        { field: 'vat', align: 'right', sx: figures, cell: (paper) => formatPrice(paper.vat) },
        { field: 'total', align: 'right', sx: figures, cell: (paper) => formatPrice(paper.total) },
        {
          field: 'files',
          cell: (paper) => (
            <Stack direction="row" sx={{ position: 'relative', my: -0.75 }}>
              <PaperLinks paper={paper} />
            </Stack>
          ),
        },
      ]}
      card={(paper) => <PaperCard paper={paper} />}
    />
  );
}

function Filters() {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const month = typeof filterValues['month'] === 'string' ? filterValues['month'] : '';
  return (
    <Stack direction="row" sx={{ gap: 1, p: 1.5, flexWrap: 'wrap' }}>
      <TextField
        type="month"
        label={translate('app.papers.month')}
        value={month}
        onChange={({ target }) => {
          const { month: _old, ...others } = filterValues;
          // A browser without a month picker fires a change for each letter.
          if (target.value !== '' && !/^20\d\d-(0[1-9]|1[0-2])$/.test(target.value)) return;
          setFilters(target.value === '' ? others : { ...others, month: target.value });
        }}
        slotProps={{ inputLabel: { shrink: true } }}
        sx={{ flex: { xs: '1 1 130px', sm: '0 0 170px' } }}
      />
      <FilterSelect
        field="kind"
        label={translate('resources.papers.fields.kind')}
        all={translate('app.papers.all_kinds')}
        choices={['receipt', 'abbreviated', 'full', 'credit', 'refund'].map((id) => ({
          id,
          name: translate(`app.papers.kind.${id}`),
        }))}
      />
    </Stack>
  );
}

/** Leads to the order, where the paper is voided and issued again. */
function NumberLink({ paper }: { readonly paper: Paper }) {
  return (
    <Link component={RouterLink} to={`/orders/${paper.order_id}/show`} sx={tabular}>
      {paper.number}
    </Link>
  );
}

function Buyer({ paper }: { readonly paper: Paper }) {
  return (
    <>
      {paper.buyer}
      <Typography variant="caption" component="div" color="textSecondary" sx={tabular}>
        {[paper.buyer_tax_id, paper.buyer_branch].filter(Boolean).join(' · ')}
      </Typography>
    </>
  );
}

/** Shows a paper on a phone. */
function PaperCard({ paper }: { readonly paper: Paper }) {
  const dateTime = useDateTime();
  return (
    <Stack sx={{ gap: 0.5 }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1, flexWrap: 'wrap' }}>
        <NumberLink paper={paper} />
        <Typography sx={figures}>{formatPrice(paper.total)}</Typography>
      </Stack>
      <Typography variant="caption" color="textSecondary">
        {[dateTime(paper.dated_at), paper.buyer].filter(Boolean).join(' · ')}
      </Typography>
      <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <PaperChip paper={paper} />
        <PaperLinks paper={paper} />
      </Stack>
    </Stack>
  );
}
