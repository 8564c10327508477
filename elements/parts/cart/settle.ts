import { cartStore } from '../../client/cart-store.ts';
import { settleOrder, type PlacedOrder } from '../../client/settle-order.ts';

/** Takes a placed order out of the page's cart. */
export function settle(api: string, order: PlacedOrder): void {
  settleOrder(cartStore(api), order, Date.now());
}
