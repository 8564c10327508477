import { Value } from 'typebox/value';
import {
  ProductFilter,
  type ProductSort,
  type Showroom,
} from '@talad/elements/api/product.contract';
import { LAST_OFFSET_PAGE } from '@talad/elements/commerce/limits';
import { isCursorOf, sortOf } from '../../catalog/index.ts';
import { filterFields, filterJson } from './filter-fields.ts';

/** Query of a list page: its filter and page number. */
export interface ListQuery {
  readonly filter: ProductFilter;
  readonly page: number;
  /** Cursor after the page before, for pages beyond the last offset. */
  readonly after?: string;
  /** Rows instead of a grid. */
  readonly view?: 'list';
  /** Part of the categories, if they do not fit on one page. */
  readonly part?: number;
}

/** Keys of the query that change a list; others are ignored and are not in the cache key. */
const formKeys = [
  'keyword',
  'tag',
  'category_id',
  'showroom',
  'ready_to_sell',
  'special',
  'author',
  'publisher',
  'brand',
  'attrs',
  'condition',
  'price_min',
  'price_max',
  'sort',
] as const satisfies readonly (keyof ProductFilter)[];
type FormKey = (typeof formKeys)[number];

const sorts: readonly ProductSort[] = ['popular', 'new', 'hot', 'price_asc', 'price_desc'];

/** Returns the orders that a list offers, its default first. */
export function sortsOf({ sort: _chosen, ...filter }: ProductFilter): readonly ProductSort[] {
  return sortOf(filter) === 'relevance' ? ['relevance', ...sorts] : sorts;
}
const showrooms: readonly Showroom[] = ['new', 'hot', 'sale', 'recommend'];
const conditions = ['new', 'second_hand'] as const;

/**
 * Spec §2: the filter is JSON in the query parameter `filter`, next to `page`. A form without
 * JavaScript sends plain fields, which take precedence. Unknown values are ignored.
 */
export function parseListQuery(query: URLSearchParams): ListQuery {
  const given = {
    ...filterJson(query.get('filter')),
    ...filterFields(query, formKeys, fieldValue),
  };
  const filter: Record<string, unknown> = {};
  for (const key of formKeys) {
    const value = given[key];
    if (value !== undefined && Value.Check(ProductFilter, { [key]: value })) filter[key] = value;
  }
  const tidied = filter as ProductFilter;
  const { price_min: min, price_max: max, sort, special, attrs, ...rest } = tidied;
  const swapped = min !== undefined && max !== undefined && min > max;
  return {
    filter: {
      ...rest,
      // Spec §4: its deletion sets it to 0, which equals its absence.
      ...(special === 1 && { special }),
      ...(attrs && Object.keys(attrs).length > 0 && { attrs }),
      ...(min !== undefined && { price_min: swapped ? max : min }),
      ...(max !== undefined && { price_max: swapped ? min : max }),
      ...(sort && sort !== sortOf(rest) && { sort }),
    },
    page: pageOf(query.get('page')),
    ...afterOf(query.get('after'), sortOf(tidied)),
    ...(query.get('view') === 'list' && { view: 'list' }),
    ...partOf(query.get('categories')),
  };
}

/** Returns the query of a link to the same list; page 1 and the default sort are left out. */
export function listQueryText({ filter, page, after, view, part = 1 }: ListQuery): string {
  const query = new URLSearchParams();
  const entries = formKeys.flatMap((key) => {
    const value = filter[key];
    // `special` with 0 is left out, so that the list has one address.
    return value === undefined || (key === 'special' && value === 0) ? [] : [[key, value]];
  });
  if (entries.length > 0) query.set('filter', JSON.stringify(Object.fromEntries(entries)));
  if (page > 1) query.set('page', String(page));
  if (after !== undefined) query.set('after', after);
  if (view === 'list') query.set('view', view);
  if (part > 1) query.set('categories', String(part));
  const text = query.toString();
  return text ? `?${text}` : '';
}

/** Returns the filter with these changes; undefined removes a value. */
export function withFilter(
  filter: ProductFilter,
  change: { readonly [K in FormKey]?: ProductFilter[K] | undefined },
): ProductFilter {
  const changed: Record<string, unknown> = { ...filter };
  for (const [key, value] of Object.entries(change)) {
    if (value === undefined) Reflect.deleteProperty(changed, key);
    else changed[key] = value;
  }
  return changed;
}

function fieldValue(key: FormKey, value: string): unknown {
  switch (key) {
    case 'keyword':
    case 'author':
    case 'publisher':
    case 'brand':
      return value.slice(0, 200);
    case 'tag':
      return value.slice(0, 80);
    // These filters exist only in JSON.
    case 'attrs':
      return undefined;
    case 'category_id':
    case 'ready_to_sell':
    case 'special':
      return /^\d{1,15}$/.test(value) ? Number(value) : undefined;
    case 'price_min':
    case 'price_max':
      return /^\d{1,9}(\.\d{1,2})?$/.test(value.replaceAll(',', ''))
        ? Number(value.replaceAll(',', ''))
        : undefined;
    case 'showroom':
      return showrooms.find((known) => known === value);
    case 'condition':
      return conditions.find((known) => known === value);
    case 'sort':
      return (['relevance', ...sorts] as const).find((known) => known === value);
  }
}

function partOf(value: string | null): { readonly part?: number } {
  return value !== null && /^[1-9]\d{0,3}$/.test(value) ? { part: Number(value) } : {};
}

function pageOf(value: string | null): number {
  const page = value !== null && /^\d{1,4}$/.test(value) ? Number(value) : 1;
  return Math.min(Math.max(page, 1), LAST_OFFSET_PAGE);
}

function afterOf(value: string | null, sort: ProductSort): { readonly after?: string } {
  return value !== null && isCursorOf(sort, value) ? { after: value } : {};
}
