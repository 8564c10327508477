import type { ShopFilter } from '@talad/elements/api/shop-search.contract';
import { formatNumber } from '@talad/elements/locales/format';
import { sellerCss } from '@talad/elements/pages/css/seller-css';
import { sellerListPage } from '@talad/elements/pages/seller-list-page';
import { pageText } from '@talad/elements/pages/texts/page-text';
import { html } from 'lit';
import { links } from '../../../../rendering/index.ts';
import { pageKeys } from '../../../../cache/page-keys.ts';
import { searchShops, describe } from '../../../catalog/index.ts';
import { breadcrumbData, itemListData } from '../../seo/json-ld.ts';
import {
  firstCategories,
  rootCategories,
  type LoadedPage,
  type LoadRequest,
  type Site,
  siteData,
} from '../../../content/index.ts';
import { pagedTitle } from '../../lists/list-head.ts';
import { pagination } from '../../lists/list-view.ts';
import { readOwnSections } from '../../sections/own-sections.ts';
import { canonicalUrl } from '../../seo/page-address.ts';
import { pastTheEnd } from '../../lists/past-the-end.ts';
import { parseSellersQuery, sellersOffset, sellersQueryText } from '../../lists/sellers-query.ts';

/** Loads the marketplace's sellers. Six queries after the site's, and those of the owner's sections. */
export async function loadSellers(request: LoadRequest): Promise<LoadedPage> {
  const { host, site, deadline } = request;
  const { lang, place } = site.context;
  const list = parseSellersQuery(request.query);
  const { filter, page } = list;
  const include = { products: true, categories: true, dropship: true };
  const [found, own] = await Promise.all([
    deadline.required(
      searchShops(host.db, { ...filter, ...sellersOffset(list) }, include, site.context),
    ),
    readOwnSections(request, 'seller'),
  ]);
  const action = links.sellers(place);
  const urlOf = (changed: ShopFilter, number = 1) =>
    `${action}${sellersQueryText({ filter: changed, page: number })}`;
  const last = pastTheEnd(page, { shown: found.shops.length, total: found.total });
  if (last !== null) {
    return {
      kind: 'moved',
      location: urlOf(filter, last),
      keys: [pageKeys.sellers(), pageKeys.list(site.shopId)],
    };
  }
  const heading = pageText(lang, 'sellers.title');
  const description = pageText(lang, 'sellers.description', { name: site.title });
  const titles = found.shops.slice(0, 6).map(({ title }) => title);
  const crumbs = [{ label: heading, url: action }];
  return {
    kind: 'page',
    status: 200,
    head: {
      title: pagedTitle(lang, heading, page),
      description: describe([description, ...titles].join(' · ')),
      canonical: canonicalUrl(site, urlOf({}, page)),
      noindex: Object.keys(filter).length > 0,
      jsonLd: [
        breadcrumbData(site, crumbs),
        ...(found.shops.length > 0
          ? [
              itemListData(
                site,
                found.shops.map((shop) => ({
                  title: shop.title,
                  url: links.seller(place, shop.shopname, shop.id),
                })),
              ),
            ]
          : []),
      ],
    },
    main: html`${own.at('seller')}${sellerListPage(siteData(site), {
      crumbs,
      heading,
      action,
      filter,
      categories: firstCategories(
        rootCategories(site),
        ({ category_id: id }) => id === filter.category_id,
      ).map((one) => ({
        id: one.category_id,
        name: one.category_name,
      })),
      active: chips(site, filter).map(({ label, left }) => ({ label, removeUrl: urlOf(left) })),
      sellers: found.shops,
      total: found.total,
      totalCapped: found.total_capped,
      pages: pagination(found.total, page, (number) => urlOf(filter, number)),
    })}`,
    css: sellerCss,
    products: own.products,
    keys: [
      pageKeys.sellers(),
      pageKeys.list(site.shopId),
      ...found.shops.map(({ id }) => pageKeys.shop(id)),
      ...own.keys,
    ],
    validUntil: own.validUntil,
  };
}

interface Chip {
  readonly label: string;
  /** The filter that remains when the shopper removes this chip. */
  readonly left: ShopFilter;
}

function chips(site: Site, filter: ShopFilter): readonly Chip[] {
  const { lang } = site.context;
  const { keyword, category_id: category, dropship, discount_min: least, ...rest } = filter;
  const { discount_unit: unit = 'percent' } = rest;
  const named = site.categories.find((one) => one.category_id === category);
  const without = (...keys: readonly (keyof ShopFilter)[]): ShopFilter =>
    Object.fromEntries(Object.entries(filter).filter(([key]) => !keys.some((one) => one === key)));
  return [
    ...(keyword
      ? [{ label: pageText(lang, 'filter.keyword', { keyword }), left: without('keyword') }]
      : []),
    ...(named ? [{ label: named.category_name, left: without('category_id') }] : []),
    ...(dropship === 1
      ? [
          {
            label: pageText(lang, 'sellers.dropshipOn'),
            left: without('dropship', 'discount_min', 'discount_unit'),
          },
        ]
      : []),
    ...(least === undefined
      ? []
      : [
          {
            label: pageText(lang, `sellers.discountFrom.${unit}`, { value: formatNumber(least) }),
            left: without('discount_min', 'discount_unit'),
          },
        ]),
  ];
}
