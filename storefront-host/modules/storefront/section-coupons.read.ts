import type { Kysely } from 'kysely';
import type { Coupon } from '@talad/elements/api/coupon.contract';
import { formatDays, formatNumber, formatPrice } from '@talad/elements/locales/format';
import { text, type Lang } from '@talad/elements/locales/text';
import type { CouponCard } from '@talad/elements/sections/coupons/coupon-card';
import type { Database } from '../../db/schema.ts';
import { readOpenCoupons } from '../sales/coupons/coupons.read.ts';
import type { Site } from './site.read.ts';

export interface SectionCoupons {
  readonly coupons: readonly CouponCard[];
  readonly validUntil: Date | null;
}

/** A coupon that begins tomorrow must not wait for the page to be dropped. */
const LOOK_AGAIN_MS = 600_000;

/** What the coupon sections of a page show: what is open now. Two queries. */
export async function readSectionCoupons(
  db: Kysely<Database>,
  site: Site,
): Promise<SectionCoupons> {
  const { lang, now } = site.context;
  const shopIds = site.kind === 'mall' ? 'all' : [site.shopId];
  const open = await readOpenCoupons(db, { shopIds }, now, lang);
  const ends = open.map((coupon) => Date.parse(coupon.ends_at));
  return {
    coupons: open.map((coupon) => cardOf(coupon, lang)),
    validUntil: new Date(Math.min(now.getTime() + LOOK_AGAIN_MS, ...ends)),
  };
}

/** In words of the reader's language. */
export function cardOf(coupon: Coupon, lang: Lang): CouponCard {
  const { kind, value, minimum, max_discount: most } = coupon;
  const off = kind === 'percent' ? `${value}%` : formatPrice(value);
  const condition = [
    minimum > 0
      ? text(lang, 'coupon.minimum', { amount: formatPrice(minimum) })
      : text(lang, 'coupon.anyAmount'),
    ...(coupon.quota === undefined
      ? []
      : [text(lang, 'coupon.quota', { count: formatNumber(coupon.quota) })]),
    ...(most === null ? [] : [text(lang, 'coupon.atMost', { amount: formatPrice(most) })]),
  ];
  return {
    id: coupon.id,
    code: coupon.code,
    shop: coupon.shop_title,
    off:
      kind === 'free_shipping'
        ? text(lang, 'coupon.freeShipping')
        : text(lang, 'coupon.off', { off }),
    title: coupon.title,
    description: coupon.description,
    condition: condition.join(' · '),
    period: formatDays(coupon.begins_at, coupon.ends_at, lang),
  };
}
