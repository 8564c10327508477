import type { ServerCartResponse } from '@talad/elements/api/cart.contract';
import { callApi } from '@talad/elements/client/api-client';
import { addProduct } from '@talad/elements/client/cart/cart-actions';
import { cartStore } from '@talad/elements/client/cart/cart-store';

/**
 * Moves the server's cart into the browser's, line by line, so that an interruption loses nothing.
 */
export async function adoptServerCart(api: string): Promise<void> {
  const answer = await callApi<ServerCartResponse>(`${api}/cart/get`);
  if (!answer.ok) return;
  const { products, product_data: data } = answer.data;
  for (const line of products) {
    const body = { product_uuid: line.id, qty: null };
    const removed = await callApi(`${api}/cart/update`, { body });
    const product = data[line.id];
    if (removed.ok && product && line.quantity > 0) {
      addProduct(cartStore({ api, base: '' }), product, line.quantity, Date.now());
    }
  }
}
