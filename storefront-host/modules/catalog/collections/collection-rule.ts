import type { StoredRule } from '../../../db/schema.ts';
import { MALL_ID } from '../../shops/index.ts';
import type { ProductQuery } from '../products/lists/product-filter.ts';
import type { CollectionRule } from './manage-collections.contract.ts';

/**
 * Returns the search that finds the products of a collection's rule (decision 162). A rule of the marketplace
 * finds products of all shops.
 */
export function queryOfRule(shopId: number, rule: StoredRule): ProductQuery {
  const { is_new: isNew, on_sale: onSale, ...query } = rule;
  return {
    ...query,
    ...(shopId !== MALL_ID && { shop_id: shopId }),
    ...(isNew && { showroom: 'new' }),
    ...(onSale && { special: 1 }),
  };
}

/** Returns the rule as the database stores it: only the set conditions. */
export function toStoredRule({ is_new, on_sale, sort, ...conditions }: CollectionRule): StoredRule {
  return {
    ...Object.fromEntries(
      Object.entries(conditions).flatMap(([name, value]) => {
        const given = typeof value === 'string' ? value.normalize('NFC').trim() : value;
        return given === null || given === '' ? [] : [[name, given]];
      }),
    ),
    ...(is_new && { is_new }),
    ...(on_sale && { on_sale }),
    sort,
  };
}

/** Returns the rule as the form edits it. */
export function toRule(rule: StoredRule): CollectionRule {
  return {
    tag: rule.tag ?? null,
    brand: rule.brand ?? null,
    category_id: rule.category_id ?? null,
    price_min: rule.price_min ?? null,
    price_max: rule.price_max ?? null,
    is_new: rule.is_new ?? false,
    on_sale: rule.on_sale ?? false,
    sort: rule.sort ?? 'popular',
  };
}

/** A rule without a condition would match every product of the shop. */
export function isEmptyRule({ sort: _sort, ...conditions }: StoredRule): boolean {
  return Object.keys(conditions).length === 0;
}
