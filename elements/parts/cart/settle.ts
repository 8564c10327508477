import type { CartOwner } from '../../client/cart-count.ts';
import { cartStore } from '../../client/cart-store.ts';
import { settleOrder, type PlacedOrder } from '../../client/settle-order.ts';

/** Takes a placed order out of the page's cart. */
export function settle(owner: CartOwner, order: PlacedOrder): void {
  settleOrder(cartStore(owner), order, Date.now());
}
