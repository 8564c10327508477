import { loadTexts } from '../../locales/load.ts';
import { define } from '../../schema/define.ts';
import { CartDrawerElement } from './cart-drawer.element.ts';

type Settings = Pick<CartDrawerElement, 'locale' | 'base' | 'api' | 'browseHref'>;

/** Opens the drawer in `root`; creates it the first time, next to Lit's content. */
export async function openDrawer(
  root: Element | DocumentFragment,
  { locale, base, api, browseHref }: Settings,
  href: string | null,
): Promise<void> {
  const settings = { locale, base, api, browseHref, href };
  await loadTexts(locale);
  define('talad-cart-drawer', CartDrawerElement);
  const known = root.querySelector('talad-cart-drawer');
  if (known instanceof CartDrawerElement) {
    Object.assign(known, settings).show();
    return;
  }
  root.append(Object.assign(new CartDrawerElement(), settings));
}
