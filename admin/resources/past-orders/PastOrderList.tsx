import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { Alert, Button, Chip, Link, Stack, Typography } from '@mui/material';
import EmptyIcon from '@mui/icons-material/HistoryOutlined';
import ImportIcon from '@mui/icons-material/UploadFileOutlined';
import { formatPrice } from '@talad/elements/locales/format';
import type { PastOrderSummary } from '../../../storefront-host/modules/sales/past-orders/past-orders.contract.ts';
import { useDateTime } from '../../layout/formats.ts';
import { ResourceList } from '../../layout/lists/ResourceList.tsx';
import { SearchField } from '../../layout/lists/SearchField.tsx';
import { useIsEmptyList } from '../../layout/lists/use-list-count.ts';
import { useMay } from '../../layout/ShopContext.tsx';
import { figures, tabular } from '../../layout/styles.ts';

/** Lists orders of other systems, which can only be read. */
export function PastOrderList() {
  const dateTime = useDateTime();
  return (
    <ResourceList<PastOrderSummary>
      name="past-orders"
      sort={{ field: 'placed_at', order: 'DESC' }}
      icon={<EmptyIcon />}
      firstStep={<ImportButton />}
      toolbar={<Toolbar />}
      columns={[
        { field: 'number', sx: tabular, cell: (order) => <NumberLink order={order} /> },
        {
          field: 'placed_at',
          sorts: true,
          sx: { whiteSpace: 'nowrap', ...tabular },
          cell: (order) => dateTime(order.placed_at),
        },
        {
          field: 'customer',
          cell: (order) => (
            <>
              {order.customer}
              <Typography variant="caption" component="div" color="textSecondary" sx={tabular}>
                {order.phone}
              </Typography>
            </>
          ),
        },
        { field: 'status', cell: (order) => <Status order={order} /> },
        { field: 'net', align: 'right', sx: figures, cell: netOf },
      ]}
      card={(order) => <OrderCard order={order} />}
    />
  );
}

function Toolbar() {
  const translate = useTranslate();
  const isEmpty = useIsEmptyList();
  return (
    <>
      <Alert severity="info">{translate('app.past-orders.about')}</Alert>
      <Stack direction="row" sx={{ gap: 1, p: 1.5, flexWrap: 'wrap' }}>
        <SearchField label={translate('app.past-orders.search')} maxLength={100} />
        {/* The empty list has this button in its middle. */}
        {!isEmpty && <ImportButton />}
      </Stack>
    </>
  );
}

function ImportButton() {
  const translate = useTranslate();
  if (!useMay('order-imports', 'list')) return null;
  return (
    <Button component={RouterLink} to="/order-imports" startIcon={<ImportIcon />}>
      {translate('app.past-orders.import')}
    </Button>
  );
}

interface OrderProps {
  readonly order: PastOrderSummary;
}

function NumberLink({ order }: OrderProps) {
  return (
    <Link component={RouterLink} to={`/past-orders/${order.id}/show`} sx={tabular}>
      {order.number}
    </Link>
  );
}

/** Statuses of other systems have no colours: their meaning is not known. */
function Status({ order: { status, payment } }: OrderProps) {
  const words = [status, payment].filter((word) => word !== '');
  return (
    <Stack direction="row" sx={{ gap: 0.5, flexWrap: 'wrap' }}>
      {words.map((word) => (
        <Chip key={word} label={word} size="small" variant="outlined" />
      ))}
    </Stack>
  );
}

/** Shows an order on a phone. */
function OrderCard({ order }: OrderProps) {
  const dateTime = useDateTime();
  return (
    <>
      <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1 }}>
        <Typography sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <NumberLink order={order} /> {order.customer}
        </Typography>
        <Typography sx={figures}>{netOf(order)}</Typography>
      </Stack>
      <Stack
        direction="row"
        sx={{ justifyContent: 'space-between', alignItems: 'center', gap: 1, mt: 0.5 }}
      >
        <Typography variant="caption" color="textSecondary" sx={tabular}>
          {dateTime(order.placed_at)}
        </Typography>
        <Status order={order} />
      </Stack>
    </>
  );
}

function netOf({ net }: PastOrderSummary): string {
  return net === null ? '–' : formatPrice(net);
}
