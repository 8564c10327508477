import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { Link, Stack, Typography } from '@mui/material';
import EmptyIcon from '@mui/icons-material/FactCheckOutlined';
import { formatPrice } from '@talad/elements/locales/format';
import type { ListedSlip } from '../../../storefront-host/modules/sales/slips/slips.contract.ts';
import { FilterSelect } from '../../layout/lists/FilterSelect.tsx';
import { ResourceList } from '../../layout/lists/ResourceList.tsx';
import { useDateTime } from '../../layout/formats.ts';
import { figures, tabular } from '../../layout/styles.ts';
import { SlipActions } from './SlipActions.tsx';
import { SlipFacts } from './SlipFacts.tsx';
import { SlipPicture } from './SlipPicture.tsx';

/** Lists slips that wait to be checked, each with its picture next to the order's amount. */
export function SlipList() {
  const dateTime = useDateTime();
  return (
    <ResourceList<ListedSlip>
      name="slips"
      sort={{ field: 'sent_at', order: 'ASC' }}
      filter={{ state: 'waiting' }}
      icon={<EmptyIcon />}
      toolbar={<Filters />}
      columns={[
        { field: 'picture', stays: true, cell: (slip) => <SlipPicture slip={slip} size={96} /> },
        {
          field: 'net',
          align: 'right',
          sx: figures,
          cell: (slip) => <Typography variant="h2">{formatPrice(slip.net)}</Typography>,
        },
        { field: 'order_number', cell: (slip) => <OrderLink slip={slip} /> },
        { field: 'code', cell: (slip) => <SlipFacts slip={slip} /> },
        {
          field: 'sent_at',
          sorts: true,
          sx: { whiteSpace: 'nowrap', ...tabular },
          cell: (slip) => dateTime(slip.sent_at),
        },
        { field: 'answer', cell: (slip) => <Actions slip={slip} /> },
      ]}
      card={(slip) => <SlipCard slip={slip} />}
    />
  );
}

function Filters() {
  const translate = useTranslate();
  return (
    <Stack direction="row" sx={{ gap: 1.5, p: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
      <FilterSelect
        field="state"
        label={translate('resources.slips.fields.state')}
        all={translate('app.slips.all')}
        choices={['waiting', 'accepted', 'refused'].map((id) => ({
          id,
          name: translate(`app.slips.state.${id}`),
        }))}
      />
      <Typography variant="body2" color="textSecondary" sx={{ flex: '1 1 240px' }}>
        {translate('app.slips.unconfirmed')}
      </Typography>
    </Stack>
  );
}

function OrderLink({ slip }: { readonly slip: ListedSlip }) {
  return (
    <>
      <Link component={RouterLink} to={`/orders/${slip.order_id}/show`} sx={tabular}>
        {slip.order_number}
      </Link>
      <Typography variant="caption" component="div" color="textSecondary">
        {slip.customer}
      </Typography>
    </>
  );
}

function Actions({ slip }: { readonly slip: ListedSlip }) {
  return (
    <SlipActions
      slip={slip}
      order={{
        id: slip.order_id,
        number: slip.order_number,
        revision: slip.revision,
        price: { pay: slip.net },
      }}
      mayReceive={slip.may_receive}
    />
  );
}

/** Shows a slip on a phone. */
function SlipCard({ slip }: { readonly slip: ListedSlip }) {
  const dateTime = useDateTime();
  return (
    <Stack direction="row" sx={{ gap: 1.5 }}>
      <SlipPicture slip={slip} size={88} />
      <Stack sx={{ gap: 0.5, flex: 1, minWidth: 0 }}>
        <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1, flexWrap: 'wrap' }}>
          <div>
            <OrderLink slip={slip} />
          </div>
          <Typography variant="h2" component="div" sx={figures}>
            {formatPrice(slip.net)}
          </Typography>
        </Stack>
        <SlipFacts slip={slip} />
        <Typography variant="caption" color="textSecondary" sx={tabular}>
          {dateTime(slip.sent_at)}
        </Typography>
        <Actions slip={slip} />
      </Stack>
    </Stack>
  );
}
