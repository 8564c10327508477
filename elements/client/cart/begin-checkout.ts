import type { CheckoutRequest, CheckoutResponse } from '../../api/cart.contract.ts';
import { saveOrder, type CartItem } from '../../commerce/cart/cart.ts';
import { CHECKOUT_TIMEOUT_MS } from '../../commerce/limits.ts';
import type { Lang } from '../../locales/text.ts';
import { safeHref } from '../../schema/safe-href.ts';
import { callApi, type ApiResult } from '../api-client.ts';
import { saveCart } from './cart-actions.ts';
import type { CartOwner } from './cart-count.ts';
import type { RefusedCheckout } from './checkout-error.ts';
import { toStoredOrder } from './cart-storage.ts';
import type { CartStore } from './cart-store.ts';
import { siteQuery } from '../site-query.ts';

/**
 * Begins the checkout of these lines of one shop and returns its address. The cart
 * stores that it was begun.
 */
export async function beginCheckout(
  { api, base, locale }: CartOwner & { readonly locale: Lang },
  store: CartStore,
  shopId: number,
  lines: readonly CartItem[],
): Promise<{ readonly url: string } | RefusedCheckout> {
  const result: ApiResult<CheckoutResponse> = await callApi(
    `${api}/cart/checkout${siteQuery(base, locale)}`,
    {
      body: {
        products: lines.map((line) => ({ ...line })),
        shop_id: shopId,
        options: { lang_key: locale },
      } satisfies CheckoutRequest,
      timeout: CHECKOUT_TIMEOUT_MS,
    },
  );
  if (!result.ok) return result;
  const url = safeHref(result.data.data?.url);
  if (url === '#') return { code: 'NO_ADDRESS' };
  // Another tab may have begun one meanwhile.
  store.load();
  const state = store.state.peek();
  const begun = toStoredOrder(state, { url, shop_id: shopId, products: lines }, Date.now());
  saveCart(store, { orders: saveOrder(state.orders, begun) });
  return { url };
}

/** Returns the cart's lines of a shop. */
export function linesOf(store: CartStore, shopId: number): readonly CartItem[] {
  const { products, cart } = store.state.peek();
  return cart.items.filter((line) => products[line.product_uuid]?.shop.id === shopId);
}
