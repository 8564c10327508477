import { checkSettled } from '../../client/cart/check-settled.ts';
import type { CartOwner } from '../../client/cart/cart-count.ts';
import { cartStore } from '../../client/cart/cart-store.ts';
import { settleOrder, type PlacedOrder } from '../../client/cart/settle-order.ts';

let asking: Promise<void> | undefined;

/**
 * Removes a placed order from the page's cart: this page's order, or those of checkouts begun here.
 */
export function settle(owner: CartOwner, order: PlacedOrder | null): void {
  const store = cartStore(owner);
  if (order) settleOrder(store, order, Date.now());
  else {
    asking ??= checkSettled(store, owner.api, Date.now()).finally(() => (asking = undefined));
  }
}
