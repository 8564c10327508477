import { pageText } from '@talad/elements/pages/texts/page-text';
import { text } from '@talad/elements/locales/text';
import type { SavedProps } from '@talad/elements/schema/fields';
import type { ProductFilter } from '@talad/elements/api/product.contract';
import type { TabView } from '@talad/elements/sections/product-tab/tab-view';
import { parseListQuery } from '../lists/list-query.ts';
import { fromSpecValues } from '../../../http/index.ts';
import { links } from '../../../rendering/index.ts';
import type { Site } from '../../content/index.ts';

/** Maximum number of tabs: further ones would not be found. */
const MAX_TABS = 8;

/** Returns the saved choice of products (spec §3 `apiOptions`, tab product object) as the search's filter. */
export function filterOf(options: unknown): ProductFilter {
  const given = recordOf(fromSpecValues(options));
  const { filter } = parseListQuery(new URLSearchParams({ filter: JSON.stringify(given) }));
  return {
    ...filter,
    ...(given['category_with_child'] === false ? { category_with_child: false } : {}),
  };
}

/** Returns the valid ones among the saved tabs. */
export function savedTabs(props: SavedProps): readonly Readonly<Record<string, unknown>>[] {
  const tabs = props['tabs'];
  return Array.isArray(tabs) ? tabs.slice(0, MAX_TABS).map(recordOf) : [];
}

/** Returns the tabs of a ProductTab: a name, a page of its own, a query for the API. */
export function tabViews(props: SavedProps, site: Site): readonly TabView[] {
  const { lang, place } = site.context;
  return savedTabs(props).map((tab) => {
    const filter = filterOf(tab);
    const { category_id: id, showroom, ready_to_sell, sort } = filter;
    const category = site.categories.find((one) => one.category_id === id);
    const named = typeof tab['category_name'] === 'string' ? tab['category_name'].trim() : '';
    const shown = showroom ? pageText(lang, `search.showroom.${showroom}`) : '';
    return {
      title: named || category?.category_name || shown || text(lang, 'tab.all'),
      url: category?.url ?? (showroom ? `${place.base}/showroom/${showroom}` : links.search(place)),
      filter: {
        ...(id === undefined ? {} : { category_id: id }),
        ...(filter.category_with_child === false ? { category_with_child: false } : {}),
        ...(showroom ? { showroom } : {}),
        ...(ready_to_sell ? { ready_to_sell } : {}),
        ...(sort ? { sort } : {}),
      },
    };
  });
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}
