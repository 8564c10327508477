import type { Transaction } from 'kysely';
import type { AddressValues } from '@talad/elements/commerce/forms/address-form';
import type { DeliveryRefusal } from '@talad/elements/commerce/delivery/delivery-settings';
import {
  add,
  satangToBaht,
  subtract,
  toSatang,
  type Satang,
  ZERO,
} from '@talad/elements/commerce/money';
import { orderTotal, type OrderTotal } from '@talad/elements/commerce/price/order-total';
import type { Database, Lang, OrderDelivery, OrderPaymentMethod } from '../../../../db/schema.ts';
import { newId } from '../../../../db/ids.ts';
import type { Db } from '../../../../db/open.ts';
import { writeOutboxMany } from '../../../../jobs/outbox.ts';
import { lockCheckout, markOrdered, type CheckoutRow } from '../../checkout/checkout.repository.ts';
import { refuseCod } from '../../checkout/cod-limits.ts';
import type { CheckoutToken } from '../../checkout/checkout-token.ts';
import { orderDelivery } from '../../delivery/delivery-offers.ts';
import { takeOrdered } from '../../account-cart/account-cart.repository.ts';
import { removeOrdered } from '../../cart/cart.repository.ts';
import {
  judgeCoupon,
  type CouponRefusal,
  type CouponVerdict,
} from '../../coupons/checkout-coupon.ts';
import { CouponRefused, useCoupon } from '../../coupons/use-coupon.ts';
import {
  deliveryOf,
  destinationOf,
  holidayAt,
  isVatRegistered,
  payByOf,
  type Selling,
  vatRateAt,
  writeAudit,
} from '../../../shops/index.ts';
import { quoteMethods } from '@talad/elements/commerce/delivery/quote-delivery';
import { postEntry } from '../../ledger/journal.ts';
import { insertPaymentGroup } from '../../payment-groups/payment-groups.repository.ts';
import { orderEntry } from '../../ledger/order-entry.ts';
import type { PointRule } from '../../spending/point-rule.ts';
import { chosenOf, lockBalances, type Spending } from '../../spending/balances.ts';
import { spentText } from '../../spending/spendable.ts';
import { redeemPoints } from '../../spending/spend-points.ts';
import { notifyLowStock } from '../../stock/notify-low-stock.ts';
import { notifyOfNewOrder } from '../../../../identity/index.ts';
import { issueForPayment } from '../../papers/issue-paper.ts';
import { invalidateStockPages } from '../../stock/stock-pages.ts';
import { takeStock } from '../../stock/stock.repository.ts';
import { draftLine, readOrderedRows, shortLines, type ShortLine } from '../order-lines.ts';
import { deliveryFor, refusalOf } from './requested-delivery.ts';
import { insertOrder, type OrderLineDraft, type UsedCoupon } from './insert-order.ts';
import { lockOrder } from '../orders.repository.ts';

export interface PlaceRequest {
  readonly checkout: CheckoutToken;
  readonly values: AddressValues;
  /** The total on the page that the shopper confirmed; null if the form had none. */
  readonly seenNet: Satang | null;
  /** In the format of `spentText`; absent if the form has no such field. */
  readonly seenSpent?: string | null;
  readonly accountId: string | null;
  /** The buyer agreed to news and offers of the shop. */
  readonly marketing?: boolean;
  readonly payment: OrderPaymentMethod;
  /** Id of the chosen delivery method; if absent, the first one that delivers the order. */
  readonly delivery?: string | null;
  readonly points: PointRule;
  readonly lang: Lang;
  readonly now: Date;
  /** Set when staff enter the order from a chat or a call. */
  readonly manual?: ManualTerms;
  /**
   * Its payment to the marketplace, or the visit in which orders of other shops are placed with it.
   */
  readonly groupId?: string;
  /**
   * The marketplace awaits the payment until this time; if absent, the shop's own time limit
   * applies.
   */
  readonly payBy?: Date;
  /** The marketplace is paid at its provider's page (decision 448). */
  readonly isOnline?: boolean;
}

/** A discount and a delivery fee set by hand; a null fee uses the shop's rule. */
export interface ManualTerms {
  readonly discount: Satang;
  readonly fee: Satang | null;
  /** Account of the staff member. */
  readonly by: string;
}

export type PlacedResult =
  | { readonly kind: 'placed'; readonly orderId: string; readonly again: boolean }
  | { readonly kind: 'gone' }
  /** The shop's holiday has begun. */
  | { readonly kind: 'closed' }
  | { readonly kind: 'short'; readonly lines: readonly ShortLine[] }
  /** The shop takes no cash on delivery for this order. */
  | { readonly kind: 'payment' }
  /** The chosen delivery method, or every method, does not deliver to this address. */
  | { readonly kind: 'undeliverable'; readonly refusal: DeliveryRefusal }
  | { readonly kind: 'price-changed'; readonly net: Satang }
  | { readonly kind: 'coupon'; readonly code: string; readonly refusal: CouponRefusal };

/** Rolls back the transaction if a product sold out between reading and locking. */
export class SoldOut extends Error {}

/** One retry is enough unless stock returns and sells out again in between. */
export const MAX_ATTEMPTS = 5;

/**
 * Places the order of a checkout once: the checkout's id is the idempotency key, so a second tap or
 * a repeated request gets the same order. It reads prices, stock and totals again, and never
 * charges a total that the shopper did not see. It does everything in one transaction.
 */
export async function placeOrder(db: Db, request: PlaceRequest): Promise<PlacedResult> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute((trx) => placeWithin(trx, request));
    } catch (error) {
      if (error instanceof CouponRefused) {
        return { kind: 'coupon', code: error.coupon, refusal: { code: error.code } };
      }
      // The other buyers have committed by now: reading again shows which line is short and of
      // which stock.
      if (!(error instanceof SoldOut) || attempt === MAX_ATTEMPTS) throw error;
    }
  }
}

/**
 * Places the order inside a transaction of the caller, who has to roll it back when this throws. It
 * does not retry.
 */
export async function placeWithin(
  trx: Transaction<Database>,
  request: PlaceRequest,
): Promise<PlacedResult> {
  const { checkout: name, now } = request;
  const checkout = await lockCheckout(trx, name);
  if (!checkout || (!checkout.order_id && checkout.expires_at <= now)) return { kind: 'gone' };
  if (checkout.order_id) return { kind: 'placed', orderId: checkout.order_id, again: true };

  const prepared = await prepareOrder(trx, checkout, request);
  if (prepared.kind !== 'prepared') return prepared;
  const spending = await lockSpending(trx, checkout, request);
  const placed = await placePrepared(trx, prepared, { ...request, spending });
  if (placed.kind === 'placed') {
    await clearCarts(trx, [checkout], { ...request, hasCart: name.cart !== undefined });
    const { groupId: id, payment, payBy, isOnline } = request;
    // The total has to equal the one that the form showed.
    const net = request.seenNet ?? ZERO;
    if (id !== undefined) {
      await insertPaymentGroup(trx, { id, payment, orders: 1, net, payBy, isOnline, now });
    }
  }
  return placed;
}

/** An order whose lines can be bought, before stock, coupon or balances are taken for it. */
export interface PreparedOrder {
  readonly kind: 'prepared';
  readonly checkout: CheckoutRow;
  readonly selling: Selling | undefined;
  readonly drafts: readonly OrderLineDraft[];
  readonly verdict: CouponVerdict | null;
}

/**
 * Reads the products, prices and stock of a locked checkout again, and checks its coupon. Two
 * queries.
 */
export async function prepareOrder(
  trx: Transaction<Database>,
  checkout: CheckoutRow,
  request: Pick<PlaceRequest, 'accountId' | 'lang' | 'now' | 'manual'>,
): Promise<PreparedOrder | Extract<PlacedResult, { readonly kind: 'short' | 'closed' }>> {
  const rows = await readOrderedRows(trx, checkout.shop_id, checkout.contents, request);
  const short = shortLines(checkout.contents, rows);
  if (short.length > 0) return { kind: 'short', lines: short };
  const selling = [...rows.values()][0]?.selling;
  // Staff can enter orders on a holiday too.
  const isClosed = holidayAt(selling, request.now)?.stops_orders === true;
  if (isClosed && !request.manual) return { kind: 'closed' };
  const drafts = checkout.contents.map((line) => draftLine(line, rows));
  const verdict = await couponOf(trx, checkout, request, drafts);
  return { kind: 'prepared', checkout, selling, drafts, verdict };
}

/**
 * Takes coupon and stock and writes the order. The caller has locked the balances that it spends,
 * and clears the carts afterwards: a transaction with several orders locks the carts after the
 * stock of the last one.
 * @throws SoldOut
 * @throws CouponRefused
 */
export async function placePrepared(
  trx: Transaction<Database>,
  { checkout, selling, drafts, verdict }: PreparedOrder,
  request: PlaceRequest & { readonly spending: Spending },
): Promise<PlacedResult> {
  const { checkout: name, now } = request;
  const coupon = verdict?.ok ? verdict.coupon : null;
  const vatRate = selling ? vatRateAt(selling.vat_rates, now) : 0;
  const query = {
    to: await destinationOf(request.values),
    now,
    vatRate,
    holiday: selling?.holiday,
    coupon,
    terms: byHand(request.manual),
    spending: request.spending,
  };
  const quotes = quoteMethods(deliveryOf(selling), drafts, query);
  const { delivery = null, manual } = request;
  const quote = deliveryFor(quotes, delivery, (manual?.fee ?? null) !== null);
  if (!quote) return { kind: 'undeliverable', refusal: refusalOf(quotes, delivery) };
  const { total } = quote;
  const plain = orderTotal(drafts, quote.rule, query.terms);
  if (request.seenNet !== total.price.net || spendsOther(request, total)) {
    // A shopper who confirmed the total without the coupon gets the order without it.
    if (verdict && !verdict.ok) {
      return { kind: 'coupon', code: checkout.coupon_code ?? '', refusal: verdict.refusal };
    }
    return { kind: 'price-changed', net: total.price.net };
  }

  // Staff may exceed the shop's limits.
  if (request.payment === 'cod' && !request.manual) {
    const refused = await refuseCod(trx, selling, {
      shopId: name.shop_id,
      accountId: request.accountId,
      phone: request.values.phone,
      net: total.price.net,
      province: query.to.province,
      method: quote.method,
    });
    if (refused) return { kind: 'payment' };
  }
  const orderId = newId(now.getTime());
  // Staff cannot spend points and wallet money, because these are the buyer's own.
  const full = add(total.price.net, total.points.worth, total.price.lnwcash);
  // The coupon's cost to the shop is never negative: a coupon can remove free delivery and raise
  // the total.
  const cost = toSatang(Math.max(0, subtract(plain.price.net, full)));
  const { phone } = request.values;
  if (coupon) await useCoupon(trx, coupon, { ...request, orderId, phone, cost });
  const cause = { shopId: name.shop_id, reason: 'order', orderId, at: now } as const;
  const takes = drafts.map((line) => ({ product_id: line.row.id, quantity: line.quantity }));
  const taken = await takeStock(trx, takes, { ...cause, accountId: actorOf(request) });
  if ('short' in taken) throw new SoldOut();
  await writeOrder(trx, request, {
    orderId,
    drafts,
    total,
    vatRate: isVatRegistered(selling) ? vatRate : null,
    coupon: coupon && { ...coupon, cost },
    delivery: orderDelivery(quote),
    payBy: request.payBy ?? payByOf(selling, request.payment, now),
    remindedAt: checkout.reminded_at,
  });
  await markOrdered(trx, name, orderId);
  await invalidateStockPages(trx, name.shop_id, taken.changed);
  await notifyLowStock(trx, name.shop_id, { changed: taken.changed, at: now });
  // The wallet paid the whole order.
  const paid = total.price.net === 0 && (await lockOrder(trx, name.shop_id, orderId));
  if (paid) await issueForPayment(trx, paid, now);
  return { kind: 'placed', orderId, again: false };
}

/**
 * Removes the ordered lines of checkouts that began in one cart from that cart, and from the
 * account's.
 */
export async function clearCarts(
  trx: Transaction<Database>,
  checkouts: readonly CheckoutRow[],
  {
    accountId,
    now,
    hasCart,
  }: Pick<PlaceRequest, 'accountId' | 'now'> & {
    /** The cart of an embed does not belong to the account. */
    readonly hasCart: boolean;
  },
): Promise<void> {
  const ordered = checkouts.flatMap(({ contents }) => contents);
  const cartId = checkouts[0]?.cart_id ?? null;
  if (cartId !== null) {
    await removeOrdered(trx, cartId, new Set(ordered.map((line) => line.product_uuid)));
  }
  if (accountId !== null && hasCart) await takeOrdered(trx, accountId, ordered, now);
}

async function writeOrder(
  trx: Transaction<Database>,
  request: PlaceRequest,
  order: {
    readonly orderId: string;
    readonly drafts: readonly OrderLineDraft[];
    readonly total: OrderTotal;
    readonly vatRate: number | null;
    readonly coupon: UsedCoupon | null;
    readonly delivery: OrderDelivery;
    readonly payBy: Date | null;
    readonly remindedAt: Date | null;
  },
): Promise<void> {
  const shopId = request.checkout.shop_id;
  const { orderId, total } = order;
  const number = await insertOrder(trx, {
    marketing: false,
    ...request,
    ...order,
    shopId,
  });
  await postEntry(trx, {
    shopId,
    kind: 'order.placed',
    orderId,
    at: request.now,
    lines: orderEntry(total, request.accountId, request.payment),
  });
  if (request.accountId !== null) {
    const { accountId, now: at } = request;
    await redeemPoints(trx, { accountId, shopId, orderId, points: total.points.count, at });
  }
  await writeAudit(trx, {
    shopId,
    entity: 'order',
    entityId: orderId,
    action: request.manual ? 'entered' : 'placed',
    accountId: actorOf(request),
    before: null,
    after: { number, status: 'placed', net: total.price.net },
    at: request.now,
  });
  const placed = { shop_id: shopId, id: orderId, number, account_id: request.accountId };
  await notifyOfNewOrder(trx, { ...placed, net: total.price.net }, request.now);
  const counted = { shop_id: shopId, order_id: orderId };
  await writeOutboxMany(trx, [
    ['order.counted', counted],
    ['order.placed', counted],
  ]);
}

/**
 * Returns whether the order would spend other points or wallet money than the page showed. The net price can be the
 * same, because the wallet pays the difference when points lose value.
 */
function spendsOther({ seenSpent }: PlaceRequest, { points, price }: OrderTotal): boolean {
  if (seenSpent === undefined || seenSpent === null) return false;
  return seenSpent !== spentText(points.count, satangToBaht(price.lnwcash));
}

/**
 * Locks the points and the money that the buyer spends; a guest, or a buyer who chose neither,
 * spends none.
 */
async function lockSpending(
  trx: Transaction<Database>,
  checkout: CheckoutRow,
  { accountId, points }: PlaceRequest,
): Promise<Spending> {
  if (accountId === null || !(checkout.use_points || checkout.use_wallet)) return {};
  return chosenOf(checkout, await lockBalances(trx, accountId, points.value));
}

function couponOf(
  trx: Transaction<Database>,
  { shop_id: shopId, coupon_code: code }: CheckoutRow,
  { accountId, lang, now }: Pick<PlaceRequest, 'accountId' | 'lang' | 'now'>,
  drafts: readonly OrderLineDraft[],
): Promise<CouponVerdict> | null {
  if (code === null) return null;
  const { product } = orderTotal(drafts, undefined).price;
  return judgeCoupon(trx, { shopId, code, accountId, lang, now }, product);
}

/** Returns the discounts and the fee that staff entered by hand. */
export function byHand(terms: Pick<ManualTerms, 'discount' | 'fee'> | undefined) {
  if (!terms) return {};
  return { discount: terms.discount, ...(terms.fee !== null && { fee: terms.fee }) };
}

function actorOf({ manual, accountId }: PlaceRequest): string | null {
  return manual?.by ?? accountId;
}
