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
  'talad-category-bar': {
    hydrate: 'never',
    load: () => import('./category-bar/category-bar.element.ts').then((m) => m.CategoryBarElement),
  },
  'talad-bottom-menu': {
    hydrate: 'never',
    load: () => import('./bottom-menu/bottom-menu.element.ts').then((m) => m.BottomMenuElement),
  },
  'talad-contact-widget': {
    hydrate: 'never',
    load: () =>
      import('./contact-widget/contact-widget.element.ts').then((m) => m.ContactWidgetElement),
  },
  'talad-breadcrumb': {
    hydrate: 'never',
    load: () => import('./breadcrumb/breadcrumb.element.ts').then((m) => m.BreadcrumbElement),
  },
  'talad-search-box': {
    hydrate: 'touch',
    load: () => import('./search-box/search-box.element.ts').then((m) => m.SearchBoxElement),
  },
  'talad-seller-search': {
    hydrate: 'touch',
    load: () =>
      import('./seller-search/seller-search.element.ts').then((m) => m.SellerSearchElement),
  },
  'talad-facets': {
    hydrate: 'visible',
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
  'talad-modal': {
    hydrate: 'never',
    load: () => import('./modal/modal.element.ts').then((m) => m.ModalElement),
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
  'talad-compare': {
    hydrate: 'load',
    load: () => import('./compare/compare.element.ts').then((m) => m.CompareElement),
  },
  'talad-compare-bar': {
    hydrate: 'never',
    load: () => import('./compare-bar/compare-bar.element.ts').then((m) => m.CompareBarElement),
  },
  'talad-consent': {
    hydrate: 'never',
    load: () => import('./consent/consent.element.ts').then((m) => m.ConsentElement),
  },
  'talad-progress': {
    hydrate: 'never',
    load: () => import('./progress/progress.element.ts').then((m) => m.ProgressElement),
  },
  'talad-toast': {
    hydrate: 'load',
    load: () => import('./toast/toast.element.ts').then((m) => m.ToastElement),
  },
} as const satisfies Record<string, ElementEntry>;

export type PartTag = keyof typeof parts;
