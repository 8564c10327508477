import { checkSettled } from '../../client/cart/check-settled.ts';
import type { CartOwner } from '../../client/cart/cart-count.ts';
import { cartStore } from '../../client/cart/cart-store.ts';
import { settleOrder, type PlacedOrder } from '../../client/cart/settle-order.ts';

let asking: Promise<void> | undefined;

/**
 * Removes placed orders from the page's cart: this page's own, or those of checkouts begun here.
 */
export function settle(owner: CartOwner, ordered: readonly PlacedOrder[] | null): void {
  const store = cartStore(owner);
  if (ordered) for (const order of ordered) settleOrder(store, order, Date.now());
  else {
    asking ??= checkSettled(store, owner.api, Date.now()).finally(() => (asking = undefined));
  }
}
