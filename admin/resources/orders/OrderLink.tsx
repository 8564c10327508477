import { Link as RouterLink } from 'react-router';
import { Link } from '@mui/material';
import type { OrderSummary } from '../../../storefront-host/modules/sales/orders/orders.contract.ts';
import { rowLink } from '../../layout/styles.ts';

/** The number of an order in a list; reaches over its whole row. */
export function OrderLink({ order }: { readonly order: OrderSummary }) {
  return (
    <Link component={RouterLink} to={`/orders/${order.id}/show`} sx={rowLink}>
      #{order.number}
    </Link>
  );
}
