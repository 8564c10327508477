import type { ProductMini } from '../../api/product.contract.ts';
import { leaveFor } from '../../client/modals/back-closes.ts';
import { beginCheckout, linesOf } from '../../client/cart/begin-checkout.ts';
import { addProduct } from '../../client/cart/cart-actions.ts';
import type { CartOwner } from '../../client/cart/cart-count.ts';
import { cartStore } from '../../client/cart/cart-store.ts';
import { withTracker } from '../../client/tracker.ts';
import type { CartItem, CartRefusal } from '../../commerce/cart/cart.ts';
import { text, type Lang } from '../../locales/text.ts';
import { refusalText } from '../toast/refusal-text.ts';
import { announce } from '../toast/announce.ts';

// Actions of the cart's lines and of "buy now".

type Owner = CartOwner & { readonly locale: Lang };

/** Shows why a quantity was refused, or an undo message for a removed line. */
export function notifyEdit(
  owner: Owner,
  refusal: CartRefusal | undefined,
  product: ProductMini | undefined,
  quantity: number,
): void {
  const { locale } = owner;
  if (refusal) return showError(refusalText(refusal, locale), locale);
  announce(locale, {
    text: text(locale, 'cart.removed', { name: product?.title ?? '' }),
    kind: 'done',
    stay: 10_000,
    action: {
      label: text(locale, 'cart.undo'),
      run: () => product && addProduct(cartStore(owner), product, quantity, Date.now()),
    },
  });
}

/**
 * Goes to the checkout of a shop's lines, or of `only` these; returns false after showing why it
 * cannot.
 */
export async function checkout(
  owner: Owner,
  shopId: number,
  only?: readonly CartItem[],
): Promise<boolean> {
  const { locale } = owner;
  const store = cartStore(owner);
  const lines = only ?? linesOf(store, shopId);
  const refusals = import('./cart-refusals.ts')
    .then((code) => code.loadRefusals(owner))
    .catch(() => null);
  const result = await beginCheckout(owner, store, shopId, lines);
  if ('url' in result) {
    leaveFor(withTracker(result.url));
    return true;
  }
  const notify = await refusals;
  if (notify) notify(result, lines, () => void checkout(owner, shopId, only));
  else showError(text(locale, 'cart.checkoutFailed'), locale);
  return false;
}

function showError(message: string, locale: Lang): void {
  if (message) announce(locale, { text: message, kind: 'error', about: 'cart' });
}
