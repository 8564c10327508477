import type { ProductFilter } from '@talad/elements/api/product.contract';

/** Kinds of filters as a visitor takes them away: a price is one, with both its bounds. */
export type RemovableFilter = 'price' | Exclude<keyof ProductFilter, 'price_min' | 'price_max'>;

/** Spec §4 Search, "Filter deletion": special is set back to 0, every other kind is taken out. */
export function withoutFilter(filter: ProductFilter, kind: RemovableFilter): ProductFilter {
  if (kind === 'special') return { ...filter, special: 0 };
  const gone: readonly string[] = kind === 'price' ? ['price_min', 'price_max'] : [kind];
  return Object.fromEntries(Object.entries(filter).filter(([key]) => !gone.includes(key)));
}
