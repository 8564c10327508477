import {
  BEST_PRODUCTS,
  REVIEW_PAGE_SIZE,
  SHOWROOM_PRODUCTS,
} from '@talad/elements/commerce/limits';
import { listPageCss } from '@talad/elements/pages/css/list-page-css';
import { sellerCss } from '@talad/elements/pages/css/seller-css';
import { sellerColorCss } from '@talad/elements/pages/seller/seller-colors';
import { COVER_SIZES } from '@talad/elements/pages/seller/seller-head';
import type { ProductMini } from '@talad/elements/api/product.contract';
import { sellerPage } from '@talad/elements/pages/seller-page';
import { wholeRows } from '@talad/elements/pages/lists/whole-rows';
import type { SellerFront } from '@talad/elements/pages/seller/seller-page-data';
import { pageText } from '@talad/elements/pages/texts/page-text';
import { links, type PageRoute } from '../../../../rendering/index.ts';
import { pageKeys } from '../../../../cache/page-keys.ts';
import { earliest, describe } from '../../../catalog/index.ts';
import {
  listShopReviews,
  firstCategories,
  type LoadedPage,
  type LoadRequest,
  siteData,
} from '../../../content/index.ts';
import { findShopByName, isHidden, readShop, type ShopRead } from '../../../shops/index.ts';
import { breadcrumbData } from '../../seo/json-ld.ts';
import { pagination } from '../../lists/list-view.ts';
import { canonicalUrl, isAt } from '../../seo/page-address.ts';
import { lastReviewPage, withReviewPage } from '../../lists/review-page.ts';
import { readSectionProducts } from '../../sections/section-products.read.ts';
import { sellerData } from '../../seo/seller-ld.ts';
import { readSellerList, type SellerShown } from '../../lists/seller-list.read.ts';
import { parseSellerQuery, sellerListUrl, sellerQueryText } from '../../lists/seller-query.ts';
import { shareImage } from '../../seo/share-image.ts';
import { uniqueProducts } from '../../lists/unique-products.ts';
import { loadMissing } from '../load-missing.ts';

type SellerRoute = Extract<PageRoute, { readonly type: 'seller' }>;

const DAY_MS = 86_400_000;
/** Showrooms at the top, before the best products (spec §2 Seller page). */
const showrooms = ['hot', 'new', 'recommend', 'o2o'] as const;

/** Loads a shop on the marketplace. Nine queries after the site's, one more to list a category. */
export async function loadSeller(request: LoadRequest, route: SellerRoute): Promise<LoadedPage> {
  const { host, site, deadline } = request;
  const { place } = site.context;
  if (route.id === null) return loadByName(request, route.slug);
  const read =
    route.id === site.shopId
      ? null
      : await deadline.required(readShop(host.db, route.id, site.context));
  // A shop's name may consist of digits.
  if (!read) return loadByName(request, route.slug || String(route.id));
  const { shop, rated, postal } = read;
  const path = links.seller(place, shop.shopname, shop.id);
  const query = parseSellerQuery(request.query);
  const keys = [pageKeys.shop(shop.id), pageKeys.list(shop.id)];
  if (!isAt(request, path)) {
    return { kind: 'moved', location: `${path}${sellerQueryText(query)}`, keys };
  }
  const { list } = query;
  const content = list
    ? await readSellerList(request, { shop, path, list })
    : await readFront(request, { ...read, path, page: query.reviews });
  if ('page' in content) {
    return {
      kind: 'moved',
      location: `${path}${sellerQueryText({ ...query, list: content })}`,
      keys,
    };
  }
  const { shown } = content;
  const last =
    shown.kind === 'front' && shown.reviews && lastReviewPage(path, query.reviews, shown.reviews);
  if (last) return { kind: 'moved', location: last, keys };
  const { title, dominant_color: color, cover } = shop;
  const best = cover?.sources[0];
  const share = cover ?? shop.avatar;
  const crumbs = [{ label: title, url: path }];
  const isListed = ({ id }: { readonly id: number }) => list?.filter.category_id === id;
  return {
    kind: 'page',
    status: 200,
    head: {
      title,
      description: describe([shop.slogan, shop.description].filter(Boolean).join(' · ')) || title,
      canonical: canonicalUrl(site, path),
      noindex: list !== null || !read.isListed,
      ...(share ? { image: shareImage(site, share) } : {}),
      ...(best && !list
        ? { preloadImage: { srcset: best.srcset, type: best.type, sizes: COVER_SIZES } }
        : {}),
      jsonLd: [
        sellerData(site, shop, { url: canonicalUrl(site, path), rated, postal }),
        breadcrumbData(site, [
          { label: pageText(site.context.lang, 'sellers.title'), url: links.sellers(place) },
          ...crumbs,
        ]),
      ],
    },
    main: sellerPage(siteData(site), {
      crumbs,
      shop,
      url: path,
      listUrl: sellerListUrl(path, {}),
      categories: firstCategories(shop.product_categories, isListed).map((category) => ({
        label: category.name,
        url: category.url,
        current: isListed(category),
      })),
      shown,
    }),
    css: `${listPageCss}${sellerCss}${sellerColorCss(color)}`,
    products: content.products,
    keys,
    validUntil: content.validUntil,
  };
}

interface FrontRequest extends ShopRead {
  readonly path: string;
  /** Page of the reviews. */
  readonly page: number;
}

async function readFront(
  request: LoadRequest,
  { shop, rated, path, page }: FrontRequest,
): Promise<SellerShown<SellerFront>> {
  const { host, site, deadline } = request;
  const { lang, now } = site.context;
  const queries = [
    { shop_id: shop.id, limit: BEST_PRODUCTS },
    // Reads more rows than needed, because the first ones may be among the best products.
    ...showrooms.map((showroom) => ({
      shop_id: shop.id,
      showroom,
      limit: SHOWROOM_PRODUCTS + BEST_PRODUCTS,
    })),
  ];
  const place = { limit: REVIEW_PAGE_SIZE, offset: (page - 1) * REVIEW_PAGE_SIZE };
  const { sums, stars } = rated;
  const [found, reviews] = await Promise.all([
    deadline.optional(readSectionProducts(host.db, queries, site), { lists: [], validUntil: null }),
    sums.total_review > 0
      ? deadline.optional(listShopReviews(host.db, shop.id, place, site.context), null)
      : null,
  ]);
  const [best = [], ...others] = withoutRepeats(found.lists);
  const urlOf = (number: number) => withReviewPage(path, number);
  return {
    shown: {
      kind: 'front',
      strips: [
        { heading: pageText(lang, 'seller.best'), url: sellerListUrl(path, {}), products: best },
        ...showrooms.map((showroom, index) => ({
          heading: pageText(lang, `seller.showroom.${showroom}`),
          // A product list has no filter for pick-up.
          url: sellerListUrl(path, showroom === 'o2o' ? {} : { showroom }),
          products: others[index] ?? [],
        })),
      ],
      reviews: reviews && {
        reviews,
        sums,
        stars,
        withProducts: true,
        pages: pagination(sums.total_review, page, urlOf, REVIEW_PAGE_SIZE),
      },
    },
    products: uniqueProducts([...best, ...others.flat()]),
    // Recent reviews leave the page when they are too old.
    validUntil: earliest([found.validUntil, reviews ? new Date(now.getTime() + DAY_MS) : null]),
  };
}

/**
 * Shows each product only in the first list that has it, in full rows; a list with fewer than three remaining
 * products is dropped. Products for pick-up keep all.
 */
function withoutRepeats(
  lists: readonly (readonly ProductMini[])[],
): readonly (readonly ProductMini[])[] {
  const shown = new Set<string>();
  return lists.map((list, index) => {
    const limit = index === 0 ? BEST_PRODUCTS : SHOWROOM_PRODUCTS;
    if (showrooms[index - 1] === 'o2o') return wholeRows(list.slice(0, limit));
    const remaining = wholeRows(
      list.filter(({ product_uuid: uuid }) => !shown.has(uuid)).slice(0, limit),
    );
    if (index > 0 && remaining.length < 3) return [];
    for (const { product_uuid: uuid } of remaining) shown.add(uuid);
    return remaining;
  });
}

/** `/seller/{username}` redirects to the shop's canonical address. */
async function loadByName(request: LoadRequest, shopname: string): Promise<LoadedPage> {
  const { host, site } = request;
  const row = await findShopByName(host.db, shopname.toLowerCase());
  if (!row || (isHidden(row) && !site.context.preview)) return loadMissing(request, 'page');
  const path = links.seller(site.context.place, row.shopname, row.id);
  const location = `${path}${sellerQueryText(parseSellerQuery(request.query))}`;
  return { kind: 'moved', location, keys: [pageKeys.shop(row.id)] };
}
