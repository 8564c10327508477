import type { Kysely } from 'kysely';
import type { CouponCard } from '@talad/elements/sections/coupons/coupon-card';
import type { Database } from '../../../db/schema.ts';
import { couponCard, readOpenCoupons } from '../../sales/index.ts';
import type { Site } from '../../content/index.ts';

export interface SectionCoupons {
  readonly coupons: readonly CouponCard[];
  readonly validUntil: Date | null;
}

/** Maximum age of the page, because a coupon that begins later does not drop it. */
const LOOK_AGAIN_MS = 600_000;

/** Returns the data of the coupon sections of a page: the coupons open now. Two queries. */
export async function readSectionCoupons(
  db: Kysely<Database>,
  site: Site,
): Promise<SectionCoupons> {
  const { lang, now } = site.context;
  const shopIds = site.kind === 'mall' ? 'all' : [site.shopId];
  const open = await readOpenCoupons(db, { shopIds }, now, lang);
  const ends = open.map((coupon) => Date.parse(coupon.ends_at));
  return {
    coupons: open.map((coupon) => couponCard(coupon, lang)),
    validUntil: new Date(Math.min(now.getTime() + LOOK_AGAIN_MS, ...ends)),
  };
}
