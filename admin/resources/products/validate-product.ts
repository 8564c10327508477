import { titleRule } from '../../forms/title-rule.ts';
import type { CrossRule } from '../../forms/validate-form.ts';
import type { Lang } from '../../providers/i18n-provider.ts';

/** A product has a name in its shop's own language; its original price is above its price. */
export function productRule(lang: Lang): CrossRule {
  const named = titleRule(lang);
  return (values, translate) => ({
    ...named(values, translate),
    ...priceRule(values, translate),
  });
}

/** Of a variant too: it has prices of its own. */
export const priceRule: CrossRule = ({ price, full_price: full }, translate) =>
  typeof full === 'number' && typeof price === 'number' && full <= price
    ? { full_price: translate('app.products.full_price_low') }
    : {};
