import { titleRule } from '../../forms/title-rule.ts';
import type { CrossRule } from '../../forms/validate-form.ts';
import { countBadCells, type VariantDrafts } from './variants/variant-drafts.ts';
import type { Lang } from '../../providers/i18n-provider.ts';

/** Requires a name in the shop's own language, and an original price above the price. */
export function productRule(lang: Lang): CrossRule {
  const named = titleRule(lang);
  return (values, translate) => ({
    ...named(values, translate),
    ...priceRule(values, translate),
    ...variantsRule(values, translate),
  });
}

const variantsRule: CrossRule = ({ variants }, translate) => {
  const bad = variants === undefined ? 0 : countBadCells(variants as VariantDrafts);
  return bad === 0 ? {} : { variants: translate('app.variants.bad_cells', { smart_count: bad }) };
};

const priceRule: CrossRule = ({ price, full_price: full }, translate) =>
  typeof full === 'number' && typeof price === 'number' && full <= price
    ? { full_price: translate('app.products.full_price_low') }
    : {};
