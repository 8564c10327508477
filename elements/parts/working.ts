import type { ElementEntry } from '../schema/registry.ts';

/**
 * Parts that a shopper's browser can hydrate. Importing this has no side effects; an element's code
 * is loaded when a page has one.
 */
export const workingParts = {
  'talad-search-box': {
    hydrate: 'touch',
    texts: 'all',
    load: () => import('./search-box/search-box.element.ts').then((m) => m.SearchBoxElement),
  },
  'talad-seller-search': {
    hydrate: 'touch',
    load: () =>
      import('./seller-search/seller-search.element.ts').then((m) => m.SellerSearchElement),
  },
  'talad-facets': {
    hydrate: 'visible',
    // Hydrate it with the page, because it fills in the counts above it in the same form.
    visibleWith: 'form',
    texts: 'all',
    load: () => import('./facets/facets.element.ts').then((m) => m.FacetsElement),
  },
  'talad-more': {
    hydrate: 'visible',
    load: () => import('./more/more.element.ts').then((m) => m.MoreElement),
  },
  'talad-sort-menu': {
    hydrate: 'touch',
    load: () => import('./sort-menu/sort-menu.element.ts').then((m) => m.SortMenuElement),
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
  'talad-countdown': {
    hydrate: 'visible',
    load: () => import('./countdown/countdown.element.ts').then((m) => m.CountdownElement),
  },
  'talad-share': {
    hydrate: 'touch',
    load: () => import('./share/share.element.ts').then((m) => m.ShareElement),
  },
  'talad-review-form': {
    hydrate: 'touch',
    load: () => import('./review-form/review-form.element.ts').then((m) => m.ReviewFormElement),
  },
  'talad-cart': {
    hydrate: 'load',
    load: () => import('./cart/cart.element.ts').then((m) => m.CartElement),
  },
  'talad-cart-lines': {
    hydrate: 'load',
    texts: 'all',
    load: () => import('./cart/cart-lines.element.ts').then((m) => m.CartLinesElement),
  },
  'talad-cart-all': {
    hydrate: 'load',
    texts: 'all',
    load: () => import('./cart/cart-all.element.ts').then((m) => m.CartAllElement),
  },
  'talad-carousel': {
    hydrate: 'visible',
    texts: 'all',
    load: () => import('./carousel/carousel.element.ts').then((m) => m.CarouselElement),
  },
  'talad-copy': {
    hydrate: 'touch',
    texts: 'all',
    load: () => import('./copy/copy.element.ts').then((m) => m.CopyElement),
  },
  'talad-personal-list': {
    hydrate: 'load',
    load: () =>
      import('./personal-list/personal-list.element.ts').then((m) => m.PersonalListElement),
  },
  'talad-personal-links': {
    hydrate: 'load',
    load: () =>
      import('./personal-links/personal-links.element.ts').then((m) => m.PersonalLinksElement),
  },
  'talad-saved-orders': {
    hydrate: 'load',
    texts: 'all',
    load: () => import('./saved-orders/saved-orders.element.ts').then((m) => m.SavedOrdersElement),
  },
  'talad-compare': {
    hydrate: 'load',
    load: () => import('./compare/compare.element.ts').then((m) => m.CompareElement),
  },
} as const satisfies Record<string, ElementEntry>;
