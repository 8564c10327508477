import { couponDiscount, couponShipping, type CouponRule } from '../price/coupon.ts';
import { orderTotal, type OrderTerms, type OrderTotal } from '../price/order-total.ts';
import type { ShippingRule } from './shipping.ts';
import type {
  DeliveryMethod,
  DeliveryRefusal,
  DeliverySettings,
  Destination,
} from './delivery-settings.ts';
import {
  promiseDelivery,
  slowest,
  type DeliveryPromise,
  type Preparation,
  type PromiseQuery,
} from './promise-delivery.ts';
import { refuseLoad, ruleOfMethod, type DeliveredLine } from './rate-delivery.ts';
import type { RemoteKind } from './remote-areas.ts';

export interface QuotedLine extends DeliveredLine {
  readonly preparation?: Preparation;
}

/** Price and days of an order with one method. */
export interface DeliveryQuote {
  readonly method: DeliveryMethod;
  /** Null if it can be delivered. */
  readonly refusal: DeliveryRefusal | null;
  readonly remote: RemoteKind | null;
  /** Undefined if it is refused. */
  readonly rule: ShippingRule | undefined;
  /** The price with coupon and other terms; without a fee if it is refused. */
  readonly total: OrderTotal;
  readonly promise: DeliveryPromise | null;
}

export interface QuoteQuery {
  /** Null if it is not known yet, as in a cart. */
  readonly to: Destination | null;
  readonly now: Date;
  /** VAT rate of the day; undefined if only fees and days are needed. */
  readonly vatRate?: number;
  readonly holiday?: PromiseQuery['holiday'] | undefined;
  readonly coupon?: CouponRule | null;
  /** Points and wallet money that the buyer spends. */
  readonly terms?: OrderTerms;
  /** Points and wallet money that the buyer spends. */
  readonly spending?: Pick<OrderTerms, 'points' | 'lnwcash'>;
}

/**
 * Returns prices and dates for each method of the shop, in its order: for cart, checkout, orders, product page and
 * API.
 */
export function quoteMethods(
  settings: DeliverySettings,
  lines: readonly QuotedLine[],
  query: QuoteQuery,
): readonly DeliveryQuote[] {
  return settings.methods.map((method) => quoteMethod(settings, method, lines, query));
}

function quoteMethod(
  settings: DeliverySettings,
  method: DeliveryMethod,
  lines: readonly QuotedLine[],
  query: QuoteQuery,
): DeliveryQuote {
  const found = ruleOfMethod(method, query.to, settings);
  const { rule, remote } = typeof found === 'string' ? { rule: undefined, remote: null } : found;
  const refusal = typeof found === 'string' ? found : refuseLoad(method, found.rule, lines);
  const preparation = slowest(
    lines.flatMap((line) => (line.preparation && line.quantity > 0 ? [line.preparation] : [])),
  );
  return {
    method,
    refusal,
    remote,
    rule,
    total: totalOf(lines, rule, query),
    promise: promiseDelivery(settings.calendar, method, {
      now: query.now,
      preparation,
      isRemote: remote !== null,
      holiday: query.holiday ?? null,
    }),
  };
}

/** Returns the requested method if it delivers this order, else the first one that does; undefined if none does. */
export function chooseQuote(
  quotes: readonly DeliveryQuote[],
  requested: string | null,
): DeliveryQuote | undefined {
  const open = quotes.filter(({ refusal }) => refusal === null);
  return open.find(({ method }) => method.id === requested) ?? open[0];
}

/** Returns the indexes of lines that no method delivers even on their own. */
export function undeliverable(
  settings: DeliverySettings,
  lines: readonly QuotedLine[],
  query: QuoteQuery,
): readonly number[] {
  return lines.flatMap((line, index) =>
    line.quantity > 0 && !chooseQuote(quoteMethods(settings, [line], query), null) ? [index] : [],
  );
}

function totalOf(
  lines: readonly QuotedLine[],
  rule: ShippingRule | undefined,
  { coupon, terms, spending, vatRate = 0 }: QuoteQuery,
): OrderTotal {
  if (!coupon) return orderTotal(lines, rule, { ...terms, ...spending, vatRate });
  const { product } = orderTotal(lines, undefined).price;
  const discount = couponDiscount(coupon, product);
  return orderTotal(lines, couponShipping(coupon, rule), { discount, ...spending, vatRate });
}
