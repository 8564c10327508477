import type { ProductDetail } from '@talad/elements/api/product.contract';
import { canonicalUrl } from './page-address.ts';
import type { Site } from './site.read.ts';

interface Step {
  readonly label: string;
  readonly url: string;
}

export function breadcrumbData(site: Site, steps: readonly Step[]): unknown {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.label,
      item: canonicalUrl(site, step.url),
    })),
  };
}

export function productData(site: Site, product: ProductDetail): unknown {
  const url = canonicalUrl(site, product.full_url);
  const offer = {
    priceCurrency: 'THB',
    url,
    availability: `https://schema.org/${product.ready_to_sell ? 'InStock' : 'OutOfStock'}`,
    seller: { '@type': 'Organization', name: product.shop.title },
  };
  const range = product.price_max > product.price_min;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.title,
    description: product.description,
    ...(product.code ? { sku: product.code } : {}),
    ...(product.barcode ? { gtin: product.barcode } : {}),
    image: product.product_images.map((image) => absolute(site, image.src)),
    brand: { '@type': 'Brand', name: product.shop.title },
    offers: range
      ? {
          '@type': 'AggregateOffer',
          lowPrice: product.price_min,
          highPrice: product.price_max,
          offerCount: product.subproducts.length,
          ...offer,
        }
      : { '@type': 'Offer', price: product.price, ...offer },
  };
}

export function siteEntity(site: Site): unknown {
  const url = canonicalUrl(site, site.context.place.base || '/');
  return {
    '@context': 'https://schema.org',
    '@type': site.kind === 'mall' ? 'WebSite' : 'Store',
    name: site.title,
    url,
    ...(site.description ? { description: site.description } : {}),
    ...(site.logo
      ? { [site.kind === 'mall' ? 'image' : 'logo']: absolute(site, site.logo.src) }
      : {}),
    ...(site.tel && site.kind !== 'mall' ? { telephone: site.tel } : {}),
    ...(site.kind === 'mall'
      ? {
          potentialAction: {
            '@type': 'SearchAction',
            target: `${site.canonical.origin}/search?keyword={keyword}`,
            'query-input': 'required name=keyword',
          },
        }
      : {}),
  };
}

export function absolute(site: Site, path: string): string {
  return new URL(path, site.canonical.origin).href;
}
