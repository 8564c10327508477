import { useTranslate } from 'react-admin';
import { Stack, Typography } from '@mui/material';
import { formatPrice } from '@talad/elements/locales/format';
import type { OrderSummary } from '../../../storefront-host/modules/sales/orders/orders.contract.ts';
import { useDateTime } from '../../layout/formats.ts';
import { tabular } from '../../layout/styles.ts';
import { OrderChip } from './OrderChip.tsx';
import { OrderTagChips } from './OrderTagChips.tsx';
import { OrderLink } from './OrderLink.tsx';

/** Shows an order on a phone, customer and total first. */
export function OrderCard({ order }: { readonly order: OrderSummary }) {
  const translate = useTranslate();
  const dateTime = useDateTime();
  return (
    <>
      <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1 }}>
        <Typography sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <OrderLink order={order} /> {order.customer}
        </Typography>
        <Typography sx={{ ...tabular, fontWeight: 620 }}>{formatPrice(order.net)}</Typography>
      </Stack>
      <Stack
        direction="row"
        sx={{ justifyContent: 'space-between', alignItems: 'center', gap: 1, mt: 0.5 }}
      >
        <Typography variant="caption" color="textSecondary">
          {dateTime(order.placed_at)} ·{' '}
          {translate('app.orders.pieces', { smart_count: order.quantity })}
        </Typography>
        <OrderChip order={order} />
      </Stack>
      <OrderTagChips tags={order.tags} />
    </>
  );
}
