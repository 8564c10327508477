import {
  checkAddressForm,
  type AddressCheck,
  type AddressValues,
  type Asks,
  type FieldRefusal,
} from '@talad/elements/commerce/forms/address-form';
import type { CheckoutPayment } from '@talad/elements/api/checkout.contract';
import type { Host } from '../../../host.ts';
import type { Lang } from '../../../db/schema.ts';
import {
  asksOf,
  mayGuestsOrder,
  methodsOf,
  readSelling,
  refusePostcode,
  type ReadContext,
} from '../../shops/index.ts';
import {
  type AppliedCoupon,
  applyCouponTo,
  couponOfForm,
  setCoupon,
} from '../checkout/apply-coupon.ts';
import { type CheckoutRow, findGroup } from '../checkout/checkout.repository.ts';
import { storeCommentsOf } from '../checkout/line-comments.ts';
import {
  deliveryOfForm,
  asksFor,
  MARKETING_FIELD,
  PAYMENT_FIELD,
  paymentOf,
  SEEN_NET_FIELD,
  SEEN_SPENT_FIELD,
  seenNet,
  seenSpent,
} from '../checkout/submit-checkout.ts';
import type { OrderName } from '../orders/order-link.ts';
import { spendingOfForm, chooseSpending } from '../spending/choose-spending.ts';
import { readPointRule } from '../spending/point-rule.ts';
import { orderGroupLink, readCheckoutGroupToken } from './group-token.ts';
import { placeGroup, type PlacedGroup } from './place-group.ts';
import { groupMethods, methodOf, payByOf, readPlatformPayee } from './platform-payee.ts';

/** Prefix of the form's field for the buyer's note to one shop; the shop's id follows it. */
export const NOTE_FIELD = 'note_';

type Form = Readonly<Record<string, unknown>>;

export interface GroupSubmission {
  readonly token: string;
  readonly form: Form;
  readonly accountId: string | null;
  readonly lang: Lang;
}

type FieldErrors = Extract<AddressCheck, { ok: false }>['errors'];
type Refusal = Extract<PlacedGroup, { readonly kind: 'refused' }>;

/** Every result but 'placed' and 'gone' keeps what was typed, because the page shows it again. */
export type SubmittedGroup =
  | {
      readonly kind: 'placed';
      readonly url: string;
      readonly again: boolean;
      readonly orders: readonly OrderName[];
      readonly payment: CheckoutPayment;
      readonly values: AddressValues;
    }
  | { readonly kind: 'gone' }
  | { readonly kind: 'not-open' | 'payment' | 'spending'; readonly values: AddressValues }
  | { readonly kind: 'invalid'; readonly values: AddressValues; readonly errors: FieldErrors }
  /** `shopId` is the shop whose order can't be placed as it is. */
  | {
      readonly kind: Exclude<Refusal['result']['kind'], 'coupon'>;
      readonly values: AddressValues;
      readonly shopId: number;
    }
  /** The note to this shop is missing or too long. */
  | {
      readonly kind: 'note';
      readonly values: AddressValues;
      readonly shopId: number;
      readonly code: FieldRefusal;
    }
  | {
      readonly kind: 'coupon';
      readonly values: AddressValues;
      readonly shopId: number;
      readonly outcome: Exclude<AppliedCoupon, { readonly kind: 'gone' }>;
    };

/** Returns the suffix of the names of the fields that exist once for each shop. */
export function fieldOf(shopId: number): string {
  return `_${shopId}`;
}

/**
 * Handles POST /checkout/all/{token}, from the posted form to the placed orders: all of them or
 * none.
 */
export async function submitGroup(
  host: Host,
  { token, form, accountId, lang }: GroupSubmission,
  ctx: ReadContext,
): Promise<SubmittedGroup> {
  const group = readCheckoutGroupToken(host, token);
  const rows = group ? await findGroup(host.db, group.id) : [];
  if (!group || rows.length === 0) return { kind: 'gone' };
  const sellings = await Promise.all(rows.map((row) => readSelling(host.db, row.shop_id)));
  const checked = checkAddressForm(form, asksOfAll(rows, sellings, form));
  const { values } = checked;
  const choice = accountId === null ? undefined : spendingOfForm(form);
  if (choice) for (const row of rows) await chooseSpending(host.db, row, choice);
  for (const row of rows) {
    const code = couponOfForm(form, fieldOf(row.shop_id));
    if (code === undefined) continue;
    const outcome = await applyCouponTo(host, row, { code, accountId }, ctx);
    if (outcome.kind === 'gone') return { kind: 'gone' };
    return { kind: 'coupon', values, shopId: row.shop_id, outcome };
  }
  if (choice) return { kind: 'spending', values };
  if (accountId === null && !sellings.every(mayGuestsOrder)) return { kind: 'not-open', values };
  if (!checked.ok) return { kind: 'invalid', values, errors: checked.errors };
  const astray = await refusePostcode(values);
  if (astray) return { kind: 'invalid', values, errors: [astray] };
  const notes = rows.map((row, at) => checkNote(form, row.shop_id, asksOf(sellings[at])));
  const wrong = notes.find(({ code }) => code !== null);
  if (wrong?.code) return { kind: 'note', values, shopId: wrong.shopId, code: wrong.code };
  const [payee, points] = await Promise.all([readPlatformPayee(host.db), readPointRule(host)]);
  const method = paymentOf(form[PAYMENT_FIELD], groupMethods(sellings.map(methodsOf), payee));
  if (method === undefined) return { kind: 'payment', values };
  const { payment, isOnline } = methodOf(method);
  const placed = await placeGroup(host.db, {
    group,
    payment,
    values,
    accountId,
    points,
    marketing: form[MARKETING_FIELD] !== undefined,
    lang,
    now: host.now(),
    ...(payment === 'platform' && { payBy: payByOf(payee, host.now()), isOnline }),
    choiceOf: (shopId) => ({
      delivery: deliveryOfForm(form, fieldOf(shopId)),
      note: notes.find((one) => one.shopId === shopId)?.note ?? '',
      seenNet: seenNet(form[`${SEEN_NET_FIELD}${fieldOf(shopId)}`]),
      seenSpent: seenSpent(form[`${SEEN_SPENT_FIELD}${fieldOf(shopId)}`]),
    }),
  });
  if (placed.kind === 'gone') return placed;
  if (placed.kind === 'placed') {
    const { orders, again } = placed;
    const url = orderGroupLink(host, group.id);
    return { kind: 'placed', url, again, orders, payment: method, values };
  }
  const { shopId, result } = placed;
  if (result.kind !== 'coupon') return { kind: result.kind, values, shopId };
  const refused = rows.find((row) => row.shop_id === shopId);
  if (refused) await setCoupon(host.db, refused, null);
  const { code, refusal } = result;
  return { kind: 'coupon', values, shopId, outcome: { kind: 'refused', code, refusal } };
}

/** Stores the typed notes of the lines with each post of the form (line-comments.ts). */
export async function storeGroupComments(host: Host, token: string, form: Form): Promise<void> {
  const group = readCheckoutGroupToken(host, token);
  for (const row of group ? await findGroup(host.db, group.id) : []) {
    await storeCommentsOf(host, row, form);
  }
}

type Selling = Awaited<ReturnType<typeof readSelling>>;

/**
 * The form requires every field that one of the shops requires; it needs an address unless the
 * buyer collects at each shop.
 */
function asksOfAll(rows: readonly CheckoutRow[], sellings: readonly Selling[], form: Form): Asks {
  const all = sellings.map((selling, at) => {
    const delivery = deliveryOfForm(form, fieldOf(rows[at]?.shop_id ?? 0));
    return asksFor(selling, delivery, { ...asksOf(selling), note: 'hidden' });
  });
  return strictest(all);
}

const strictness = ['hidden', 'optional', 'required'] as const;

/**
 * Uses the strictest requirement of each field; a field that a shop does not configure keeps its
 * default.
 */
export function strictest(all: readonly Asks[]): Asks {
  const fields = new Set(all.flatMap((asks) => Object.keys(asks) as (keyof Asks)[]));
  return Object.fromEntries(
    [...fields].flatMap((field) => {
      const values = new Set(all.map((asks) => asks[field]));
      if (values.has(undefined)) return [];
      return [[field, strictness.findLast((ask) => values.has(ask))]];
    }),
  );
}

/** Validates the note to one shop by the rules of an order's note. */
function checkNote(form: Form, shopId: number, { note: ask }: ReturnType<typeof asksOf>) {
  const typed = form[`${NOTE_FIELD}${shopId}`];
  const checked = checkAddressForm({ note: typed }, { note: ask });
  const errors = checked.ok ? [] : checked.errors;
  const code = errors.find(({ field }) => field === 'note')?.code ?? null;
  return { shopId, note: checked.values.note.trim(), code };
}
