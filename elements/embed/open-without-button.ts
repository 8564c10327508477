import { nearestLang } from './nearest-lang.ts';

let isListening = false;

/** "View cart" on a page with product boxes and no cart: the drawer opens without a button. */
export function openWithoutButton(): void {
  if (isListening) return;
  isListening = true;
  document.addEventListener('talad-cart-open', (event) => {
    const { owner } = event;
    // After the page's own carts were asked.
    queueMicrotask(() => {
      if (event.defaultPrevented || !owner) return;
      const locale = nearestLang(document.documentElement);
      import('../parts/cart/cart-drawer.ts')
        .then(({ openDrawer }) =>
          openDrawer(document.body, { ...owner, locale, browseHref: null }, null),
        )
        .catch(() => undefined);
    });
  });
}
