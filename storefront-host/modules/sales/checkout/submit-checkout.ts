import {
  checkAddressForm,
  type AddressCheck,
  type AddressValues,
  type Asks,
  placeFields,
} from '@talad/elements/commerce/forms/address-form';
import type { CheckoutPayment } from '@talad/elements/api/checkout.contract';
import { parseBaht, type Satang } from '@talad/elements/commerce/money';
import type { Host } from '../../../host.ts';
import { newId } from '../../../db/ids.ts';
import type { Lang } from '../../../db/schema.ts';
import { platformPlace } from '../../../rendering/index.ts';
import {
  asksOf,
  deliveryOf,
  mayGuestsOrder,
  methodsOf,
  readSelling,
  refusePostcode,
} from '../../shops/index.ts';
import { orderLink } from '../orders/order-link.ts';
import type { ShortLine } from '../orders/order-lines.ts';
import { placeOrder } from '../orders/placing/place-order.ts';
import {
  methodOf,
  payByOf,
  readPlatformPayee,
  shopMethods,
} from '../payment-groups/platform-payee.ts';
import { applyCoupon, couponOfForm, setCoupon, type AppliedCoupon } from './apply-coupon.ts';
import { spendingOfForm, chooseSpending } from '../spending/choose-spending.ts';
import { readPointRule } from '../spending/point-rule.ts';
import { readCheckoutToken } from './checkout-token.ts';

/** Name of the form's box about news and offers of the shop. */
export const MARKETING_FIELD = 'marketing';
/** Name of the form's choice of a payment method. */
export const PAYMENT_FIELD = 'payment';
/** Name of the form's choice of a delivery method. */
export const DELIVERY_FIELD = 'delivery';
/** Name of the form's hidden field with the total that the page showed, in baht. */
export const SEEN_NET_FIELD = 'seen_net';
/** Name of the form's hidden field with the points and the wallet money that the page showed. */
export const SEEN_SPENT_FIELD = 'seen_spent';

export interface Submission {
  readonly token: string;
  /** The posted form has the address fields and the total that the shopper saw. */
  readonly form: Readonly<Record<string, unknown>>;
  readonly accountId: string | null;
  readonly lang: Lang;
}

type FieldErrors = Extract<AddressCheck, { ok: false }>['errors'];

/** Every result but 'placed' and 'gone' keeps what was typed, because the page shows it again. */
export type Submitted =
  | {
      readonly kind: 'placed';
      readonly url: string;
      readonly again: boolean;
      readonly shopId: number;
      readonly orderId: string;
      readonly payment: CheckoutPayment;
      readonly values: AddressValues;
    }
  | { readonly kind: 'gone' }
  /** The shop is on holiday, or takes no orders from guests; the page says which. */
  | { readonly kind: 'not-open'; readonly values: AddressValues }
  /** The payment method is missing, or the shop no longer offers it. */
  | { readonly kind: 'payment'; readonly values: AddressValues }
  | { readonly kind: 'invalid'; readonly values: AddressValues; readonly errors: FieldErrors }
  | { readonly kind: 'short'; readonly values: AddressValues; readonly lines: readonly ShortLine[] }
  /** The chosen delivery method does not deliver the order to this address. */
  | { readonly kind: 'undeliverable'; readonly values: AddressValues }
  /** The shopper chose to spend points or wallet money, or not to. */
  | { readonly kind: 'spending'; readonly values: AddressValues }
  | { readonly kind: 'price-changed'; readonly values: AddressValues; readonly net: Satang }
  | {
      readonly kind: 'coupon';
      readonly values: AddressValues;
      readonly outcome: Exclude<AppliedCoupon, { readonly kind: 'gone' }>;
    };

/** Handles POST /checkout/{token}, from the posted form to the placed order. */
export async function submitCheckout(host: Host, submission: Submission): Promise<Submitted> {
  const checkout = readCheckoutToken(host, submission.token);
  if (!checkout) return { kind: 'gone' };
  const selling = await readSelling(host.db, checkout.shop_id);
  const delivery = deliveryOfForm(submission.form);
  const checked = checkAddressForm(submission.form, asksFor(selling, delivery, asksOf(selling)));
  const code = couponOfForm(submission.form);
  const choice = submission.accountId === null ? undefined : spendingOfForm(submission.form);
  if (choice) await chooseSpending(host.db, checkout, choice);
  // A typed code changes the total or is refused: show the result before anything is ordered.
  if (code !== undefined) return withCoupon(host, submission, code, checked.values);
  if (choice) return { kind: 'spending', values: checked.values };
  if (submission.accountId === null && !mayGuestsOrder(selling)) {
    return { kind: 'not-open', values: checked.values };
  }
  if (!checked.ok) return { kind: 'invalid', values: checked.values, errors: checked.errors };
  const astray = await refusePostcode(checked.values);
  if (astray) return { kind: 'invalid', values: checked.values, errors: [astray] };
  const [payee, points] = await Promise.all([readPlatformPayee(host.db), readPointRule(host)]);
  const offered = shopMethods(methodsOf(selling), payee);
  const method = paymentOf(submission.form[PAYMENT_FIELD], offered);
  if (method === undefined) return { kind: 'payment', values: checked.values };
  const { payment, isOnline } = methodOf(method);
  const result = await placeOrder(host.db, {
    checkout,
    payment,
    delivery,
    values: checked.values,
    seenNet: seenNet(submission.form[SEEN_NET_FIELD]),
    seenSpent: seenSpent(submission.form[SEEN_SPENT_FIELD]),
    accountId: submission.accountId,
    points,
    marketing: submission.form[MARKETING_FIELD] !== undefined,
    lang: submission.lang,
    now: host.now(),
    ...(payment === 'platform' && {
      groupId: newId(host.now().getTime()),
      payBy: payByOf(payee, host.now()),
      isOnline,
    }),
  });
  if (result.kind === 'gone') return result;
  if (result.kind === 'closed') return { kind: 'not-open', values: checked.values };
  if (result.kind === 'coupon') {
    await setCoupon(host.db, checkout, null);
    const outcome = { kind: 'refused', code: result.code, refusal: result.refusal } as const;
    return { kind: 'coupon', values: checked.values, outcome };
  }
  if (result.kind !== 'placed') return { ...result, values: checked.values };
  const { orderId, again } = result;
  const shopId = checkout.shop_id;
  const url = orderLink(host, { shop_id: shopId, order_id: orderId });
  return { kind: 'placed', url, again, shopId, orderId, payment: method, values: checked.values };
}

async function withCoupon(
  host: Host,
  { token, accountId, lang }: Submission,
  code: string | null,
  values: AddressValues,
): Promise<Submitted> {
  const { config } = host;
  const ctx = { config, place: platformPlace(config), lang, now: host.now() };
  const outcome = await applyCoupon(host, { token, code, accountId }, ctx);
  return outcome.kind === 'gone' ? { kind: 'gone' } : { kind: 'coupon', values, outcome };
}

/** Reads the chosen delivery method from the posted form; `of` as in `couponOfForm`. */
export function deliveryOfForm(form: Readonly<Record<string, unknown>>, of = ''): string | null {
  const requested = form[`${DELIVERY_FIELD}${of}`];
  return typeof requested === 'string' && requested !== '' ? requested.slice(0, 40) : null;
}

/** Reads the fields of the form; an order that is collected at the shop has no address. */
export function asksFor(
  selling: Parameters<typeof deliveryOf>[0],
  delivery: string | null,
  asks: Asks,
): Asks {
  const { methods } = deliveryOf(selling);
  const method =
    methods.find(({ id }) => id === delivery) ?? (methods.length === 1 ? methods[0] : null);
  if (method?.kind !== 'pickup') return asks;
  return { ...asks, ...Object.fromEntries(placeFields.map((name) => [name, 'hidden'])) };
}

/** A form without the field has only one payment method, so it is paid by that. */
export function paymentOf<Method extends CheckoutPayment>(
  requested: unknown,
  offered: readonly Method[],
): Method | undefined {
  if (requested === undefined && offered.length === 1) return offered[0];
  return offered.find((method) => method === requested);
}

export function seenNet(value: unknown): Satang | null {
  return typeof value === 'string' && /^\d{1,10}(\.\d{1,2})?$/.test(value)
    ? parseBaht(Number(value))
    : null;
}

/** Returns null if the page showed no spending, or is older than the field. */
export function seenSpent(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
