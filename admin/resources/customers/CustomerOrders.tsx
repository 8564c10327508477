import { useGetList, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { Button, Typography } from '@mui/material';
import { formatPrice } from '@talad/elements/locales/format';
import type { CustomerDetail } from '../../../storefront-host/modules/sales/customers/customers.contract.ts';
import type { OrderSummary } from '../../../storefront-host/modules/sales/orders/orders.contract.ts';
import { RecordTable } from '../../layout/lists/RecordTable.tsx';
import { Section } from '../../layout/Section.tsx';
import { Failure, Loading } from '../../layout/states.tsx';
import { useDateTime } from '../../layout/formats.ts';
import { figures, tabular } from '../../layout/styles.ts';
import { OrderChip } from '../orders/OrderChip.tsx';
import { OrderLink } from '../orders/OrderLink.tsx';

const SHOWN = 10;

/** Shows the newest orders, including cancelled ones, which no sum includes. */
export function CustomerOrders({ customer }: { readonly customer: CustomerDetail }) {
  const translate = useTranslate();
  const filter = { customer_id: customer.id };
  const { data, total, error, isPending, refetch } = useGetList<OrderSummary>('orders', {
    pagination: { page: 1, perPage: SHOWN },
    sort: { field: 'number', order: 'DESC' },
    filter,
  });
  const all = `/orders?filter=${encodeURIComponent(JSON.stringify(filter))}`;
  const hasMore = total === undefined || total > SHOWN;
  return (
    <Section
      title={translate('app.customers.figure.orders')}
      flush
      action={
        data &&
        hasMore && (
          <Button component={RouterLink} to={all} size="small">
            {translate('app.customers.all_orders')}
          </Button>
        )
      }
    >
      {error && <Failure error={error} onRetry={() => void refetch()} />}
      {!error && isPending && <Loading />}
      {data && data.length === 0 && (
        <Typography color="textSecondary" sx={{ px: 2, pb: 2 }}>
          {translate('app.customers.no_orders')}
        </Typography>
      )}
      {data && data.length > 0 && <Orders orders={data} />}
    </Section>
  );
}

function Orders({ orders }: { readonly orders: readonly OrderSummary[] }) {
  const translate = useTranslate();
  const dateTime = useDateTime();
  return (
    <RecordTable
      label={translate('app.customers.figure.orders')}
      records={orders}
      columns={[
        {
          field: 'number',
          sx: { width: '100%', ...tabular },
          cell: (order) => (
            <>
              <OrderLink order={order} />
              <Typography variant="caption" component="div" color="textSecondary">
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
