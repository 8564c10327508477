import type { ChangeAction } from '../../../storefront-host/modules/sales/orders/life/order-states.ts';

export type Who = 'buyer' | 'staff' | 'system' | 'operator';

/** Models an order independently, without the server's table of states. */
export interface ModelOrder {
  readonly id: string;
  readonly method: 'cod' | 'transfer' | 'online';
  readonly isGuest: boolean;
  readonly net: number;
  readonly wallet: number;
  readonly points: number;
  readonly hasCoupon: boolean;
  readonly shipping: number;
  readonly lines: {
    readonly product: number;
    readonly counted: boolean;
    readonly quantity: number;
    readonly charged: number;
    pieces: number;
  }[];
  place: 'shop' | 'road' | 'buyer' | 'nowhere';
  paid: 'no' | 'yes' | 'back';
  packed: boolean;
  /** True after the return period. */
  over: boolean;
  return: 'none' | 'asked' | 'accepted' | 'returned' | 'refused' | 'disputed' | 'decided';
  /** Amounts refunded so far; `toWallet` is the part of the money that went to the buyer's wallet. */
  back: { money: number; wallet: number; points: number; shipping: number; toWallet: number };
  /** True while the order counts: its coupon is used, its points and wallet money are spent. */
  lives: boolean;
}

/** The balances of the buyer, the coupon and the shop that the model expects. */
export interface ModelBalances {
  wallet: number;
  points: number;
  used: number;
  readonly stock: Record<string, number>;
}

const isOpen = ({ return: state }: ModelOrder) =>
  state === 'asked' || state === 'accepted' || state === 'returned' || state === 'disputed';

export const isWhole = ({ back, net, wallet, points }: ModelOrder) =>
  back.money + back.wallet + back.points > 0 &&
  back.money === net &&
  back.wallet === wallet &&
  back.points === points;

/** A return requests a piece of the first line, which may be refunded already. */
export const hasPiece = ({ lines: [line] }: ModelOrder) =>
  line !== undefined && line.pieces < line.quantity;

const isShop = (who: Who) => who === 'staff' || who === 'system';
const isSent = ({ place }: ModelOrder) => place === 'road' || place === 'buyer';
const isPrepaid = ({ method }: ModelOrder) => method !== 'cod';
const isProvider = ({ method }: ModelOrder, who: Who) => who === 'system' && method === 'online';
const waits = (order: ModelOrder) =>
  order.place === 'shop' && isPrepaid(order) && order.paid === 'no';

/** Returns whether this actor may do the action now, by action. */
const rules: Readonly<Record<ChangeAction, (order: ModelOrder, who: Who) => boolean>> = {
  receive: (order, who) =>
    waits(order) && (who === 'system' || (who === 'staff' && order.method === 'transfer')),
  prepare: (order, who) =>
    who === 'staff' && order.place === 'shop' && !waits(order) && !order.packed,
  ship: (order, who) => isShop(who) && order.place === 'shop' && !waits(order),
  deliver: (order, who) =>
    order.place === 'road' &&
    !isOpen(order) &&
    !isWhole(order) &&
    (isShop(who) || (who === 'buyer' && order.paid === 'yes')),
  complete: (order, who) =>
    who === 'system' &&
    !order.over &&
    !isOpen(order) &&
    (order.place === 'buyer' || (order.place === 'road' && isWhole(order))),
  cancel: (order, who) =>
    order.place === 'shop' &&
    (isShop(who) || (who === 'buyer' && (waits(order) || (!isPrepaid(order) && !order.packed)))),
  refuse: (order, who) =>
    who === 'staff' && order.place === 'road' && order.method === 'cod' && order.paid === 'no',
  reopen: (order, who) =>
    order.place === 'nowhere' &&
    order.paid === 'no' &&
    (who === 'staff' ? order.method === 'transfer' : isProvider(order, who)),
  repay: (order, who) =>
    who === 'staff' &&
    order.place === 'nowhere' &&
    order.method === 'transfer' &&
    order.paid === 'yes',
  ask_return: (order, who) =>
    who === 'buyer' &&
    isSent(order) &&
    order.paid === 'yes' &&
    order.return === 'none' &&
    !order.over &&
    !isWhole(order),
  withdraw_return: (order, who) =>
    who === 'buyer' && ['asked', 'accepted', 'disputed'].includes(order.return),
  accept_return: (order, who) =>
    who === 'staff' && (order.return === 'asked' || order.return === 'disputed'),
  refuse_return: (order, who) => who === 'staff' && isOpen(order),
  dispute: (order, who) =>
    who === 'buyer' && order.return === 'refused' && !order.over && !isWhole(order),
  take_back: (order, who) => who === 'staff' && order.return === 'accepted',
  refund: (order, who) =>
    who === 'staff' && order.place !== 'nowhere' && order.paid === 'yes' && !isWhole(order),
  decide_for_buyer: (order, who) =>
    who === 'operator' && order.return === 'disputed' && order.paid === 'yes' && !isWhole(order),
  decide_for_shop: (order, who) => who === 'operator' && order.return === 'disputed',
};

export const walkedActions = Object.keys(rules) as readonly ChangeAction[];

export function mayInModel(order: ModelOrder, action: ChangeAction, who: Who): boolean {
  return rules[action](order, who);
}

/** Returns the state after an action that refunds no money (the walk writes `refund` itself). */
export function moveOn(order: ModelOrder, action: ChangeAction): void {
  if (action === 'prepare') order.packed = true;
  if (action === 'ship') order.place = 'road';
  if (action === 'complete') order.over = true;
  if (action === 'ask_return') order.return = 'asked';
  // A decision is final.
  if (action === 'withdraw_return' || (action === 'refund' && order.return !== 'decided')) {
    order.return = 'none';
  }
  if (action === 'accept_return') order.return = 'accepted';
  if (action === 'refuse_return') order.return = 'refused';
  if (action === 'dispute') order.return = 'disputed';
  if (action === 'take_back') order.return = 'returned';
  if (action === 'decide_for_buyer' || action === 'decide_for_shop') order.return = 'decided';
  if (action === 'receive') order.paid = 'yes';
  if (action === 'repay') order.paid = 'back';
  if (action === 'deliver') {
    order.place = 'buyer';
    if (order.method === 'cod') order.paid = 'yes';
  }
  if (action === 'cancel' || action === 'refuse') {
    order.place = 'nowhere';
    order.lives = false;
    if (order.paid === 'yes') order.paid = 'back';
  }
  if (action === 'reopen') {
    order.place = 'shop';
    order.paid = 'yes';
    order.lives = true;
  }
}

/** Returns the expected balances of the ledger by groups of accounts, in satang; debits are positive. */
export function booksOf(order: ModelOrder) {
  const { net, wallet, back, lives, paid } = order;
  if (!lives) {
    // Paid after it was cancelled: the shop owes the money to the buyer.
    const late = paid === 'yes' ? net : 0;
    return { owed: 0 - late, money: late + back.toWallet, wallet: 0 - back.toWallet };
  }
  return {
    owed: paid === 'no' ? net : 0,
    money: paid === 'no' ? 0 : net - back.money + back.toWallet,
    wallet: wallet - back.wallet - back.toWallet,
  };
}

/** Returns the reason why a cancelled order that was paid late cannot be reopened, or null if it can. */
export function goneMeanwhile(order: ModelOrder, expected: ModelBalances) {
  if (expected.points < order.points || expected.wallet < order.wallet) return 'SPENT_MEANWHILE';
  const isShort = order.lines.some(
    ({ product, counted, quantity }) => counted && (expected.stock[product] ?? 0) < quantity,
  );
  return isShort ? 'PAID_TOO_LATE' : null;
}
