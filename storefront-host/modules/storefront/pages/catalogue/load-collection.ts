import { collectionPage } from '@talad/elements/pages/collection-page';
import { SEARCH_PAGE_SIZE } from '@talad/elements/commerce/limits';
import { offersCss } from '@talad/elements/pages/css/offers-css';
import { collectionCoverSizes } from '@talad/elements/pages/offers/offers-page-data';
import { pageText } from '@talad/elements/pages/texts/page-text';
import { pageKeys } from '../../../../cache/page-keys.ts';
import type { PageRoute } from '../../../../rendering/index.ts';
import { readCollectionProducts, readCollections, describe } from '../../../catalog/index.ts';
import { breadcrumbData, productListData } from '../../seo/json-ld.ts';
import { pagedTitle } from '../../lists/list-head.ts';
import { parseListQuery } from '../../lists/list-query.ts';
import { pagination } from '../../lists/list-view.ts';
import { canonicalUrl, isAt } from '../../seo/page-address.ts';
import { type LoadedPage, type LoadRequest, siteData } from '../../../content/index.ts';
import { preloadOf } from '../../seo/preload-of.ts';
import { shareImage } from '../../seo/share-image.ts';
import { collectionCard, ruleKeys } from './load-collections.ts';
import { loadMissing } from '../load-missing.ts';
import { plainText } from '../../../../html/html-text.ts';
import { withSitePaths } from '../../../../html/site-paths.ts';

type CollectionRoute = Extract<PageRoute, { readonly type: 'collection' }>;

const OTHERS = 3;

/** Loads a collection with 24 products a page, and some other collections. Four queries after the site's. */
export async function loadCollection(
  request: LoadRequest,
  route: CollectionRoute,
): Promise<LoadedPage> {
  const { host, site, deadline } = request;
  const { lang, place } = site.context;
  const keys = [pageKeys.offers(site.shopId)];
  const all = await deadline.required(readCollections(host.db, site.shopId, site.context));
  const found = all.find(({ id }) => id === route.id);
  if (!found) {
    const missing = await loadMissing(request, 'page');
    return { ...missing, keys: [...missing.keys, ...keys] };
  }
  const card = collectionCard(request, found);
  if (!isAt(request, card.url)) return { kind: 'moved', location: card.url, keys };
  const { page } = parseListQuery(request.query);
  const offset = (page - 1) * SEARCH_PAGE_SIZE;
  const { products, validUntil } = await deadline.required(
    readCollectionProducts(host.db, found, { offset }, site.context),
  );
  const allUrl = `${place.base}/collection`;
  const crumbs = [
    { label: pageText(lang, 'collections.title'), url: allUrl },
    { label: card.title, url: card.url },
  ];
  const pageUrl = (number: number) => (number > 1 ? `${card.url}?page=${number}` : card.url);
  return {
    kind: 'page',
    status: 200,
    head: {
      title: pagedTitle(lang, card.title, page),
      description: describe(card.summary || plainText(found.html) || card.title),
      canonical: canonicalUrl(site, pageUrl(page)),
      noindex: products.length === 0,
      ...(card.image ? { image: shareImage(site, card.image) } : {}),
      ...preloadOf(card.image, collectionCoverSizes),
      jsonLd: [breadcrumbData(site, crumbs), ...productListData(site, products)],
    },
    main: collectionPage(siteData(site), {
      crumbs,
      collection: { ...card, html: withSitePaths(found.html, place.base) },
      products,
      pages: pagination(found.total, page, pageUrl),
      others: all
        .filter(({ id }) => id !== found.id)
        .slice(0, OTHERS)
        .map((other) => collectionCard(request, other)),
      allUrl,
    }),
    css: offersCss,
    products,
    keys: [...keys, ...ruleKeys(site.shopId, all)],
    validUntil,
  };
}
