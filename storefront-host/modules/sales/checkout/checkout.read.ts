import type {
  Checkout,
  CheckoutLine,
  CouponRefusal as WireRefusal,
} from '@talad/elements/api/checkout.contract';
import type { CartStatusLine } from '@talad/elements/api/cart.contract';
import type { AddressValues } from '@talad/elements/commerce/forms/address-form';
import { dependsOnPlace } from '@talad/elements/commerce/delivery/rate-delivery';
import { lineTotal } from '@talad/elements/commerce/price/price';
import { bahtToSatang, satangToBaht, ZERO, type Satang } from '@talad/elements/commerce/money';
import { orderTotal, type OrderTotal } from '@talad/elements/commerce/price/order-total';
import type { ShopMini } from '@talad/elements/api/shop.contract';
import type { Host } from '../../../host.ts';
import { priceCart, toWirePrice, type PricedCart } from '../cart/price-cart.ts';
import { toOffers } from '../delivery/delivery-offers.ts';
import {
  chooseQuote,
  quoteMethods,
  undeliverable,
} from '@talad/elements/commerce/delivery/quote-delivery';
import {
  judgeCoupon,
  offerCoupons,
  type CouponRefusal,
  type CouponVerdict,
  type OfferedCoupon,
} from '../coupons/checkout-coupon.ts';
import { chosenOf, readBalances, type Spending } from '../spending/balances.ts';
import { toSpendable, toSpentPoints } from '../spending/spendable.ts';
import { orderLink } from '../orders/order-link.ts';
import { readPlatformPayee, shopMethods } from '../payment-groups/platform-payee.ts';
import {
  holidayAt,
  holidayMessage,
  asksOf,
  EMPTY_VALUES,
  isVatRegistered,
  mayGuestsOrder,
  methodsOf,
  paymentsOf,
  remindHoursOf,
  type ReadContext,
  deliveryOf,
  destinationOf,
  readShopMinis,
  vatRateAt,
} from '../../shops/index.ts';
import { refuseCod } from './cod-limits.ts';
import { readCheckoutToken } from './checkout-token.ts';
import { findCheckout, type CheckoutRow } from './checkout.repository.ts';

/** The reader of the page, and the form with the values entered so far. */
export interface CheckoutReader {
  readonly accountId?: string | null;
  /** Id of the chosen delivery method. */
  readonly delivery?: string | null;
  readonly address?: AddressValues;
}

/**
 * Returns the data of the checkout page, or null when the link is forged or expired. After its
 * order is placed, `order_url` leads to the order for as long as the link is valid.
 */
export async function readCheckout(
  host: Host,
  token: string,
  ctx: ReadContext,
  reader: CheckoutReader = {},
): Promise<Checkout | null> {
  const name = readCheckoutToken(host, token);
  const row = name && (await findCheckout(host.db, name));
  if (!row) return null;
  const { accountId = null } = reader;
  const [parts, payee, balances] = await Promise.all([
    readCheckoutParts(host, row, ctx, accountId),
    readPlatformPayee(host.db),
    accountId === null ? null : readBalances(host, accountId),
  ]);
  if (!parts) return null;
  const { checkout, total } = await toCheckout(host, parts, ctx, {
    ...reader,
    spending: chosenOf(row, balances),
  });
  return {
    ...checkout,
    payments: shopMethods(checkout.payments, payee),
    spendable: balances && toSpendable(balances, total, row),
    cart_url: name.cart ?? null,
  };
}

/** Returns the data of a checkout that do not depend on its form. */
export interface CheckoutParts {
  readonly row: CheckoutRow;
  readonly shop: ShopMini;
  readonly priced: PricedCart;
  readonly verdict: CouponVerdict | null;
  readonly offers: readonly OfferedCoupon[];
}

/** Reads the parts of a checkout page; null if the shop no longer exists. */
export async function readCheckoutParts(
  host: Host,
  row: CheckoutRow,
  ctx: ReadContext,
  accountId: string | null,
): Promise<CheckoutParts | null> {
  const [priced, [shop]] = await Promise.all([
    priceCart(host.db, row.contents, ctx),
    readShopMinis(host.db, [row.shop_id], ctx),
  ]);
  if (!shop) return null;
  const { product } = (priced.totals.get(row.shop_id) ?? NOTHING).price;
  const couponRequest = { shopId: row.shop_id, accountId, lang: ctx.lang, now: ctx.now };
  const [verdict, offers] = await Promise.all([
    judgeApplied(host, row.coupon_code, couponRequest, product),
    offerCoupons(host.db, couponRequest, product),
  ]);
  return { row, shop, priced, verdict, offers };
}

const NOTHING = orderTotal([], undefined);

/**
 * Prices the checkout for this address and delivery, with these points and this wallet money spent
 * on it.
 */
export async function toCheckout(
  host: Host,
  { row, shop, priced, verdict, offers }: CheckoutParts,
  ctx: ReadContext,
  {
    accountId = null,
    delivery = null,
    address = EMPTY_VALUES,
    spending,
  }: CheckoutReader & { readonly spending: Spending },
): Promise<{ readonly checkout: Checkout; readonly total: OrderTotal }> {
  const plain = priced.totals.get(row.shop_id) ?? NOTHING;
  const coupon = verdict?.ok ? verdict.coupon : null;
  const selling = priced.selling.get(row.shop_id);
  const isTaxed = isVatRegistered(selling);
  const bought = priced.bought.get(row.shop_id) ?? [];
  const settings = deliveryOf(selling);
  const query = {
    to: address.postcode === '' ? null : await destinationOf(address),
    now: ctx.now,
    ...(selling && { vatRate: vatRateAt(selling.vat_rates, ctx.now) }),
    holiday: selling?.holiday,
    coupon,
    spending,
  };
  const quotes = quoteMethods(settings, bought, query);
  const chosen = chooseQuote(quotes, delivery);
  const total = chosen?.total ?? quotes[0]?.total ?? plain;
  const astray = chosen ? [] : undeliverable(settings, bought, query);
  const codRefusal = await refuseCod(host.db, selling, {
    shopId: row.shop_id,
    accountId,
    phone: address.phone,
    net: total.price.net,
    province: query.to?.province ?? null,
    method: chosen?.method,
  });
  const holiday = holidayAt(selling, ctx.now);
  const lines = priced.products.map((line, index) => toLine(line, index, row, priced));
  const checkout: Checkout = {
    id: row.id,
    shop,
    lines,
    price: toWirePrice(total.price),
    vat: isTaxed ? satangToBaht(total.vat) : null,
    coupon: coupon && { code: coupon.code, title: coupon.title },
    points: toSpentPoints(total.points),
    spendable: null,
    left_out:
      verdict && !verdict.ok
        ? { code: row.coupon_code ?? '', refusal: toRefusal(verdict.refusal) }
        : null,
    coupons: offers.slice(0, COUPONS_SHOWN).map(toOffer),
    blocked: lines.length === 0 || lines.some((line) => line.refusal !== undefined),
    holiday: holiday && {
      until: holiday.until,
      stops_orders: holiday.stops_orders,
      message: holidayMessage(holiday, ctx.lang),
    },
    guests: mayGuestsOrder(selling),
    asks: asksOf(selling),
    reminder:
      remindHoursOf(selling) === null || asksOf(selling).email === 'hidden'
        ? null
        : row.remind_at !== null,
    deliveries: toOffers(quotes, ctx.lang),
    delivery: chosen?.method.id ?? null,
    shipping_varies: quotes.length > 1 || quotes.some(({ method }) => dependsOnPlace(method)),
    undeliverable: astray.map((index) => lines[index]?.title ?? ''),
    payments: methodsOf(selling).filter((method) => method !== 'cod' || codRefusal === null),
    cod_refusal: codRefusal,
    payments_vary: paymentsOf(selling).cod_limits.provinces.length > 0,
    cart_url: null,
    order_url: row.order_id
      ? orderLink(host, { shop_id: row.shop_id, order_id: row.order_id })
      : null,
  };
  return { checkout, total };
}

/** These coupons can be chosen; others can be typed. */
const COUPONS_SHOWN = 6;

function toOffer({ code, title, refusal }: OfferedCoupon): Checkout['coupons'][number] {
  return refusal ? { code, title, refusal: toRefusal(refusal) } : { code, title };
}

/** Converts a coupon's refusal, with the missing amount in baht. */
export function toRefusal({ code, missing }: CouponRefusal): WireRefusal {
  return { code, ...(missing === undefined ? {} : { missing: satangToBaht(missing) }) };
}

/** Judges the coupon that was applied to the checkout; null if none was. */
async function judgeApplied(
  host: Host,
  code: string | null,
  couponRequest: Parameters<typeof offerCoupons>[1],
  product: Satang,
): Promise<CouponVerdict | null> {
  return code === null ? null : judgeCoupon(host.db, { ...couponRequest, code }, product);
}

/**
 * The line shows the requested quantity with its problem; the total counts only what can be bought.
 */
function toLine(
  line: CartStatusLine,
  index: number,
  row: CheckoutRow,
  priced: PricedCart,
): CheckoutLine {
  const product = priced.product_data[line.id];
  const requested = row.contents[index]?.quantity ?? line.quantity;
  const total = product ? lineTotal(bahtToSatang(line.price), line.quantity) : ZERO;
  return {
    product_uuid: line.id,
    title: product?.title ?? '',
    option_text: product?.option_text ?? '',
    image: product?.image ?? null,
    price: line.price,
    quantity: Math.max(1, requested),
    line_total: satangToBaht(total),
    comment: row.contents[index]?.comment ?? '',
    ...(line.refusal === undefined ? {} : { refusal: line.refusal }),
  };
}
