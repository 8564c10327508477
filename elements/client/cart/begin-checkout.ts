import type { ApiError } from '../../api/error.contract.ts';
import type { CheckoutRequest, CheckoutResponse } from '../../api/cart.contract.ts';
import { saveOrder, type CartItem } from '../../commerce/cart/cart.ts';
import { CHECKOUT_TIMEOUT_MS } from '../../commerce/limits.ts';
import type { Lang } from '../../locales/text.ts';
import { safeHref } from '../../schema/safe-href.ts';
import { callApi, type ApiResult } from '../api-client.ts';
import { saveCart } from './cart-actions.ts';
import type { CartOwner } from './cart-count.ts';
import type { CartStore } from './cart-store.ts';
import { siteQuery } from '../site-query.ts';

interface CheckoutFailure {
  readonly code: string;
  readonly error?: ApiError;
}

/**
 * Begins the checkout of one shop's lines, or of `only` these, and returns its address. The cart
 * stores that it was begun.
 */
export async function beginCheckout(
  { api, base, locale }: CartOwner & { readonly locale: Lang },
  store: CartStore,
  shopId: number,
  only?: readonly CartItem[],
): Promise<{ readonly url: string } | CheckoutFailure> {
  const { products, cart } = store.state.peek();
  const lines =
    only ?? cart.items.filter((line) => products[line.product_uuid]?.shop.id === shopId);
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
  const { orders } = store.state.peek();
  saveCart(store, {
    orders: saveOrder(orders, { url, shop_id: shopId, products: lines, time: Date.now() }),
  });
  return { url };
}
