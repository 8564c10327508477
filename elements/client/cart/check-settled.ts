import type { SettledResponse } from '../../api/cart.contract.ts';
import { removeOrder } from '../../commerce/cart/cart.ts';
import { callApi, type ApiResult } from '../api-client.ts';
import { saveCart } from './cart-actions.ts';
import type { CartStore } from './cart-store.ts';
import { settleOrder } from './settle-order.ts';

/** A checkout can become an order for this long. */
const OPEN_MS = 24 * 3_600_000;
const MAX_OPEN_CHECKOUTS = 3;

/**
 * Asks which checkouts of this cart became orders. Orders are placed on the platform's origin, so a
 * shop's own host or an embedding site learns of them when the shopper comes back.
 */
export async function checkSettled(store: CartStore, api: string, now: number): Promise<void> {
  const open = store.state
    .peek()
    .orders.filter((order) => order.url.includes('/checkout/') && now - order.data?.time < OPEN_MS)
    .slice(0, MAX_OPEN_CHECKOUTS);
  if (open.length === 0) return;
  const tokens = open.map((order) => tokenOf(order.url));
  const result: ApiResult<SettledResponse> = await callApi(
    `${api}/cart/settled?checkouts=${tokens.join()}`,
  );
  if (!result.ok || !Array.isArray(result.data.orders)) return;
  for (const order of result.data.orders) {
    const begun = open[tokens.indexOf(order.checkout)];
    const known = store.state.peek().orders;
    // Another tab may have removed it first.
    if (!begun || !known.some(({ url }) => url === begun.url)) continue;
    settleOrder(store, order, now);
    saveCart(store, { orders: removeOrder(store.state.peek().orders, begun.url) });
  }
}

function tokenOf(url: string): string {
  return encodeURIComponent(url.split('/checkout/')[1]?.split(/[?#]/)[0] ?? '');
}
