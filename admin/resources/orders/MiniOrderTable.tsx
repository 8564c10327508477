import { useTranslate } from 'react-admin';
import { Typography } from '@mui/material';
import { formatPrice } from '@talad/elements/locales/format';
import type { OrderSummary } from '../../../storefront-host/modules/sales/orders/orders.contract.ts';
import { RecordTable } from '../../layout/lists/RecordTable.tsx';
import { useDateTime } from '../../layout/formats.ts';
import { figures, tabular } from '../../layout/styles.ts';
import { OrderChip } from './OrderChip.tsx';
import { OrderLink } from './OrderLink.tsx';

/** Shows the newest orders, without head and sorting. */
export function MiniOrderTable({ orders }: { readonly orders: readonly OrderSummary[] }) {
  const translate = useTranslate();
  const dateTime = useDateTime();
  return (
    <RecordTable
      label={translate('app.dashboard.last_orders')}
      records={orders}
      columns={[
        { field: 'number', sx: tabular, cell: (order) => <OrderLink order={order} /> },
        {
          field: 'customer',
          sx: { width: '100%' },
          cell: (order) => (
            <>
              {order.customer}
              <Typography variant="caption" component="div" color="textSecondary" sx={tabular}>
                {dateTime(order.placed_at)}
              </Typography>
            </>
          ),
        },
        { field: 'status', cell: (order) => <OrderChip order={order} /> },
        { field: 'net', align: 'right', sx: figures, cell: (order) => formatPrice(order.net) },
      ]}
    />
  );
}
