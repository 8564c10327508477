import { offersCss } from '@talad/elements/pages/css/offers-css';
import { promotionPage } from '@talad/elements/pages/promotion-page';
import { promotionCoverSizes } from '@talad/elements/pages/offers/offers-page-data';
import { pageText } from '@talad/elements/pages/texts/page-text';
import { pageKeys } from '../../../../cache/page-keys.ts';
import type { PageRoute } from '../../../../rendering/index.ts';
import { earliest, describe } from '../../../catalog/index.ts';
import { readPromotion, readPromotionProducts } from '../../../sales/index.ts';
import { breadcrumbData, productListData } from '../../seo/json-ld.ts';
import { isAt } from '../../seo/page-address.ts';
import { type LoadedPage, type LoadRequest, siteData } from '../../../content/index.ts';
import { preloadOf } from '../../seo/preload-of.ts';
import { shareImage } from '../../seo/share-image.ts';
import { loadMissing } from '../load-missing.ts';
import { promotionCard } from './load-promotions.ts';
import { plainText } from '../../../../html/html-text.ts';
import { withSitePaths } from '../../../../html/site-paths.ts';

type PromotionRoute = Extract<PageRoute, { readonly type: 'promotion' }>;

/** Loads one promotion with its products. Four queries after the site's. */
export async function loadPromotion(
  request: LoadRequest,
  route: PromotionRoute,
): Promise<LoadedPage> {
  const { host, site, deadline } = request;
  const { lang, place } = site.context;
  const keys = [pageKeys.offers(site.shopId)];
  const scope = site.kind === 'mall' ? 'all' : site.shopId;
  const found = await deadline.required(readPromotion(host.db, route.id, scope, site.context));
  if (!found) {
    const missing = await loadMissing(request, 'page');
    return { ...missing, keys: [...missing.keys, ...keys] };
  }
  const { promotion } = found;
  const card = promotionCard(request, promotion);
  if (!isAt(request, card.url)) return { kind: 'moved', location: card.url, keys };
  const { products, validUntil } = await deadline.required(
    readPromotionProducts(host.db, [promotion.id], site.context),
  );
  const allUrl = `${place.base}/promotion`;
  const crumbs = [
    { label: pageText(lang, 'offers.title'), url: allUrl },
    { label: card.title, url: card.url },
  ];
  const { isComing } = promotion;
  return {
    kind: 'page',
    status: 200,
    head: {
      title: card.title,
      description: describe(card.summary || plainText(promotion.html) || card.title),
      canonical: promotion.canonical,
      ...(card.image ? { image: shareImage(site, card.image) } : {}),
      ...preloadOf(card.image, promotionCoverSizes),
      jsonLd: [breadcrumbData(site, crumbs), ...productListData(site, products)],
    },
    main: promotionPage(siteData(site), {
      crumbs,
      promotion: {
        ...card,
        html: withSitePaths(promotion.html, place.base),
        isComing,
        until: (isComing ? promotion.begins_at : promotion.ends_at).toISOString(),
      },
      shareUrl: promotion.canonical,
      products,
      allUrl,
    }),
    css: offersCss,
    products,
    keys,
    validUntil: earliest([found.validUntil, validUntil]),
  };
}
