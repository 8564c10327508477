import type { CartOwner } from '../../client/cart/cart-count.ts';
import { TaladCartOpenEvent } from '../../client/cart/cart-open.event.ts';
import type { CartRefusal } from '../../commerce/cart/cart.ts';
import { loadTexts } from '../../locales/load.ts';
import { text, type Lang } from '../../locales/text.ts';
import { refusalText } from './refusal-text.ts';
import { announce } from './announce.ts';

/** Shows the result of "add to cart". */
export async function notifyAdded(
  refusal: CartRefusal | undefined,
  { api, base, locale }: CartOwner & { readonly locale: Lang },
  isStored: boolean,
): Promise<void> {
  await loadTexts(locale);
  if (!refusal) {
    const run = (): void => viewCart({ api, base, locale });
    const action = { label: text(locale, 'cart.view'), run };
    return isStored
      ? announce(locale, { text: text(locale, 'cart.added'), kind: 'done', about: 'cart', action })
      : announce(locale, {
          text: text(locale, 'cart.notKept'),
          kind: 'error',
          about: 'cart',
          action,
        });
  }
  const message = refusalText(refusal, locale);
  if (message) announce(locale, { text: message, kind: 'error', about: 'cart' });
}

/** Opens the page's own cart; on a page with product boxes but no cart, one without a button. */
function viewCart(owner: CartOwner & { readonly locale: Lang }): void {
  if (!document.dispatchEvent(new TaladCartOpenEvent(owner))) return;
  import('../cart/cart-drawer.ts')
    .then(({ openDrawer }) => openDrawer(document.body, { ...owner, browseHref: null }, null))
    .catch(() => undefined);
}
