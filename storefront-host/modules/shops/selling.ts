import { formatDate } from '@talad/elements/locales/format';
import type { Kysely } from 'kysely';
import type {
  FieldRequirement,
  Database,
  Lang,
  OrderPaymentMethod,
  PaymentMethod,
  PaymentOptions,
  ShopSettings,
} from '../../db/schema.ts';
import { text } from '../../locales/text.ts';
import { thaiDay } from '../../visits/thai-day.ts';

/**
 * Settings of a shop that orders depend on, as `extra` of a product's row. The VAT rates come with them, so that a
 * price needs no additional query and no cache can be older than a rate (decision 409).
 */
export const SELLING = `jsonb_build_object('shipping', s.settings->'shipping',
  'delivery', s.settings->'delivery', 'tax', s.settings->'tax',
  'holiday', s.settings->'holiday', 'checkout', s.settings->'checkout',
  'payments', s.settings->'payments',
  'vat_rates', (SELECT jsonb_agg(jsonb_build_array(v.since, v.basis_points)) FROM vat_rate v)) AS selling`;

type Chosen = Pick<
  ShopSettings,
  'shipping' | 'delivery' | 'tax' | 'holiday' | 'checkout' | 'payments'
>;
/** Settings that a shop has not set are null in the JSON. */
export type Selling = { readonly [Name in keyof Chosen]: Chosen[Name] | null } & {
  readonly vat_rates: readonly VatRate[];
};
/** The rate in hundredths of a percent, from this day in Thailand on. */
export type VatRate = readonly [since: string, basisPoints: number];

export interface WithSelling {
  readonly selling: Selling;
}

export async function readSelling(
  db: Kysely<Database>,
  shopId: number,
): Promise<ShopSettings | undefined> {
  const row = await db
    .selectFrom('shop')
    .select('settings')
    .where('id', '=', shopId)
    .executeTakeFirst();
  return row?.settings;
}

/**
 * Returns whether the shop is registered for VAT, which is off by default; only such a shop
 * collects it.
 */
export function isVatRegistered(selling: Pick<Selling, 'tax'> | undefined): boolean {
  return selling?.tax?.registered === true;
}

/**
 * Returns the rate of VAT on the day of `at` in Thailand, for all shops.
 * @throws Error before the first one.
 */
export function vatRateAt(rates: readonly VatRate[], at: Date): number {
  const day = thaiDay(at);
  const past = rates.filter(([since]) => since <= day);
  const last = past.reduce<VatRate | undefined>(
    (newest, rate) => (newest && newest[0] > rate[0] ? newest : rate),
    undefined,
  );
  if (!last) throw new Error(`no rate of VAT on ${day}`);
  return last[1];
}

/** Returns the current holiday. */
export function holidayAt(
  selling: Pick<Selling, 'holiday'> | undefined,
  now: Date,
): NonNullable<ShopSettings['holiday']> | null {
  const { holiday } = selling ?? {};
  if (!holiday) return null;
  const isOn = new Date(holiday.from) <= now && now < new Date(holiday.until);
  return isOn ? holiday : null;
}

/** Returns the next begin or end of the holiday, at which pages change. */
export function holidayChange(selling: Pick<Selling, 'holiday'>, now: Date): Date | null {
  const { holiday } = selling;
  if (!holiday) return null;
  const times = [new Date(holiday.from), new Date(holiday.until)];
  return times.find((time) => time > now) ?? null;
}

/** Says whether the shop takes orders during its holiday, and until when. */
export function holidayText(
  {
    stops_orders: stops,
    until,
  }: Pick<NonNullable<ShopSettings['holiday']>, 'stops_orders' | 'until'>,
  lang: Lang,
): string {
  const key = stops ? 'holiday.stopped' : 'holiday.later';
  return text(lang, key, { until: formatDate(until, lang) });
}

/** Returns the owner's message in the reader's language, else in the other one. */
export function holidayMessage(
  { message }: NonNullable<ShopSettings['holiday']>,
  lang: Lang,
): string {
  return message[lang] || message[lang === 'th' ? 'en' : 'th'];
}

/** Returns whether guests may order, which is the default. */
export function mayGuestsOrder(selling: Pick<Selling, 'checkout'> | undefined): boolean {
  return selling?.checkout?.guests !== false;
}

/** Returns the hours after which an abandoned checkout gets a reminder; null means never. */
export function remindHoursOf(selling: Pick<Selling, 'checkout'> | undefined): number | null {
  return selling?.checkout?.remind_hours ?? null;
}

const PAY_HOURS = 24;

/** Returns the payment methods; without settings a shop offers cash on delivery. */
export function paymentsOf(
  selling: Pick<Selling, 'payments'> | undefined,
): PaymentOptions & Required<Pick<PaymentOptions, 'pay_hours' | 'online_hours' | 'cod_limits'>> {
  const hours = selling?.payments?.pay_hours ?? PAY_HOURS;
  return {
    cod: true,
    transfer: false,
    promptpay: '',
    promptpay_name: '',
    accounts: [],
    pay_hours: hours,
    online_hours: hours,
    cod_limits: { max: null, provinces: [], refusals: 0 },
    ...selling?.payments,
  };
}

/** Returns the end of the time to pay for an order of this moment; null for cash on delivery. */
export function payByOf(
  selling: Pick<Selling, 'payments'> | undefined,
  method: OrderPaymentMethod,
  now: Date,
): Date | null {
  if (method === 'cod') return null;
  const { pay_hours: transfer, online_hours: online } = paymentsOf(selling);
  return new Date(now.getTime() + (method === 'online' ? online : transfer) * 3_600_000);
}

/** Returns the payment methods of a shop; the first one is preselected. */
export function methodsOf(selling: Pick<Selling, 'payments'> | undefined): PaymentMethod[] {
  const { cod, transfer, online = false } = paymentsOf(selling);
  const offered = { transfer, online, cod };
  return (['transfer', 'online', 'cod'] as const).filter((method) => offered[method]);
}

/** Returns the settings of the checkout fields that an order does not need. */
export function asksOf(selling: Pick<Selling, 'checkout'> | undefined): {
  readonly email: FieldRequirement;
  readonly note: FieldRequirement;
} {
  const { email = 'optional', note = 'optional' } = selling?.checkout ?? {};
  return { email, note };
}
