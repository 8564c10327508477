import { promotionFaults } from '@talad/elements/commerce/price/promotion';
import { formatPrice } from '@talad/elements/locales/format';
import type {
  ManagedPromotion,
  PromotionKind,
  PromotionState,
} from '../../../storefront-host/modules/sales/promotions/manage-promotions.contract.ts';
import type { CrossRule } from '../../forms/validate-form.ts';
import type { Lang } from '../../providers/i18n-provider.ts';
import type { Tone } from '../../layout/StatusChip.tsx';
import { offerFaultTexts } from '../coupons/coupon-terms.ts';

type Translate = (key: string, vars?: Record<string, string | number>) => string;

export const promotionKinds = [
  'flash',
  'discount',
  'gift',
  'news',
] as const satisfies readonly PromotionKind[];

export const promotionStates = [
  'running',
  'upcoming',
  'draft',
  'ended',
] as const satisfies readonly PromotionState[];

export const promotionTone: Readonly<Record<PromotionState, Tone>> = {
  running: 'good',
  upcoming: 'progress',
  draft: 'attention',
  ended: 'neutral',
};

export function changesPrices(kind: unknown): boolean {
  return kind === 'flash' || kind === 'discount';
}

/**
 * Checks that the discount fits its kind; a promotion without one needs a name in the shop's own
 * language.
 */
export function promotionRule(lang: Lang): CrossRule {
  return (values, translate) => ({
    ...Object.fromEntries(
      promotionFaults(values).map(({ path, reason }) => [path, translate(offerFaultTexts[reason])]),
    ),
    ...(!changesPrices(values['kind']) &&
      isNameless(values['titles'], lang) && {
        titles: { [lang]: translate('ra.validation.required') },
      }),
  });
}

function isNameless(titles: unknown, lang: Lang): boolean {
  if (typeof titles !== 'object' || titles === null) return true;
  const title: unknown = Reflect.get(titles, lang);
  return typeof title !== 'string' || title.trim() === '';
}

/** Summarizes a promotion: 'Flash sale · 20% off · 12 products'. */
export function summaryOf(promotion: ManagedPromotion, translate: Translate): string {
  const { kind, discount_kind: by, discount_value: value, products } = promotion;
  const off = by === 'amount' && value !== null ? formatPrice(value) : `${value}%`;
  return [
    translate(`resources.promotions.enums.kind.${kind}`),
    ...(value === null ? [] : [translate('app.coupons.off', { off })]),
    translate('app.promotions.products', { smart_count: products }),
  ].join(' · ');
}

export function promotionTitle({ titles }: ManagedPromotion, lang: Lang): string {
  return titles[lang] || titles.th || titles.en;
}
