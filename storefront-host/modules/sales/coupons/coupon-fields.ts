import type { Selectable } from 'kysely';
import { couponCode, couponFaults } from '@talad/elements/commerce/price/coupon';
import { parseBaht } from '@talad/elements/commerce/money';
import { formatPrice } from '@talad/elements/locales/format';
import type { CouponTable, Lang } from '../../../db/schema.ts';
import { text, type TextKey } from '../../../locales/text.ts';
import type { CouponUpdate } from './manage-coupons.contract.ts';

export type CouponRow = Selectable<CouponTable>;
type CouponFields = Omit<CouponUpdate, 'revision'>;

/** The columns that a change sets. */
export type CouponNext = Pick<
  CouponRow,
  | 'code'
  | 'title'
  | 'description'
  | 'kind'
  | 'value'
  | 'minimum'
  | 'max_discount'
  | 'quota'
  | 'per_buyer'
  | 'is_public'
  | 'begins_at'
  | 'ends_at'
>;

export interface CouponRefused {
  readonly path: string;
  readonly key: TextKey;
}

const faultTexts = {
  required: 'field.required',
  percent: 'field.percent',
  before_begin: 'field.before_begin',
} as const;

/** These fields of a coupon cannot change once it was collected or used (decision 016). */
const fixed = ['code', 'kind', 'value', 'minimum', 'max_discount'] as const;

/** Returns the row with the submitted fields, or the first problem. */
export function nextCoupon(
  row: CouponNext & Pick<CouponRow, 'claimed' | 'has_codes'>,
  sent: CouponFields,
  lang: Lang,
): CouponNext | CouponRefused {
  const money = moneyOf(row, sent);
  if ('path' in money) return money;
  const next: CouponNext = {
    code: sent.code === undefined ? row.code : couponCode(sent.code),
    title: row.title,
    description: trimmed(sent.descriptions?.[lang]) ?? row.description,
    kind: sent.kind ?? row.kind,
    ...money,
    quota: sent.quota === undefined ? row.quota : sent.quota,
    per_buyer: sent.per_buyer ?? row.per_buyer,
    is_public: sent.is_public ?? row.is_public,
    begins_at: sent.begins_at === undefined ? row.begins_at : new Date(sent.begins_at),
    ends_at: sent.ends_at === undefined ? row.ends_at : new Date(sent.ends_at),
  };
  if (row.has_codes) {
    // All codes begin with `code`, and `quota` is their number, so neither can change.
    if (next.code !== row.code) return { path: 'code', key: 'field.coupon_fixed' };
    if (next.quota !== row.quota) return { path: 'quota', key: 'field.invalid' };
  }
  if (row.claimed > 0) {
    const changed = fixed.find((name) => next[name] !== row[name]);
    if (changed) return { path: changed, key: 'field.coupon_fixed' };
    if (next.quota !== null && next.quota < row.claimed) {
      return { path: 'quota', key: 'field.quota_claimed' };
    }
  }
  const [fault] = couponFaults({
    kind: next.kind,
    value: next.kind === 'amount' ? next.value / 100 : next.value,
    begins_at: next.begins_at.toISOString(),
    ends_at: next.ends_at.toISOString(),
  });
  if (fault) return { path: fault.path, key: faultTexts[fault.reason] };
  return { ...next, title: titleOf(row, next, trimmed(sent.titles?.[lang]), lang) };
}

type Money = Pick<CouponNext, 'value' | 'minimum' | 'max_discount'>;

/** Returns the amounts that this kind of coupon has, in satang. */
function moneyOf(row: CouponNext, sent: CouponFields): Money | CouponRefused {
  const kind = sent.kind ?? row.kind;
  const before = kind === row.kind ? row.value : 0;
  const value = kind === 'amount' ? satangOf(sent.value, before) : (sent.value ?? before);
  const minimum = satangOf(sent.minimum, row.minimum);
  const most = sent.max_discount === null ? 0 : satangOf(sent.max_discount, row.max_discount ?? 0);
  if (value === null) return { path: 'value', key: 'field.invalid' };
  if (minimum === null) return { path: 'minimum', key: 'field.invalid' };
  if (most === null) return { path: 'max_discount', key: 'field.invalid' };
  return {
    value: kind === 'free_shipping' ? 0 : value,
    minimum,
    max_discount: kind === 'percent' && most > 0 ? most : null,
  };
}

/** Returns null for more than two decimals. */
function satangOf(baht: number | undefined, otherwise: number): number | null {
  return baht === undefined ? otherwise : parseBaht(baht);
}

/** Names a coupon without a title by its discount, also after the discount changes. */
function titleOf(row: CouponNext, next: CouponNext, sent: string | undefined, lang: Lang): string {
  if (sent) return sent;
  const isOwn = sent === undefined && row.title !== '' && row.title !== discountTitle(row, lang);
  return isOwn ? row.title : discountTitle(next, lang);
}

/** Returns a title such as '10% off' in a language. */
export function discountTitle(
  { kind, value }: Pick<CouponNext, 'kind' | 'value'>,
  lang: Lang,
): string {
  if (kind === 'free_shipping') return text(lang, 'coupon.freeShipping');
  const discount = kind === 'amount' ? formatPrice(value / 100) : `${value}%`;
  return text(lang, 'coupon.off', { discount });
}

function trimmed(written: string | undefined): string | undefined {
  return written?.normalize('NFC').trim();
}

/** Returns the fields of a coupon for the activity log. */
export function couponFacts({
  code,
  title,
  kind,
  value,
  quota,
  per_buyer,
  is_public,
  ...row
}: CouponNext) {
  return {
    title,
    coupon_code: code,
    coupon_value: discountFact(kind, value),
    ...(row.minimum > 0 && { minimum_price: row.minimum / 100 }),
    ...(row.max_discount !== null && { most_price: row.max_discount / 100 }),
    quota,
    per_buyer,
    is_public,
    begins_at: row.begins_at.toISOString(),
    ends_at: row.ends_at.toISOString(),
  };
}

function discountFact(kind: CouponNext['kind'], value: number): string {
  if (kind === 'free_shipping') return kind;
  return kind === 'amount' ? formatPrice(value / 100) : `${value}%`;
}
