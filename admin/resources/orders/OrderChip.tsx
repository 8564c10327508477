import { useTranslate } from 'react-admin';
import type { OrderSummary } from '../../../storefront-host/modules/sales/orders/orders.contract.ts';
import { StatusChip } from '../../layout/StatusChip.tsx';
import { isAwaited, orderTone } from './order-status.ts';

interface OrderChipProps {
  readonly order: Pick<OrderSummary, 'status' | 'payment_method' | 'payment_status'>;
}

/** The state of an order; one that waits for a transfer is not to be shipped yet. */
export function OrderChip({ order }: OrderChipProps) {
  const translate = useTranslate();
  if (isAwaited(order)) {
    return <StatusChip tone="progress" label={translate('app.orders.awaited')} />;
  }
  const { status } = order;
  return <StatusChip tone={orderTone[status]} label={translate(`app.orders.status.${status}`)} />;
}
