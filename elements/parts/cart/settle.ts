import { askSettled } from '../../client/ask-settled.ts';
import type { CartOwner } from '../../client/cart-count.ts';
import { cartStore } from '../../client/cart-store.ts';
import { settleOrder, type PlacedOrder } from '../../client/settle-order.ts';

/** Takes a placed order out of the page's cart. */
export function settle(owner: CartOwner, order: PlacedOrder): void {
  settleOrder(cartStore(owner), order, Date.now());
}

/** Takes out what was ordered elsewhere of the checkouts that were begun in this cart. */
export function settleBegun(owner: CartOwner): Promise<void> {
  return askSettled(cartStore(owner), owner.api, Date.now());
}
