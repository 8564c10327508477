import type { ElementEntry } from '../schema/registry.ts';

/** All parts by tag: pure at load, an element's code is fetched when a page has one. */
export const parts = {
  'talad-header': {
    hydrate: 'never',
    load: () => import('./header/header.element.ts').then((m) => m.HeaderElement),
  },
  'talad-footer': {
    hydrate: 'never',
    load: () => import('./footer/footer.element.ts').then((m) => m.FooterElement),
  },
  'talad-breadcrumb': {
    hydrate: 'never',
    load: () => import('./breadcrumb/breadcrumb.element.ts').then((m) => m.BreadcrumbElement),
  },
  'talad-search-box': {
    hydrate: 'touch',
    load: () => import('./search-box/search-box.element.ts').then((m) => m.SearchBoxElement),
  },
  'talad-facets': {
    hydrate: 'visible',
    load: () => import('./facets/facets.element.ts').then((m) => m.FacetsElement),
  },
  'talad-price': {
    hydrate: 'never',
    load: () => import('./price/price.element.ts').then((m) => m.PriceElement),
  },
  'talad-quantity': {
    hydrate: 'visible',
    load: () => import('./quantity/quantity.element.ts').then((m) => m.QuantityElement),
  },
  'talad-product-box': {
    hydrate: 'touch',
    load: () => import('./product-box/product-box.element.ts').then((m) => m.ProductBoxElement),
  },
  'talad-product': {
    hydrate: 'load',
    load: () => import('./product/product.element.ts').then((m) => m.ProductElement),
  },
  'talad-cart': {
    hydrate: 'load',
    load: () => import('./cart/cart.element.ts').then((m) => m.CartElement),
  },
  'talad-cart-lines': {
    hydrate: 'load',
    load: () => import('./cart/cart-lines.element.ts').then((m) => m.CartLinesElement),
  },
  // A frame around the lines, which hydrate by themselves.
  'talad-cart-page': {
    hydrate: 'never',
    load: () => import('./cart/cart-page.element.ts').then((m) => m.CartPageElement),
  },
  'talad-carousel': {
    hydrate: 'visible',
    load: () => import('./carousel/carousel.element.ts').then((m) => m.CarouselElement),
  },
  'talad-copy': {
    hydrate: 'touch',
    load: () => import('./copy/copy.element.ts').then((m) => m.CopyElement),
  },
  'talad-lightbox': {
    hydrate: 'never',
    load: () => import('./lightbox/lightbox.element.ts').then((m) => m.LightboxElement),
  },
  'talad-toast': {
    hydrate: 'load',
    load: () => import('./toast/toast.element.ts').then((m) => m.ToastElement),
  },
} as const satisfies Record<string, ElementEntry>;

export type PartTag = keyof typeof parts;
