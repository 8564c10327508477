import { couponFaults } from '@talad/elements/commerce/price/coupon';
import { formatPrice } from '@talad/elements/locales/format';
import type {
  CouponState,
  ManagedCoupon,
} from '../../../storefront-host/modules/sales/coupons/manage-coupons.contract.ts';
import type { CrossRule } from '../../forms/validate-form.ts';
import type { Lang } from '../../providers/i18n-provider.ts';
import type { Tone } from '../../layout/StatusChip.tsx';

type Translate = (key: string, vars?: Record<string, string | number>) => string;

export const couponStates = [
  'running',
  'upcoming',
  'used_up',
  'ended',
] as const satisfies readonly CouponState[];

export const couponTone: Readonly<Record<CouponState, Tone>> = {
  running: 'good',
  upcoming: 'progress',
  used_up: 'attention',
  ended: 'neutral',
};

/** Error texts of a coupon or a promotion. */
export const offerFaultTexts = {
  required: 'ra.validation.required',
  percent: 'app.coupons.percent_bad',
  before_begin: 'app.offers.before_begin',
} as const;

/** Checks that the discount fits its kind, and that the end is after the beginning. */
export const couponRule: CrossRule = (values, translate) =>
  Object.fromEntries(
    couponFaults(values).map(({ path, reason }) => [path, translate(offerFaultTexts[reason])]),
  );

/** Summarizes the terms: '10% off · from ฿300 · at most ฿100'. */
export function termsOf(
  { kind, value, minimum, max_discount: most }: ManagedCoupon,
  translate: Translate,
): string {
  const off =
    kind === 'free_shipping'
      ? translate('resources.coupons.enums.kind.free_shipping')
      : translate('app.coupons.off', {
          off: kind === 'percent' ? `${value}%` : formatPrice(value),
        });
  return [
    off,
    ...(minimum > 0 ? [translate('app.coupons.from', { amount: formatPrice(minimum) })] : []),
    ...(most === null ? [] : [translate('app.coupons.at_most', { amount: formatPrice(most) })]),
  ].join(' · ');
}

export function couponTitle({ titles, code }: ManagedCoupon, lang: Lang): string {
  return titles[lang] || titles.th || titles.en || code;
}
