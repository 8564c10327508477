import { formatDateTime, formatPrice } from '@talad/elements/locales/format';
import { satangToBaht, toSatang } from '@talad/elements/commerce/money';
import { offersCss } from '@talad/elements/pages/css/offers-css';
import type { FlashZone, OfferCard } from '@talad/elements/pages/offers/offers-page-data';
import { promotionListPage } from '@talad/elements/pages/promotion-list-page';
import { pageText } from '@talad/elements/pages/texts/page-text';
import type { Lang } from '../../../../db/schema.ts';
import { links } from '../../../../rendering/index.ts';
import { pageKeys } from '../../../../cache/page-keys.ts';
import { earliest, type ProductMinis, describe } from '../../../catalog/index.ts';
import { readPromotionProducts, readPromotions, type Promotion } from '../../../sales/index.ts';
import { breadcrumbData, itemListData } from '../../seo/json-ld.ts';
import { readOwnSections } from '../../sections/own-sections.ts';
import { canonicalUrl } from '../../seo/page-address.ts';
import { type LoadedPage, type LoadRequest, siteData } from '../../../content/index.ts';
import { readSectionCoupons } from '../../sections/section-coupons.read.ts';

/** Number of products in two rows on a wide screen. */
const FLASH_PRODUCTS = 8;

/**
 * Loads the running promotions and coupons of a shop, or of all shops on the marketplace. Seven queries after the
 * site's, and those of the owner's sections.
 */
export async function loadPromotions(request: LoadRequest): Promise<LoadedPage> {
  const { host, site, deadline } = request;
  const { lang, place } = site.context;
  const scope = site.kind === 'mall' ? 'all' : site.shopId;
  const [found, coupons, own] = await Promise.all([
    deadline.required(readPromotions(host.db, scope, site.context)),
    deadline.optional(readSectionCoupons(host.db, site), { coupons: [], validUntil: null }),
    readOwnSections(request, 'promotion'),
  ]);
  const flashes = found.promotions.filter((one) => one.kind === 'flash' && !one.isComing);
  const inFlash = await deadline.optional(
    readPromotionProducts(
      host.db,
      flashes.map(({ id }) => id),
      site.context,
      FLASH_PRODUCTS,
    ),
    { products: [], validUntil: null },
  );
  const cards = found.promotions.map((promotion) => promotionCard(request, promotion));
  const url = links.promotions(place);
  const title = pageText(lang, 'offers.title');
  const crumbs = [{ label: title, url }];
  const description = pageText(lang, 'offers.description', { name: site.title });
  return {
    kind: 'page',
    status: 200,
    head: {
      title,
      description: describe([description, ...cards.map((card) => card.title)].join(' · ')),
      canonical: canonicalUrl(site, url),
      noindex: cards.length === 0 && coupons.coupons.length === 0,
      jsonLd: [
        breadcrumbData(site, crumbs),
        ...(cards.length > 0 ? [itemListData(site, cards)] : []),
      ],
    },
    main: promotionListPage(siteData(site), {
      crumbs,
      heading: title,
      description,
      own: own.at('promotion'),
      flash: zoneOf(request, flashes, inFlash),
      promotions: cards,
      coupons: coupons.coupons,
    }),
    css: offersCss,
    products: [...inFlash.products, ...own.products],
    keys: [pageKeys.offers(site.shopId), ...own.keys],
    validUntil: earliest([
      found.validUntil,
      coupons.validUntil,
      inFlash.validUntil,
      own.validUntil,
    ]),
  };
}

/** Returns a promotion with its texts and address on this site. */
export function promotionCard({ site }: LoadRequest, promotion: Promotion): OfferCard {
  const { lang, place } = site.context;
  const key = promotion.isComing ? 'offers.from' : 'offers.until';
  const time = formatDateTime(promotion.isComing ? promotion.begins_at : promotion.ends_at, lang);
  return {
    url: links.promotion(place, promotion.slug, promotion.id),
    title: promotion.title,
    summary: promotion.summary,
    image: promotion.image,
    mark: markOf(promotion, lang),
    meta: pageText(lang, key, { from: time, until: time }),
    shop: site.kind === 'mall' ? promotion.shop_title : undefined,
  };
}

function markOf(promotion: Promotion, lang: Lang): string | undefined {
  const { kind, discount_kind: by, discount_value: value } = promotion;
  const off =
    by === null || value === null
      ? ''
      : pageText(lang, 'offers.off', {
          off: by === 'percent' ? `${value}%` : formatPrice(satangToBaht(toSatang(value))),
        });
  if (promotion.isComing) return pageText(lang, 'offers.coming');
  switch (kind) {
    case 'flash':
      return `${pageText(lang, 'offers.flash')} ${off}`;
    case 'discount':
      return off;
    case 'gift':
      return pageText(lang, 'offers.gift');
    case 'news':
      return undefined;
  }
}

/** Returns null if none of its products is left. */
function zoneOf(
  request: LoadRequest,
  flashes: readonly Promotion[],
  { products }: ProductMinis,
): FlashZone | null {
  const end = earliest(flashes.map((flash) => flash.ends_at));
  const [only] = flashes;
  if (!only || !end || products.length === 0) return null;
  const until = end.toISOString();
  if (flashes.length > 1) {
    const title = pageText(request.site.context.lang, 'offers.flash');
    return { title, url: null, until, products };
  }
  const { title, url } = promotionCard(request, only);
  return { title, url, until, products };
}
