import type { CollectionRule } from '../../../storefront-host/modules/catalog/collections/manage-collections.contract.ts';
import { titleRule } from '../../forms/title-rule.ts';
import type { CrossRule } from '../../forms/validate-form.ts';
import type { Lang } from '../../providers/i18n-provider.ts';

/** The values that the parts of the form share. */
export interface CollectionValues {
  readonly rule: CollectionRule | null;
  readonly product_ids: readonly number[];
}

export const emptyRule: CollectionRule = {
  tag: null,
  brand: null,
  category_id: null,
  price_min: null,
  price_max: null,
  is_new: false,
  on_sale: false,
  sort: 'popular',
};

export const sorts = ['popular', 'new', 'price_asc', 'price_desc'] as const;

/** Requires a name in the shop's own language, and at least one condition in a rule. */
export function collectionRule(lang: Lang): CrossRule {
  const named = titleRule(lang);
  return (values, translate) => {
    const rule = (values['rule'] ?? null) as CollectionRule | null;
    return {
      ...named(values, translate),
      ...(rule && !asksForSomething(rule) && { rule: translate('app.collections.rule_empty') }),
    };
  };
}

export function asksForSomething({ sort: _sort, ...conditions }: CollectionRule): boolean {
  return Object.values(conditions).some(
    (value) => value !== null && value !== false && value !== '',
  );
}
