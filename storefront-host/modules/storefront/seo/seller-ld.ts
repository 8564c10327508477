import type { Shop } from '@talad/elements/api/shop.contract';
import type { ReviewsRated } from '../../shops/index.ts';
import { imageObject, schemaContext } from './json-ld.ts';
import type { Site } from '../../content/index.ts';

interface SellerLd {
  readonly url: string;
  readonly rated: ReviewsRated;
}

/** A shop of the marketplace, with what buyers think of it. */
export function sellerData(site: Site, shop: Shop, { url, rated }: SellerLd): unknown {
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
    ...(shop.address ? { address: shop.address } : {}),
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
