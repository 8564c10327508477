import type { ActiveFilter, FilterData } from '@talad/elements/pages/page-data';
import { searchPage } from '@talad/elements/pages/search-page';
import { pageText } from '@talad/elements/pages/texts/page-text';
import type { ProductFilter, Showroom } from '@talad/elements/api/product.contract';
import { formatPrice } from '@talad/elements/locales/format';
import { links } from '../../../ssr/links.ts';
import { pageKeys } from '../../../ssr/page-keys.ts';
import type { PageRoute } from '../../../ssr/resolve-route.ts';
import { searchProducts } from '../../products/products.read.ts';
import { breadcrumbData } from '../json-ld.ts';
import { listQueryText, parseListQuery, withFilter } from '../list-query.ts';
import { listView, offsetOf } from '../list-view.ts';
import { canonicalUrl } from '../page-address.ts';
import type { LoadedPage, PageAsked } from '../page-model.ts';
import type { Site } from '../site.read.ts';
import { siteData } from '../site-view.ts';
import { siteFilter, suggestions } from './suggestions.ts';

type SearchRoute = Extract<PageRoute, { readonly type: 'search' }>;

const showrooms: readonly Showroom[] = ['new', 'hot', 'sale', 'recommend'];

/** All products, a showroom or a tag, by what the filter says. Four queries beside the site's. */
export async function loadSearch(asked: PageAsked, route: SearchRoute): Promise<LoadedPage> {
  const { host, site, deadline } = asked;
  const { lang, place } = site.context;
  const list = parseListQuery(asked.query);
  const fixed = {
    ...(route.showroom ? { showroom: route.showroom } : {}),
    ...(route.tag ? { tag: route.tag } : {}),
  };
  const filter = { ...list.filter, ...fixed };
  const found = await deadline.required(
    searchProducts(host.db, { ...filter, ...siteFilter(site), ...offsetOf(list) }, site.context),
  );
  const instead = found.total === 0 ? await suggestions(asked) : [];
  // Once a filter is on, the list's address is the search page's: the filter says all of it.
  const search = links.search(place);
  const isFiltered = Object.keys(list.filter).some((key) => key !== 'sort');
  const path = isFiltered ? search : `${place.base}${encodePath(asked.path)}`;
  const view = listView({
    found,
    asked: isFiltered ? { ...list, filter } : list,
    path,
    lang,
  });
  const heading = headingOf(site, filter);
  const crumbs = isPlain(filter) ? [] : [{ label: heading, url: `${path}${listQueryText(list)}` }];
  return {
    kind: 'page',
    status: 200,
    head: {
      title: heading,
      description: `${heading} · ${site.title}`,
      canonical: canonicalUrl(site, `${path}${listQueryText({ filter: {}, page: list.page })}`),
      noindex: isFiltered || list.filter.sort !== undefined,
      jsonLd: crumbs.length > 0 ? [breadcrumbData(site, crumbs)] : [],
    },
    main: searchPage(siteData(site), {
      crumbs,
      heading,
      list: view,
      filters: filterData(site, filter),
      instead,
    }),
    products: [...found.products, ...instead],
    keys: [pageKeys.list(site.shopId)],
    validUntil: found.validUntil,
    ...(filter.keyword ? { keyword: filter.keyword } : {}),
  };
}

function isPlain(filter: ProductFilter): boolean {
  return !filter.keyword && !filter.tag && !filter.showroom;
}

function headingOf(site: Site, filter: ProductFilter): string {
  const { lang } = site.context;
  if (filter.keyword) return pageText(lang, 'search.titleFor', { keyword: filter.keyword });
  if (filter.tag) return pageText(lang, 'search.titleTag', { tag: filter.tag });
  if (filter.showroom) return pageText(lang, `search.showroom.${filter.showroom}`);
  return pageText(lang, 'search.title');
}

function filterData(site: Site, filter: ProductFilter): FilterData {
  const { lang, place } = site.context;
  const search = links.search(place);
  const url = (changed: ProductFilter) => `${search}${listQueryText({ filter: changed, page: 1 })}`;
  const without = (...keys: (keyof ProductFilter)[]) =>
    url(withFilter(filter, Object.fromEntries(keys.map((key) => [key, undefined]))));
  const category = site.categories.find((one) => one.category_id === filter.category_id);
  const { keyword, tag, showroom, price_min: min, price_max: max } = filter;
  const active: (ActiveFilter | false)[] = [
    keyword !== undefined && {
      label: pageText(lang, 'filter.keyword', { keyword }),
      removeUrl: without('keyword'),
    },
    tag !== undefined && { label: `#${tag}`, removeUrl: without('tag') },
    category !== undefined && {
      label: category.category_name,
      removeUrl: without('category_id'),
    },
    showroom !== undefined && {
      label: pageText(lang, `search.showroom.${showroom}`),
      removeUrl: without('showroom'),
    },
    (min !== undefined || max !== undefined) && {
      label: priceLabel(lang, min, max),
      removeUrl: without('price_min', 'price_max'),
    },
    filter.ready_to_sell === 1 && {
      label: pageText(lang, 'filter.ready'),
      removeUrl: without('ready_to_sell'),
    },
  ];
  return {
    action: search,
    filter,
    categories: site.categories
      .filter((one) => one.parent_category_id === null && one.count_sum > 0)
      .map((one) => ({
        label: one.category_name,
        count: one.count_sum,
        current: one.category_id === filter.category_id,
        url: url(withFilter(filter, { category_id: one.category_id })),
      })),
    showrooms,
    active: active.filter((one) => one !== false),
    clearUrl: search,
  };
}

function priceLabel(
  lang: Site['context']['lang'],
  min: number | undefined,
  max: number | undefined,
): string {
  if (max === undefined) return pageText(lang, 'filter.from', { price: formatPrice(min ?? 0) });
  if (min === undefined) return pageText(lang, 'filter.upTo', { price: formatPrice(max) });
  return `${formatPrice(min)} - ${formatPrice(max)}`;
}

function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}
