import type { PlacedOrder } from '@talad/elements/api/checkout.contract';
import type { OrderStatus } from '../../../db/schema.ts';
import type { TextKey } from '../../../locales/text.ts';

/** The states of an order in the order of their steps, for tabs and the overview. */
export const orderStates = [
  'placed',
  'shipped',
  'delivered',
  'cancelled',
] as const satisfies readonly OrderStatus[];

/** Returns the text of an order's payment state; null for a cancelled order without payment. */
export function paymentText({
  status,
  payment_method: method,
  payment_status: paid,
}: Pick<PlacedOrder, 'status' | 'payment_method' | 'payment_status'>): TextKey | null {
  if (paid !== 'pending') return `my.paid.${paid}`;
  return status === 'cancelled' ? null : `my.paid.pending.${method}`;
}

/** Returns the text key for the name of a tab. */
export function waitingFor(status: OrderStatus): TextKey {
  return `my.state.${status}`;
}
