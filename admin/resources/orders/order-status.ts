import type { OrderStatus } from '../../../storefront-host/modules/sales/orders/orders.contract.ts';
import type { Tone } from '../../layout/StatusChip.tsx';

/** In the order in which they happen. */
export const orderStatuses: readonly OrderStatus[] = [
  'placed',
  'shipped',
  'delivered',
  'cancelled',
];

export const orderTone: Readonly<Record<OrderStatus, Tone>> = {
  placed: 'attention',
  shipped: 'progress',
  delivered: 'good',
  cancelled: 'neutral',
};
