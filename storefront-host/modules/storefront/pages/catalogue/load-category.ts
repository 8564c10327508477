import { html } from 'lit';
import type { Category } from '@talad/elements/api/category.contract';
import { listPageCss } from '@talad/elements/pages/css/list-page-css';
import { categoryPage } from '@talad/elements/pages/category-page';
import { pageKeys } from '../../../../cache/page-keys.ts';
import type { PageRoute } from '../../../../rendering/index.ts';
import { earliest, searchProducts, describe } from '../../../catalog/index.ts';
import { breadcrumbData, productListData } from '../../seo/json-ld.ts';
import {
  categoryPart,
  type LoadedPage,
  type LoadRequest,
  siteData,
} from '../../../content/index.ts';
import { filterView } from '../../lists/filter-view.ts';
import { listQueryText, parseListQuery, withFilter } from '../../lists/list-query.ts';
import { descriptionOf, isAside, pagedTitle } from '../../lists/list-head.ts';
import { readLayouts } from '../../sections/layouts.ts';
import { lastPageOf, listView, offsetOf } from '../../lists/list-view.ts';
import { canonicalUrl, isAt } from '../../seo/page-address.ts';
import { readCategoryPicture } from './category-picture.read.ts';
import { loadMissing } from '../load-missing.ts';
import { siteFilter, suggestions } from './suggestions.ts';

type CategoryRoute = Extract<PageRoute, { readonly type: 'category' }>;

/**
 * Loads a category with the products in it and its descendants. Four queries after the site's, one more if it has a
 * picture, and those of its layouts.
 */
export async function loadCategory(
  request: LoadRequest,
  route: CategoryRoute,
): Promise<LoadedPage> {
  const { host, site, deadline } = request;
  const { context, categories } = site;
  const chosen = route.ids.flatMap((id) => categories.filter((one) => one.category_id === id));
  const [category] = chosen;
  if (!category || chosen.length < route.ids.length) return loadMissing(request, 'page');
  const given = parseListQuery(request.query);
  // The path has the category, so the query does not repeat it.
  const list = { ...given, filter: withFilter(given.filter, { category_id: undefined }) };
  const keys = [pageKeys.list(site.shopId), ...route.ids.map((id) => pageKeys.category(id))];
  const path = chosen.length > 1 ? multiPath(request, route.ids) : category.url;
  if (!isAt(request, path)) {
    return { kind: 'moved', location: `${path}${listQueryText(list)}`, keys };
  }
  const narrowed = { ...list.filter, category_ids: [...route.ids] };
  const [found, image, layouts] = await Promise.all([
    deadline.required(
      searchProducts(host.db, { ...narrowed, ...siteFilter(site), ...offsetOf(list) }, context),
    ),
    deadline.optional(readCategoryPicture(host.db, site, category), null),
    readLayouts(
      request,
      'category',
      { shopId: site.shopId, categoryIds: route.ids },
      chosen.length > 1 ? null : category.layout,
    ),
  ]);
  const last = lastPageOf(found, list);
  if (last) return { kind: 'moved', location: `${path}${listQueryText(last)}`, keys };
  const title = chosen.map((one) => one.category_name).join(' + ');
  const crumbs = crumbsTo(category, categories);
  const instead = found.total === 0 ? await suggestions(request) : [];
  const data = {
    crumbs: chosen.length > 1 ? [{ label: title, url: path }] : crumbs,
    category: { ...category, category_name: title },
    description: chosen.length > 1 ? '' : (category.description ?? ''),
    image: chosen.length > 1 ? null : image,
    children: categoryPart(
      chosen.length > 1
        ? []
        : categories.filter((one) => one.parent_category_id === category.category_id),
      list.part ?? 1,
      (part) => `${path}${listQueryText({ ...list, part })}`,
    ),
    list: listView({ found, query: list, path, lang: context.lang, narrowed }),
    filters: filterView(site, {
      filter: list.filter,
      path,
      fixed: { category_ids: [...route.ids] },
      withCategories: false,
      view: list.view,
    }),
    recommend: layouts.recommend,
    instead,
  };
  return {
    kind: 'page',
    status: 200,
    head: {
      title: pagedTitle(context.lang, title, list.page),
      description: data.description
        ? describe(data.description)
        : descriptionOf(title, found.products),
      canonical: canonicalUrl(site, `${path}${listQueryText({ filter: {}, page: list.page })}`),
      noindex: Object.keys(list.filter).length > 0 || isAside(list),
      jsonLd: [breadcrumbData(site, data.crumbs), ...productListData(site, found.products)],
    },
    css: listPageCss,
    main: html`${layouts.header}${categoryPage(siteData(site), data)}${layouts.footer}`,
    products: [...found.products, ...instead, ...layouts.products],
    keys: [...keys, ...layouts.keys],
    validUntil: earliest([found.validUntil, layouts.validUntil]),
  };
}

function multiPath({ site }: LoadRequest, ids: readonly number[]): string {
  return `${site.context.place.base}/category/${ids.join('+')}`;
}

/** Returns the crumbs from the root down to the category itself. */
export function crumbsTo(category: Category, categories: readonly Category[]) {
  const chain: { readonly label: string; readonly url: string }[] = [];
  let step: Category | undefined = category;
  while (step && chain.length < 10) {
    chain.unshift({ label: step.category_name, url: step.url });
    const parent: number | null = step.parent_category_id;
    step = categories.find((one) => one.category_id === parent);
  }
  return chain;
}
