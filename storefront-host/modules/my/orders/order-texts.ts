import type { PlacedOrder } from '@talad/elements/api/checkout.contract';
import type { OrderStatus } from '../../../db/schema.ts';
import type { TextKey } from '../../../locales/text.ts';

/** The states of an order in the order in which a buyer waits for them: tabs, and the overview. */
export const orderStates = [
  'placed',
  'shipped',
  'delivered',
  'cancelled',
] as const satisfies readonly OrderStatus[];

/** Payment state of an order; null: a cancelled order is not paid. */
export function paymentText({
  status,
  payment_method: method,
  payment_status: paid,
}: Pick<PlacedOrder, 'status' | 'payment_method' | 'payment_status'>): TextKey | null {
  if (paid !== 'pending') return `my.paid.${paid}`;
  return status === 'cancelled' ? null : `my.paid.pending.${method}`;
}

/** The buyer's name for a status; the shop's is `order.status.*`. */
export function waitingFor(status: OrderStatus): TextKey {
  return `my.state.${status}`;
}
