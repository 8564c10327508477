import type { Coupon } from '@talad/elements/api/coupon.contract';
import { formatDays, formatNumber, formatPrice } from '@talad/elements/locales/format';
import { text, type Lang } from '@talad/elements/locales/text';
import type { CouponCard } from '@talad/elements/sections/coupons/coupon-card';

/** Converts a coupon to its card in the reader's language. */
export function couponCard(coupon: Coupon, lang: Lang): CouponCard {
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
