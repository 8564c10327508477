import type { OrderStatus, PaymentMethod, PaymentStatus } from '../../../db/schema.ts';
import type { OrderAction } from './orders.contract.ts';

/** The figures of an order that decide what may follow. */
export interface OrderState {
  readonly status: OrderStatus;
  readonly payment_method: PaymentMethod;
  readonly payment_status: PaymentStatus;
}

interface Step {
  readonly from: OrderStatus;
  readonly to: OrderStatus;
  readonly needs?: (state: OrderState) => boolean;
}

/** A transfer or card payment comes before the parcel, cash on delivery with it (decision 250). */
const isAwaited = ({ payment_method: method, payment_status: paid }: OrderState) =>
  method !== 'cod' && paid === 'pending';

/** The one table of what may follow what. A shipped parcel is no longer cancelled but returned. */
const steps: Readonly<Record<OrderAction, Step>> = {
  receive: { from: 'placed', to: 'placed', needs: isAwaited },
  ship: { from: 'placed', to: 'shipped', needs: (state) => !isAwaited(state) },
  deliver: { from: 'shipped', to: 'delivered' },
  cancel: { from: 'placed', to: 'cancelled' },
};

const actions: readonly OrderAction[] = ['receive', 'ship', 'deliver', 'cancel'];

/**
 * Actions possible in this state: the buttons of the back office. A payment by a provider is received
 * when the provider says so, not when a person does.
 */
export function actionsOf(state: OrderState): OrderAction[] {
  return actions.filter(
    (action) =>
      nextStatus(state, action) !== null &&
      !(action === 'receive' && state.payment_method === 'online'),
  );
}

/** The parcel waits for the buyer's money. */
export function awaitsPayment(state: OrderState): boolean {
  return nextStatus(state, 'receive') !== null;
}

/** The buyer cancels what is neither paid nor shipped; money that was sent is returned by the shop. */
export function mayBuyerCancel(state: OrderState): boolean {
  return nextStatus(state, 'cancel') !== null && state.payment_status === 'pending';
}

/** The status after the action; null if it is not possible. */
export function nextStatus(state: OrderState, action: OrderAction): OrderStatus | null {
  const { from, to, needs } = steps[action];
  return from === state.status && (needs?.(state) ?? true) ? to : null;
}

/** The payment's state after the action. */
export function nextPayment(state: OrderState, action: OrderAction): PaymentStatus {
  const { payment_method: method, payment_status: paid } = state;
  if (action === 'receive' || (action === 'deliver' && method === 'cod')) return 'paid';
  return action === 'cancel' && paid === 'paid' ? 'refunded' : paid;
}
