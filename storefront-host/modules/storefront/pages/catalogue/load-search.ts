import { html } from 'lit';
import { listPageCss } from '@talad/elements/pages/css/list-page-css';
import { searchPage } from '@talad/elements/pages/search-page';
import { pageText } from '@talad/elements/pages/texts/page-text';
import type { ProductFilter } from '@talad/elements/api/product.contract';
import { links, type PageRoute } from '../../../../rendering/index.ts';
import { pageKeys } from '../../../../cache/page-keys.ts';
import {
  earliest,
  missedKeyword,
  searchNear,
  tagName,
  type FoundNear,
} from '../../../catalog/index.ts';
import { filterView } from '../../lists/filter-view.ts';
import { breadcrumbData, productListData } from '../../seo/json-ld.ts';
import { listQueryText, parseListQuery, withFilter } from '../../lists/list-query.ts';
import { descriptionOf, isAside, pagedTitle } from '../../lists/list-head.ts';
import { readLayouts } from '../../sections/layouts.ts';
import { lastPageOf, listView, offsetOf } from '../../lists/list-view.ts';
import { canonicalUrl } from '../../seo/page-address.ts';
import { type LoadedPage, type LoadRequest, type Site, siteData } from '../../../content/index.ts';
import { siteFilter, suggestions } from './suggestions.ts';

type SearchRoute = Extract<PageRoute, { readonly type: 'search' }>;

/**
 * Loads a list of all products, a showroom or a tag, with the filter. At most nine queries after
 * the site's, and those of its layouts.
 */
export async function loadSearch(request: LoadRequest, route: SearchRoute): Promise<LoadedPage> {
  const { host, site, deadline } = request;
  const { lang, place } = site.context;
  const list = parseListQuery(request.query);
  const fixed = {
    ...(route.showroom ? { showroom: route.showroom } : {}),
    ...(route.tag ? { tag: route.tag } : {}),
  };
  const asked = { ...list.filter, ...fixed };
  const [found, layouts] = await Promise.all([
    deadline.required(
      searchNear(host.db, { ...asked, ...siteFilter(site), ...offsetOf(list) }, site.context),
    ),
    readLayouts(request, 'search', {
      shopId: site.shopId,
      categoryIds: asked.category_id === undefined ? [] : [asked.category_id],
      ...(asked.showroom ? { showroom: asked.showroom } : {}),
    }),
  ]);
  // Links and filters continue the list that is shown.
  const filter = found.shown === null ? asked : { ...asked, keyword: found.shown };
  // With a filter the list's address is that of the search page, which has the whole filter.
  const search = links.search(place);
  const isFiltered = Object.keys(list.filter).some((key) => key !== 'sort');
  const path = isFiltered ? search : `${place.base}${encodePath(request.path)}`;
  const last = lastPageOf(found, list);
  if (last) {
    const shown = isFiltered ? { ...last, filter } : last;
    const keys = [pageKeys.list(site.shopId)];
    return { kind: 'moved', location: `${path}${listQueryText(shown)}`, keys };
  }
  const instead = found.total === 0 ? await suggestions(request) : [];
  const view = listView({
    found,
    query: isFiltered ? { ...list, filter } : list,
    path,
    lang,
    narrowed: filter,
  });
  const heading = headingOf(site, asked);
  const crumbs = isPlain(filter) ? [] : [{ label: heading, url: `${path}${listQueryText(list)}` }];
  return {
    kind: 'page',
    status: 200,
    head: {
      title: pagedTitle(lang, heading, list.page),
      description: descriptionOf(`${heading} · ${site.title}`, found.products),
      canonical: canonicalUrl(site, `${path}${listQueryText({ filter: {}, page: list.page })}`),
      noindex: isFiltered || list.filter.sort !== undefined || isAside(list),
      jsonLd: [
        ...(crumbs.length > 0 ? [breadcrumbData(site, crumbs)] : []),
        ...productListData(site, found.products),
      ],
    },
    css: listPageCss,
    main: html`${layouts.header}${searchPage(siteData(site), {
      crumbs,
      heading,
      list: view,
      filters: filterView(site, {
        filter,
        path: search,
        withCategories: true,
        view: list.view,
        part: list.part,
      }),
      recommend: layouts.recommend,
      sellers: found.sellers,
      meant: found.meant === null ? null : meantOf(search, filter, found.meant),
      shown: found.shown === null ? null : { asked: asked.keyword ?? '', text: found.shown },
      instead,
    })}${layouts.footer}`,
    products: [...found.products, ...instead, ...layouts.products],
    keys: [pageKeys.list(site.shopId), ...missedKeys(site, list.filter, found), ...layouts.keys],
    validUntil: earliest([found.validUntil, layouts.validUntil]),
    ...(asked.keyword ? { keyword: asked.keyword } : {}),
  };
}

/** Returns the key under which a keyword without hits is counted; a filter may be the reason for none. */
function missedKeys(site: Site, filter: ProductFilter, found: FoundNear): readonly string[] {
  const isOnlyKeyword = Object.keys(filter).every((name) => name === 'keyword' || name === 'sort');
  const hasHits = found.shown === null && found.total + found.sellers.length > 0;
  const keyword = isOnlyKeyword && !hasHits ? missedKeyword(filter.keyword ?? '') : null;
  return keyword === null ? [] : [pageKeys.missed(site.shopId, keyword)];
}

function meantOf(path: string, filter: ProductFilter, keyword: string) {
  const url = `${path}${listQueryText({ filter: withFilter(filter, { keyword }), page: 1 })}`;
  return { text: keyword, url };
}

function isPlain(filter: ProductFilter): boolean {
  return !filter.keyword && !filter.tag && !filter.showroom;
}

function headingOf(site: Site, filter: ProductFilter): string {
  const { lang } = site.context;
  if (filter.keyword) return pageText(lang, 'search.titleFor', { keyword: filter.keyword });
  if (filter.tag) return pageText(lang, 'search.titleTag', { tag: tagName(filter.tag, lang) });
  if (filter.showroom) return pageText(lang, `search.showroom.${filter.showroom}`);
  return pageText(lang, 'search.title');
}

function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}
