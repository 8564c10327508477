import { Value } from 'typebox/value';
import { ShopFilter } from '@talad/elements/api/shop-search.contract';
import { SEARCH_PAGE_SIZE } from '@talad/elements/commerce/limits';
import { parseListQuery } from './list-query.ts';
import { filterFields, filterJson } from './filter-fields.ts';

const keys = ['keyword', 'category_id', 'dropship', 'discount_min', 'discount_unit'] as const;

/** Query of the list of sellers. */
export interface SellersQuery {
  readonly filter: Omit<ShopFilter, 'limit' | 'offset'>;
  readonly page: number;
}

/** Parses the query as product lists do: JSON in `filter`, or the plain fields of a form, which take precedence. */
export function parseSellersQuery(query: URLSearchParams): SellersQuery {
  const given: Readonly<Record<string, unknown>> = {
    ...filterJson(query.get('filter')),
    ...filterFields(query, keys, valueOf),
  };
  const filter: Record<string, unknown> = {};
  for (const key of keys) {
    const value = given[key];
    if (value !== undefined && Value.Check(ShopFilter, { [key]: value })) filter[key] = value;
  }
  const { discount_min: least, discount_unit: unit, ...rest } = filter as SellersQuery['filter'];
  // A discount filter is for drop-shippers only, and a unit without a discount is ignored.
  const isWanted = rest.dropship === 1 && least !== undefined && least > 0;
  return {
    filter: {
      ...rest,
      ...(isWanted && { discount_min: least, discount_unit: unit ?? 'percent' }),
    },
    page: parseListQuery(query).page,
  };
}

export function sellersQueryText({ filter, page }: SellersQuery): string {
  const query = new URLSearchParams();
  const entries = keys.flatMap((key) => (filter[key] === undefined ? [] : [[key, filter[key]]]));
  if (entries.length > 0) query.set('filter', JSON.stringify(Object.fromEntries(entries)));
  if (page > 1) query.set('page', String(page));
  const text = query.toString();
  return text ? `?${text}` : '';
}

export function sellersOffset({ page }: SellersQuery) {
  return { limit: SEARCH_PAGE_SIZE, offset: (page - 1) * SEARCH_PAGE_SIZE };
}

function valueOf(key: (typeof keys)[number], value: string): unknown {
  switch (key) {
    case 'keyword':
      return value.slice(0, 200);
    case 'category_id':
    case 'dropship':
      return /^\d{1,15}$/.test(value) ? Number(value) : undefined;
    case 'discount_min':
      return /^\d{1,6}(\.\d{1,2})?$/.test(value) ? Number(value) : undefined;
    case 'discount_unit':
      return value;
  }
}
