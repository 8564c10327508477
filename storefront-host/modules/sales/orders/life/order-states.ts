import type {
  OrderStatus,
  OrderPaymentMethod,
  PaymentStatus,
  ReturnState,
} from '../../../../db/schema.ts';
import type { OrderAction, OrderStage } from '../orders.contract.ts';

/** Columns of an order that decide which transitions are possible. */
export interface OrderState {
  readonly status: OrderStatus;
  readonly payment_method: OrderPaymentMethod;
  readonly payment_status: PaymentStatus;
  readonly prepared_at: Date | null;
  /** Some of its pieces are in a parcel. */
  readonly part_sent: boolean;
  readonly completed_at: Date | null;
  /** The newest return that is not completed. */
  readonly return_state: ReturnState | null;
  /** Paid money and its refunded part, in satang. */
  readonly net: number;
  readonly lnwcash: number;
  readonly refunded: number;
  readonly refunded_lnwcash: number;
  readonly points_spent: number;
  readonly refunded_points: number;
  /** Money that a courier has collected and not paid out yet, in satang. */
  readonly cod_due: number;
}

/** Reason why a change is refused. */
export type OrderRefusal =
  | 'NOT_FOUND'
  | 'CONFLICT'
  | 'BAD_STATE'
  | 'PAID_TOO_LATE'
  | 'SPENT_MEANWHILE'
  | 'REFUND_WAY'
  | 'REFUND_WALLET_LIMIT';

/**
 * The system is a payment provider that received the money, or a job; an operator runs the
 * marketplace, and decides disputes between buyers and shops.
 */
export type Actor = 'buyer' | 'staff' | 'system' | 'operator';

const shop: readonly Actor[] = ['staff', 'system'];
const all: readonly Actor[] = ['buyer', ...shop];

/** A remittance only moves money (remit-orders.ts). */
export type ChangeAction = Exclude<OrderAction, 'remit'>;

interface Transition {
  /** Stages in which the action is allowed, and its actors. */
  readonly from: Readonly<Partial<Record<OrderStage, readonly Actor[]>>>;
  readonly needs?: (state: OrderState, actor: Actor) => boolean;
  /** The order's status afterwards; unchanged if absent. */
  readonly to?: OrderStatus;
  /** The state of its return afterwards; unchanged if absent. */
  readonly returns?: ReturnState | null;
}

/**
 * These actors can see the money arrive: the shop's staff, the marketplace (decision 404), or the
 * provider.
 */
const seesMoney = ({ payment_method: method }: OrderState, actor: Actor) =>
  method === 'transfer'
    ? actor === 'staff'
    : (method === 'platform' || method === 'online') && actor === 'system';

/** The order was cancelled, but its money may still arrive. */
const mayBePaidLate = (state: OrderState, actor: Actor) =>
  state.payment_status === 'pending' && seesMoney(state, actor);

/** The courier was to collect the order's money. */
const isUnpaidCod = ({ payment_method: method, payment_status: paid }: OrderState) =>
  method === 'cod' && paid === 'pending';

/** The money arrived too late for the order and was not refunded yet (decision 250). */
const isOwedBack = (state: OrderState, actor: Actor) =>
  state.payment_status === 'paid' && seesMoney(state, actor);

/**
 * No return is requested yet, and the return period has not ended. A buyer who has not paid refuses
 * the parcel at the door instead.
 */
const isReturnable = (order: OrderState) =>
  order.payment_status === 'paid' && order.return_state === null && order.completed_at === null;

/** Some money was paid, and not all of it was refunded. */
const isRefundable = ({ payment_status: paid, ...order }: OrderState) =>
  paid === 'paid' && order.net + order.lnwcash + order.points_spent > 0 && !isRefundedWhole(order);

const staff: readonly Actor[] = ['staff'];
const buyer: readonly Actor[] = ['buyer'];
const operator: readonly Actor[] = ['operator'];

/**
 * The one table of allowed transitions and their actors (decision 400). The server's checks, the
 * back office's buttons and the buyer's page all read it. A buyer can cancel an order that is
 * neither paid nor packed. An order that was sent can no longer be cancelled, but its buyer may
 * refuse to pay for the parcel at the door.
 */
const transitions: Readonly<Record<OrderAction, Transition>> = {
  receive: {
    from: { pending_payment: shop },
    // A payment by a provider or to the marketplace is received when they report it, not when the
    // shop does.
    needs: ({ payment_method: method }, actor) =>
      actor === 'system' || (method !== 'online' && method !== 'platform'),
  },
  prepare: { from: { placed: ['staff'], paid: ['staff'] } },
  ship: {
    from: { placed: shop, paid: shop, preparing: shop, part_shipped: shop },
    to: 'shipped',
  },
  deliver: {
    from: { shipped: all },
    // Cash on delivery counts as paid when the shop or its courier reports it, not when the buyer
    // does.
    needs: ({ payment_status: paid }, actor) => actor !== 'buyer' || paid === 'paid',
    to: 'delivered',
  },
  complete: {
    from: { delivered: ['system'], part_refunded: ['system'], refunded: ['system'] },
    needs: ({ completed_at: at }) => at === null,
  },
  cancel: {
    from: { placed: all, pending_payment: all, paid: shop, preparing: shop },
    to: 'cancelled',
  },
  refuse: { from: { shipped: ['staff'] }, needs: isUnpaidCod, to: 'cancelled' },
  reopen: { from: { cancelled: shop }, needs: mayBePaidLate, to: 'placed' },
  repay: { from: { cancelled: shop }, needs: isOwedBack },
  ask_return: {
    from: { shipped: buyer, delivered: buyer, part_refunded: buyer },
    needs: isReturnable,
    returns: 'asked',
  },
  withdraw_return: { from: { return_asked: buyer, disputed: buyer }, returns: null },
  accept_return: {
    from: { return_asked: staff, disputed: staff },
    needs: ({ return_state: state }) => state !== 'accepted',
    returns: 'accepted',
  },
  // The goods of an accepted return may never arrive, or other goods arrive.
  refuse_return: {
    from: { return_asked: staff, returned: staff, disputed: staff },
    returns: 'refused',
  },
  dispute: {
    from: { shipped: buyer, delivered: buyer, part_refunded: buyer },
    needs: ({ return_state: state, completed_at: at }) => state === 'refused' && at === null,
    returns: 'disputed',
  },
  take_back: {
    from: { return_asked: staff },
    needs: ({ return_state: state }) => state === 'accepted',
    returns: 'returned',
  },
  // A shop may also refund an order without a return: for a lost parcel, out of goodwill, or for
  // pieces that are out of stock (decision 416).
  refund: {
    from: {
      paid: staff,
      preparing: staff,
      part_shipped: staff,
      shipped: staff,
      delivered: staff,
      completed: staff,
      part_refunded: staff,
      return_asked: staff,
      returned: staff,
      disputed: staff,
    },
    needs: isRefundable,
    returns: null,
  },
  // An operator's refund is booked in the same way as the shop's own (decision 414).
  decide_for_buyer: { from: { disputed: operator }, needs: isRefundable, returns: 'decided' },
  decide_for_shop: { from: { disputed: operator }, returns: 'decided' },
  // An earlier refund is the shop's own money: the courier still owes what it collected.
  remit: {
    from: {
      delivered: staff,
      completed: staff,
      part_refunded: staff,
      refunded: staff,
      return_asked: staff,
      returned: staff,
      disputed: staff,
    },
    needs: ({ cod_due: due }) => due > 0,
  },
};

/** Actions in the order of their buttons. */
const actions: readonly OrderAction[] = [
  'receive',
  'prepare',
  'ship',
  'deliver',
  'complete',
  'cancel',
  'refuse',
  'reopen',
  'repay',
  'ask_return',
  'withdraw_return',
  'accept_return',
  'refuse_return',
  'dispute',
  'take_back',
  'refund',
  'decide_for_buyer',
  'decide_for_shop',
  'remit',
];

/** Returns the one name of an order's state, which all screens show. */
export function stageOf(state: OrderState): OrderStage {
  const { status } = state;
  if (status === 'shipped' || status === 'delivered') return stageOfSent(state, status);
  if (status === 'cancelled') return status;
  // A transfer or card payment arrives before the parcel, cash on delivery with it (decision 250).
  if (state.payment_method !== 'cod' && state.payment_status === 'pending') {
    return 'pending_payment';
  }
  if (state.part_sent) return 'part_shipped';
  if (state.prepared_at !== null) return 'preparing';
  return state.payment_method === 'cod' ? 'placed' : 'paid';
}

function stageOfSent(state: OrderState, status: 'shipped' | 'delivered'): OrderStage {
  const { return_state: returns } = state;
  if (returns === 'disputed' || returns === 'returned') return returns;
  if (returns === 'asked' || returns === 'accepted') return 'return_asked';
  if (isRefundedWhole(state)) return 'refunded';
  if (status === 'shipped') return status;
  if (isRefunded(state)) return 'part_refunded';
  return state.completed_at === null ? status : 'completed';
}

type Refunds = Pick<
  OrderState,
  'net' | 'lnwcash' | 'points_spent' | 'refunded' | 'refunded_lnwcash' | 'refunded_points'
>;

function isRefunded(order: Refunds): boolean {
  return order.refunded + order.refunded_lnwcash + order.refunded_points > 0;
}

/** Returns whether all money that was paid is refunded. */
export function isRefundedWhole(order: Refunds): boolean {
  return (
    isRefunded(order) &&
    order.refunded === order.net &&
    order.refunded_lnwcash === order.lnwcash &&
    order.refunded_points === order.points_spent
  );
}

export function mayDo(state: OrderState, action: OrderAction, actor: Actor): boolean {
  const { from, needs } = transitions[action];
  return (from[stageOf(state)]?.includes(actor) ?? false) && (needs?.(state, actor) ?? true);
}

/** Returns the actions that this actor may take now, which become the buttons. */
export function actionsOf(state: OrderState, actor: Actor): OrderAction[] {
  return actions.filter((action) => mayDo(state, action, actor));
}

/** Returns whether the order has to be paid before it is sent. */
export function awaitsPayment(state: OrderState): boolean {
  return stageOf(state) === 'pending_payment';
}

/** Returns the columns after an action that is allowed. */
export function stateAfter(state: OrderState, action: OrderAction, at: Date) {
  const { to, returns } = transitions[action];
  // A decision is final: after a refund by decision, the buyer cannot request another return.
  const isMoved = returns !== undefined && state.return_state !== 'decided';
  return {
    status: to ?? state.status,
    payment_status: paymentAfter(state, action),
    ...(action === 'prepare' && { prepared_at: at }),
    ...(action === 'deliver' && { delivered_at: at }),
    ...(action === 'refuse' && { refused_at: at }),
    ...(action === 'complete' && { completed_at: at }),
    ...(isMoved && { return_state: returns, return_at: at }),
  };
}

/** Returns the payment's state after the action. */
export function paymentAfter(state: OrderState, action: OrderAction): PaymentStatus {
  const { payment_method: method, payment_status: paid } = state;
  // The courier collects the money at the door.
  if (action === 'receive' || action === 'reopen' || (action === 'deliver' && method === 'cod')) {
    return 'paid';
  }
  if (action === 'repay') return 'refunded';
  return action === 'cancel' && paid === 'paid' ? 'refunded' : paid;
}
