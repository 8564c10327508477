import type { OrderStatus, PaymentMethod, PaymentStatus } from '../../../db/schema.ts';
import type { OrderAction } from './orders.contract.ts';

/** The figures of an order that decide what may follow. */
export interface OrderState {
  readonly status: OrderStatus;
  readonly payment_method: PaymentMethod;
  readonly payment_status: PaymentStatus;
}

/** Why a change is refused. */
export type OrderRefusal = 'NOT_FOUND' | 'CONFLICT' | 'BAD_STATE' | 'PAID_TOO_LATE';

interface Step {
  readonly from: OrderStatus;
  readonly to: OrderStatus;
  readonly needs?: (state: OrderState) => boolean;
}

/** A transfer or card payment comes before the parcel, cash on delivery with it (decision 250). */
const isAwaited = ({ payment_method: method, payment_status: paid }: OrderState) =>
  method !== 'cod' && paid === 'pending';

/** Its money may still arrive after the order was cancelled. */
const isUnpaidTransfer = ({ payment_method: method, payment_status: paid }: OrderState) =>
  method === 'transfer' && paid === 'pending';

/** The money arrived too late for the order, and the shop still has it (decision 405). */
const isOwedBack = ({ payment_method: method, payment_status: paid }: OrderState) =>
  method === 'transfer' && paid === 'paid';

/** The one table of what may follow what. A shipped parcel is no longer cancelled but returned. */
const steps: Readonly<Record<OrderAction, Step>> = {
  receive: { from: 'placed', to: 'placed', needs: isAwaited },
  ship: { from: 'placed', to: 'shipped', needs: (state) => !isAwaited(state) },
  deliver: { from: 'shipped', to: 'delivered' },
  cancel: { from: 'placed', to: 'cancelled' },
  reopen: { from: 'cancelled', to: 'placed', needs: isUnpaidTransfer },
  repay: { from: 'cancelled', to: 'cancelled', needs: isOwedBack },
};

const actions: readonly OrderAction[] = ['receive', 'ship', 'deliver', 'cancel', 'reopen', 'repay'];

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
  if (action === 'repay') return 'refunded';
  if (action === 'receive' || action === 'reopen' || (action === 'deliver' && method === 'cod'))
    return 'paid';
  return action === 'cancel' && paid === 'paid' ? 'refunded' : paid;
}
