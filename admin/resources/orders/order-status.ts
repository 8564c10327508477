import type {
  OrderStatus,
  OrderSummary,
} from '../../../storefront-host/modules/sales/orders/orders.contract.ts';
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

/** Waits for the buyer's transfer. */
export function isAwaited({
  status,
  payment_method: method,
  payment_status: paid,
}: Pick<OrderSummary, 'status' | 'payment_method' | 'payment_status'>): boolean {
  return status === 'placed' && method !== 'cod' && paid === 'pending';
}

/** The shop has received the money of an order that stays cancelled. */
export function isOwedBack({
  status,
  payment_status: paid,
}: Pick<OrderSummary, 'status' | 'payment_status'>): boolean {
  return status === 'cancelled' && paid === 'paid';
}
