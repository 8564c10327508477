import type { ProductFilter, Showroom } from '@talad/elements/api/product.contract';
import { formatPrice } from '@talad/elements/locales/format';
import type { ActiveFilter, FilterData } from '@talad/elements/pages/page-data';
import { pageText } from '@talad/elements/pages/texts/page-text';
import type { Lang } from '../../../db/schema.ts';
import { type ListedCategory, tagName } from '../../catalog/index.ts';
import { categoryPart, rootCategories, type Site } from '../../content/index.ts';
import { listQueryText, withFilter } from './list-query.ts';
import { withoutFilter, type RemovableFilter } from './without-filter.ts';

const showrooms: readonly Showroom[] = ['new', 'hot', 'sale', 'recommend'];
/** Fields of the form; an empty one removes its filter. */
const fields = [
  'price_min',
  'price_max',
  'showroom',
  'condition',
  'ready_to_sell',
  'special',
] as const;

export interface FilterView {
  readonly filter: ProductFilter;
  /** Path of the list, which filters do not change. */
  readonly path: string;
  /** Filter of the path itself, which cannot be removed. */
  readonly fixed?: ProductFilter;
  /** True if categories to choose from are shown next to the form. */
  readonly withCategories: boolean;
  /** Shows rows instead of a grid. */
  readonly view?: 'list' | undefined;
  /** Part of the categories (list-query.ts). */
  readonly part?: number | undefined;
}

/** Returns the filter as form, chips and links show it. Every change returns to page 1 (spec §2). */
export function filterView(site: Site, view: FilterView): FilterData {
  const { filter, path } = view;
  const { place } = site.context;
  const isRows = view.view === 'list';
  const url = (changed: ProductFilter) =>
    `${path}${listQueryText({ filter: changed, page: 1, ...(isRows && { view: 'list' }) })}`;
  const roots = view.withCategories ? rootCategories(site) : [];
  const { shown, ...categoryParts } = categoryPart(
    roots,
    view.part ?? 1,
    (part) => `${path}${listQueryText({ filter, page: 1, part, ...(isRows && { view: 'list' }) })}`,
  );
  const isNarrowed = Object.keys(filter).some((key) => key !== 'category_id' && key !== 'sort');
  const trail = view.withCategories ? wayTo(site, filter.category_id) : [];
  const listed = [...trail.filter((one) => !shown.includes(one)), ...shown];
  const rest = Object.fromEntries(
    Object.entries(filter).filter(([key]) => !fields.some((field) => field === key)),
  );
  const active = chips(site, filter).map(({ label, left }) => ({ label, removeUrl: url(left) }));
  return {
    action: path,
    filter,
    rest: Object.keys(rest).length > 0 ? JSON.stringify(rest) : '',
    narrowed: { ...filter, ...view.fixed },
    site: place.base === '' ? null : site.shopname,
    categories: listed.map((one) => ({
      id: one.category_id,
      label: one.category_name,
      count: isNarrowed ? null : one.count_sum,
      current: one.category_id === filter.category_id,
      url: url(withFilter(filter, { category_id: one.category_id })),
    })),
    categoryParts,
    showrooms,
    active,
    clearUrl: url({}),
    isRows,
    keywordUrl:
      active.length > (filter.keyword === undefined ? 0 : 1)
        ? url(filter.keyword === undefined ? {} : { keyword: filter.keyword })
        : null,
  };
}

/** Returns the categories from the root to this one. */
function wayTo({ categories }: Site, id: number | undefined): readonly ListedCategory[] {
  const trail: ListedCategory[] = [];
  let step = categories.find((one) => one.category_id === id);
  while (step && !trail.includes(step)) {
    trail.unshift(step);
    const parent = step.parent_category_id;
    step = parent === null ? undefined : categories.find((one) => one.category_id === parent);
  }
  return trail;
}

interface Chip extends Pick<ActiveFilter, 'label'> {
  /** The filter that remains when the shopper removes this chip. */
  readonly left: ProductFilter;
}

function chips(site: Site, filter: ProductFilter): readonly Chip[] {
  const { lang } = site.context;
  const without = (...kinds: RemovableFilter[]) => kinds.reduce(withoutFilter, filter);
  const { keyword, tag, showroom, attrs, condition, price_min: min, price_max: max } = filter;
  const category = site.categories.find((one) => one.category_id === filter.category_id);
  const named = (['author', 'publisher', 'brand'] as const).flatMap((key) => {
    const value = filter[key];
    return value === undefined ? [] : [{ label: value, left: without(key) }];
  });
  return [
    ...(keyword === undefined
      ? []
      : [{ label: pageText(lang, 'filter.keyword', { keyword }), left: without('keyword') }]),
    ...(tag === undefined ? [] : [{ label: `#${tagName(tag, lang)}`, left: without('tag') }]),
    ...(category === undefined
      ? []
      : [{ label: category.category_name, left: without('category_id') }]),
    ...(showroom === undefined
      ? []
      : [{ label: pageText(lang, `search.showroom.${showroom}`), left: without('showroom') }]),
    ...named,
    ...Object.entries(attrs ?? {}).map(([key, value]) => ({
      label: `${key}: ${value}`,
      left: withFilter(filter, { attrs: withoutKey(attrs ?? {}, key) }),
    })),
    ...(condition === undefined
      ? []
      : [{ label: pageText(lang, `filter.condition.${condition}`), left: without('condition') }]),
    ...(min === undefined && max === undefined
      ? []
      : [{ label: priceLabel(lang, min, max), left: without('price') }]),
    ...(filter.special === 1
      ? [{ label: pageText(lang, 'filter.special'), left: without('special') }]
      : []),
    ...(filter.ready_to_sell === 1
      ? [{ label: pageText(lang, 'filter.ready'), left: without('ready_to_sell') }]
      : []),
  ];
}

function withoutKey(
  attrs: Readonly<Record<string, string>>,
  key: string,
): Record<string, string> | undefined {
  const left = Object.entries(attrs).filter(([other]) => other !== key);
  return left.length > 0 ? Object.fromEntries(left) : undefined;
}

function priceLabel(lang: Lang, min: number | undefined, max: number | undefined): string {
  if (max === undefined) return pageText(lang, 'filter.from', { price: formatPrice(min ?? 0) });
  if (min === undefined) return pageText(lang, 'filter.upTo', { price: formatPrice(max) });
  return `${formatPrice(min)} - ${formatPrice(max)}`;
}
