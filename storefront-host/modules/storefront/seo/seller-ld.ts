import type { Shop } from '@talad/elements/api/shop.contract';
import type { Lang } from '../../../db/schema.ts';
import type { ShopRead } from '../../shops/index.ts';
import { imageObject, schemaContext } from './json-ld.ts';
import type { Site } from '../../content/index.ts';

interface SellerLd extends Pick<ShopRead, 'rated' | 'postal'> {
  readonly url: string;
}

/** JSON-LD of a shop of the marketplace, with its rating. */
export function sellerData(site: Site, shop: Shop, { url, rated, postal }: SellerLd): unknown {
  const { avg_score: score, total_review: total } = rated.sums;
  const socials = Object.values(shop.socials).filter((social) => URL.canParse(social));
  return {
    ...schemaContext,
    '@type': 'OnlineStore',
    name: shop.title,
    url,
    ...(shop.description ? { description: shop.description } : {}),
    ...(shop.slogan ? { slogan: shop.slogan } : {}),
    ...(shop.avatar ? { logo: imageObject(site, shop.avatar) } : {}),
    ...(shop.cover ? { image: imageObject(site, shop.cover) } : {}),
    ...(shop.email ? { email: shop.email } : {}),
    ...(shop.tel ? { telephone: shop.tel } : {}),
    ...(shop.address ? { address: postalAddress(postal, site.context.lang) } : {}),
    ...(socials.length > 0 ? { sameAs: socials } : {}),
    ...(score === null
      ? {}
      : {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: score,
            reviewCount: total,
            bestRating: 5,
          },
        }),
  };
}

/** Returns the fields that Google documents for Organization; the sub-district is part of the street. */
function postalAddress({ street, place }: ShopRead['postal'], lang: Lang): unknown {
  const named = place?.[lang];
  const lines = [street, named?.sub_district ?? ''].filter((line) => line !== '');
  return {
    '@type': 'PostalAddress',
    ...(lines.length > 0 ? { streetAddress: lines.join(', ') } : {}),
    ...(place && named
      ? {
          addressLocality: named.district,
          addressRegion: named.province,
          postalCode: place.postcode,
        }
      : {}),
    addressCountry: 'TH',
  };
}
