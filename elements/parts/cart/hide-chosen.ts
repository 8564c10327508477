import { effect } from '@preact/signals-core';
import { cartStore } from '../../client/cart/cart-store.ts';
import type { CartOwner } from '../../client/cart/cart-count.ts';
import type { CartState } from '../../client/cart/cart-storage.ts';

/** Suggestions that are shown at once: one row. */
const SHOWN = 4;

/**
 * Keeps what is in the cart out of the suggestions below it. The page has some to spare, because it
 * is the same for all visitors, and the cart is in their browser.
 */
export function hideChosen(owner: CartOwner): void {
  const { state } = cartStore(owner);
  effect(() => showOthers(state.value));
}

function showOthers({ cart, products }: CartState): void {
  const chosen = cart.items.flatMap(({ product_uuid: uuid }) => {
    const product = products[uuid];
    return product ? [pathOf(product.full_url)] : [];
  });
  let shown = 0;
  for (const item of document.querySelectorAll<HTMLElement>('.cart-also li')) {
    const address = item
      .querySelector('talad-product-box')
      ?.shadowRoot?.querySelector('a')?.pathname;
    // A variant's address begins with its product's.
    const isChosen = chosen.some((path) => `${path}/`.startsWith(`${address}/`));
    item.hidden = isChosen || shown >= SHOWN;
    if (!item.hidden) shown += 1;
  }
}

/** Returns the path without the mark of a flash sale. */
function pathOf(url: string): string {
  return new URL(url, location.href).pathname;
}
