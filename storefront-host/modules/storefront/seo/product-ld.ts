import type { ProductDetail } from '@talad/elements/api/product.contract';
import type { Review, ReviewSums } from '@talad/elements/api/review.contract';
import { schemaContext } from './json-ld.ts';
import { shareImage } from './share-image.ts';
import type { Site } from '../../content/index.ts';

/** Search engines show no more. */
const MAX_REVIEWS = 5;

const availabilities: Readonly<Record<string, string>> = {
  preorder: 'PreOrder',
  discontinued: 'Discontinued',
};

interface Rated {
  readonly sums: ReviewSums;
  readonly reviews: readonly Review[];
}

/** JSON-LD of a product. `url` is its canonical address. */
export function productData(
  site: Site,
  product: ProductDetail,
  { url, rated }: { readonly url: string; readonly rated: Rated | null },
): unknown {
  const gtin = gtinOf(product.isbn ?? product.barcode);
  const { brand } = product;
  return {
    ...schemaContext,
    '@type': 'Product',
    name: product.title,
    url,
    ...(product.description ? { description: product.description } : {}),
    ...(product.code ? { sku: product.code } : {}),
    ...(gtin ? { gtin } : {}),
    ...(brand ? { brand: { '@type': 'Brand', name: brand } } : {}),
    image: product.product_images.map((image) => shareImage(site, image).url),
    offers: offersOf(product, url),
    ...(rated ? ratingOf(rated) : {}),
  };
}

function offersOf(product: ProductDetail, url: string): unknown {
  const state = product.ready_to_sell ? 'InStock' : 'OutOfStock';
  const offer = {
    priceCurrency: 'THB',
    url,
    ...(product.flash_until ? { priceValidUntil: product.flash_until } : {}),
    availability: `https://schema.org/${availabilities[product.status] ?? state}`,
    itemCondition: `https://schema.org/${product.second_hand_flag ? 'Used' : 'New'}Condition`,
    ...(product.flash_until ? { priceValidUntil: product.flash_until } : {}),
    seller: { '@type': 'Organization', name: product.shop.title },
  };
  if (product.price_max <= product.price_min) {
    return { '@type': 'Offer', price: product.price, ...offer };
  }
  return {
    '@type': 'AggregateOffer',
    lowPrice: product.price_min,
    highPrice: product.price_max,
    offerCount: product.subproducts.length,
    ...offer,
  };
}

function ratingOf({ sums, reviews }: Rated) {
  const written = reviews.filter((review) => review.text !== '').slice(0, MAX_REVIEWS);
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: sums.avg_score,
      reviewCount: sums.total_review,
      bestRating: 5,
      worstRating: 1,
    },
    review: written.map((review) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name: review.reviewer_name },
      datePublished: review.created_at,
      inLanguage: review.lang,
      reviewBody: review.text,
      reviewRating: { '@type': 'Rating', ratingValue: review.stars, bestRating: 5, worstRating: 1 },
    })),
  };
}

/** Returns a GTIN-8, -12, -13 or -14 with a valid check digit; null for other values. */
export function gtinOf(code: string | null | undefined): string | null {
  const digits = (code ?? '').replaceAll(/[\s-]/g, '');
  if (!/^(\d{8}|\d{12,14})$/.test(digits)) return null;
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0 ? digits : null;
}
