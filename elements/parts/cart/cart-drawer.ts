import { loadTexts } from '../../locales/load.ts';
import { define } from '../../schema/define.ts';
import { CartDrawerElement } from './cart-drawer.element.ts';
import type { CartElement } from './cart.element.ts';

/** Opens the drawer of a cart button, made at its first click, beside what Lit draws. */
export async function openDrawer(button: CartElement, href: string): Promise<void> {
  await loadTexts(button.locale);
  define('talad-cart-drawer', CartDrawerElement);
  const root = button.renderRoot;
  const known = root.querySelector('talad-cart-drawer');
  if (known instanceof CartDrawerElement) {
    known.show();
    return;
  }
  const drawer = new CartDrawerElement();
  const { locale, base, api, browseHref } = button;
  Object.assign(drawer, { locale, base, api, browseHref, href });
  root.append(drawer);
}
