import type { ProductOffersData } from '@talad/elements/pages/product/product-page-data';
import { formatPrice } from '@talad/elements/locales/format';
import { satangToBaht, toSatang } from '@talad/elements/commerce/money';
import type { Lang } from '../../../db/schema.ts';
import { text } from '../../../locales/text.ts';
import { links } from '../../../rendering/index.ts';
import { collectionPath, type OfferedCoupon, type ProductOffers } from '../../catalog/index.ts';
import type { Site } from '../../content/index.ts';

/** Returns the running offers of a product, as texts with links. */
export function productOffersOf(site: Site, offers: ProductOffers): ProductOffersData {
  const { lang, place } = site.context;
  return {
    promotions: offers.promotions.map(({ id, slug, title }) => ({
      title,
      url: links.promotion(place, slug, id),
    })),
    collections: offers.collections.map(({ id, slug, title }) => ({
      id,
      title,
      url: place.base + collectionPath(slug, id),
    })),
    coupons: offers.coupons.map((coupon) => couponTexts(coupon, lang)),
    couponsUrl: links.promotions(place),
  };
}

/** 'ลด ฿50', 'ลด 10%', 'ส่งฟรี'. */
function couponTexts({ kind, value }: OfferedCoupon, lang: Lang): string {
  if (kind === 'free_shipping') return text(lang, 'coupon.freeShipping');
  const discount = kind === 'percent' ? `${value}%` : formatPrice(satangToBaht(toSatang(value)));
  return text(lang, 'coupon.off', { discount });
}
