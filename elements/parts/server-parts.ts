import type { ElementEntry } from '../schema/registry.ts';

/**
 * Parts that a shopper's browser never defines from the registry: rendered by the server, or
 * created by a script.
 */
export const serverParts = {
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
  'talad-price': {
    hydrate: 'never',
    load: () => import('./price/price.element.ts').then((m) => m.PriceElement),
  },
  // A frame around the lines, which hydrate themselves.
  'talad-cart-page': {
    hydrate: 'never',
    load: () => import('./cart/cart-page.element.ts').then((m) => m.CartPageElement),
  },
  'talad-lightbox': {
    hydrate: 'never',
    load: () => import('./lightbox/lightbox.element.ts').then((m) => m.LightboxElement),
  },
  'talad-modal': {
    hydrate: 'never',
    load: () => import('./modal/modal.element.ts').then((m) => m.ModalElement),
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
  // Created by the first message (toast/show-toasts.ts).
  'talad-toast': {
    hydrate: 'never',
    load: () => import('./toast/toast.element.ts').then((m) => m.ToastElement),
  },
} as const satisfies Record<string, ElementEntry>;
