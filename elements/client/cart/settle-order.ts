import { editCart, saveOrder, type CartItem } from '../../commerce/cart/cart.ts';
import { saveCart } from './cart-actions.ts';
import { toStoredOrder } from './cart-storage.ts';
import type { CartStore } from './cart-store.ts';

export interface PlacedOrder {
  /** Path of the order's page: each order is settled once. */
  readonly url: string;
  readonly shop_id: number;
  readonly products: readonly CartItem[];
}

/** Removes ordered lines from the cart and stores the order, once. */
export function settleOrder(store: CartStore, order: PlacedOrder, now: number): void {
  const state = store.state.peek();
  const { cart, orders, products } = state;
  if (!Array.isArray(order?.products) || orders.some((known) => known.url === order.url)) return;
  const left = order.products.reduce((rest, { product_uuid: uuid, quantity }) => {
    return editCart(rest, uuid, products[uuid], -quantity, now).cart;
  }, cart);
  saveCart(store, {
    cart: { ...left, last_updated: now },
    orders: saveOrder(
      orders.filter(({ url, shop_id }) => shop_id !== order.shop_id || !url.includes('/checkout/')),
      toStoredOrder(state, order, now),
    ),
  });
}
