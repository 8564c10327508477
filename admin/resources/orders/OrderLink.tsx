import { Link as RouterLink } from 'react-router';
import { Link } from '@mui/material';
import type { OrderSummary } from '../../../storefront-host/modules/sales/orders/orders.contract.ts';
import { rowLink } from '../../layout/styles.ts';

/** Shows the number of an order in a list; its link covers the whole row. */
export function OrderLink({ order }: { readonly order: OrderSummary }) {
  return (
    <Link component={RouterLink} to={`/orders/${order.id}/show`} sx={rowLink}>
      #{order.number}
    </Link>
  );
}
