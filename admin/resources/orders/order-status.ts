import type {
  OrderStage,
  OrderStatus,
  OrderSummary,
} from '../../../storefront-host/modules/sales/orders/orders.contract.ts';
import type { Tone } from '../../layout/StatusChip.tsx';

/** Sorted in the order in which they happen. */
export const orderStatuses: readonly OrderStatus[] = [
  'placed',
  'shipped',
  'delivered',
  'cancelled',
];

/** Every stage with its status, in the order in which they happen. */
export const statusOfStage: Readonly<Record<OrderStage, OrderStatus>> = {
  placed: 'placed',
  pending_payment: 'placed',
  paid: 'placed',
  preparing: 'placed',
  part_shipped: 'placed',
  shipped: 'shipped',
  delivered: 'delivered',
  completed: 'delivered',
  return_asked: 'delivered',
  returned: 'delivered',
  disputed: 'delivered',
  part_refunded: 'delivered',
  refunded: 'delivered',
  cancelled: 'cancelled',
};

export const stageTone: Readonly<Record<OrderStage, Tone>> = {
  placed: 'attention',
  pending_payment: 'progress',
  paid: 'attention',
  preparing: 'attention',
  part_shipped: 'progress',
  shipped: 'progress',
  delivered: 'good',
  completed: 'good',
  return_asked: 'attention',
  returned: 'attention',
  disputed: 'attention',
  part_refunded: 'neutral',
  refunded: 'neutral',
  cancelled: 'neutral',
};

/** The order stays cancelled, but the shop has received its money. */
export function isOwedBack({
  status,
  payment_status: paid,
}: Pick<OrderSummary, 'status' | 'payment_status'>): boolean {
  return status === 'cancelled' && paid === 'paid';
}
