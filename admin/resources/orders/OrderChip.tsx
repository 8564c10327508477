import { useTranslate } from 'react-admin';
import type { OrderStatus } from '../../../storefront-host/modules/sales/orders/orders.contract.ts';
import { StatusChip } from '../../layout/StatusChip.tsx';
import { orderTone } from './order-status.ts';

export function OrderChip({ status }: { readonly status: OrderStatus }) {
  const translate = useTranslate();
  return <StatusChip tone={orderTone[status]} label={translate(`app.orders.status.${status}`)} />;
}
