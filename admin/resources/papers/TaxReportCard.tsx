import { useDataProvider, useListContext, useTranslate } from 'react-admin';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router';
import { Alert, Box, Button, Link, Stack, Typography } from '@mui/material';
import ExportIcon from '@mui/icons-material/FileDownloadOutlined';
import { formatPrice } from '@talad/elements/locales/format';
import type { TaxReport } from '../../../storefront-host/modules/sales/papers/tax-report/tax-report.contract.ts';
import { useMay, usePlace } from '../../layout/ShopContext.tsx';
import { figures } from '../../layout/styles.ts';
import type { TaladDataProvider } from '../../providers/data-provider.ts';

/** Shows the sums of the month's tax invoices, and orders whose bookings differ from them. */
export function TaxReportCard() {
  const translate = useTranslate();
  const { filterValues } = useListContext();
  const { shop } = usePlace();
  const mayExport = useMay('papers', 'export');
  const { taxReport } = useDataProvider<TaladDataProvider>();
  const month = typeof filterValues['month'] === 'string' ? filterValues['month'] : '';
  const { data } = useQuery({
    queryKey: ['papers', 'tax-report', month],
    queryFn: ({ signal }) => taxReport(month, signal),
    enabled: month !== '',
  });
  if (month === '') {
    return (
      <Typography color="textSecondary" sx={{ px: 2, pb: 1.5 }}>
        {translate('app.papers.choose_month')}
      </Typography>
    );
  }
  if (!data) return null;
  return (
    <Stack sx={{ gap: 1.5, px: 2, pb: 2 }}>
      <Stack direction="row" sx={{ gap: 3, flexWrap: 'wrap', alignItems: 'flex-end' }}>
        {(['taxable', 'exempt', 'vat'] as const).map((name) => (
          <Box key={name}>
            <Typography variant="caption" color="textSecondary">
              {translate(`app.papers.sum.${name}`)}
            </Typography>
            <Typography sx={{ ...figures, fontWeight: 620 }}>{formatPrice(data[name])}</Typography>
          </Box>
        ))}
        <Typography variant="caption" color="textSecondary">
          {translate('app.papers.counted', { papers: data.papers, voided: data.voided })}
        </Typography>
        {mayExport && (
          <Button
            href={`/api/v1/manage/${shop.id}/tax-report.csv?month=${month}`}
            download
            startIcon={<ExportIcon />}
            sx={{ ml: 'auto' }}
          >
            {translate('app.papers.csv')}
          </Button>
        )}
      </Stack>
      <Differences differences={data.differences} />
    </Stack>
  );
}

function Differences({ differences }: Pick<TaxReport, 'differences'>) {
  const translate = useTranslate();
  if (differences.length === 0) {
    return <Alert severity="success">{translate('app.papers.agrees')}</Alert>;
  }
  return (
    <Alert severity="warning">
      {translate('app.papers.differs')}
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {differences.map(({ order_id: id, order_number: number, papers, ledger }) => (
          <li key={id}>
            <Link component={RouterLink} to={`/orders/${id}/show`}>
              #{number}
            </Link>{' '}
            {translate('app.papers.difference', {
              papers: formatPrice(papers),
              ledger: formatPrice(ledger),
            })}
          </li>
        ))}
      </Box>
    </Alert>
  );
}
