import type { ProductFilter } from '@talad/elements/api/product.contract';

/** Filters that a visitor can remove: both bounds of the price are one. */
export type RemovableFilter = 'price' | Exclude<keyof ProductFilter, 'price_min' | 'price_max'>;

/** Spec §4 Search, "Filter deletion": special is set to 0, every other filter is removed. */
export function withoutFilter(filter: ProductFilter, kind: RemovableFilter): ProductFilter {
  if (kind === 'special') return { ...filter, special: 0 };
  const gone: readonly string[] = kind === 'price' ? ['price_min', 'price_max'] : [kind];
  return Object.fromEntries(Object.entries(filter).filter(([key]) => !gone.includes(key)));
}
