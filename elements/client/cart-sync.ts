import { signal, type ReadonlySignal } from '@preact/signals-core';
import type { ApiError } from '../api/error.contract.ts';
import type {
  CartStatusRequest,
  CartStatusResponse,
  CheckoutRequest,
  CheckoutResponse,
} from '../api/cart.contract.ts';
import { saveOrder, syncCart } from '../commerce/cart.ts';
import { CHECKOUT_TIMEOUT_MS } from '../commerce/limits.ts';
import type { Lang } from '../locales/text.ts';
import { callApi, type ApiResult } from './api-client.ts';
import { saveCart } from './cart-actions.ts';
import type { CartStore } from './cart-store.ts';
import { safeHref } from '../schema/safe-href.ts';
import { siteQuery } from './site-query.ts';

export interface CartStatus {
  readonly phase: 'waiting' | 'ready' | 'failed' | 'offline';
  /** The last answer; prices of it are shown until a newer one is there. */
  readonly answer: CartStatusResponse | null;
}

/** Prices, stock and refusals of the cart as the server sees them, and the way to the checkout. */
export interface CartSync {
  readonly status: ReadonlySignal<CartStatus>;
  refresh(): Promise<void>;
  checkout(shopId: number): Promise<{ readonly url: string } | CheckoutFailure>;
}
export interface CheckoutFailure {
  readonly code: string;
  readonly error?: ApiError;
}

interface Options {
  readonly api: string;
  readonly base: string;
  readonly lang: Lang;
  readonly store: CartStore;
  readonly now?: () => number;
}

export function createCartSync({ api, base, lang, store, now = Date.now }: Options): CartSync {
  const status = signal<CartStatus>({ phase: 'waiting', answer: null });
  let running: AbortController | undefined;
  const query = siteQuery(base, lang);

  function requested(): CartStatusRequest['products'] {
    return store.state.peek().cart.items.map((item) => ({ ...item }));
  }

  function take(answer: CartStatusResponse): void {
    const state = store.state.peek();
    // Prices and titles are renewed; a product the server no longer knows keeps what we had.
    const products = { ...state.products, ...answer.product_data };
    saveCart(store, { products, cart: syncCart(state.cart, answer.products) });
    status.value = { phase: 'ready', answer };
  }

  async function refresh(): Promise<void> {
    running?.abort();
    const mine = (running = new AbortController());
    const products = requested();
    if (products.length === 0) {
      status.value = { phase: 'ready', answer: null };
      return;
    }
    status.value = { ...status.peek(), phase: 'waiting' };
    const result: ApiResult<CartStatusResponse> = await callApi(`${api}/cart/status${query}`, {
      body: { products } satisfies CartStatusRequest,
      signal: mine.signal,
    });
    if (mine.signal.aborted) return;
    if (result.ok && Array.isArray(result.data.products)) take(result.data);
    else status.value = { ...status.peek(), phase: navigator.onLine ? 'failed' : 'offline' };
  }

  async function checkout(shopId: number): Promise<{ readonly url: string } | CheckoutFailure> {
    const { products } = store.state.peek();
    const lines = requested().filter((line) => products[line.product_uuid]?.shop.id === shopId);
    const result: ApiResult<CheckoutResponse> = await callApi(`${api}/cart/checkout${query}`, {
      body: {
        products: lines,
        shop_id: shopId,
        options: { lang_key: lang },
      } satisfies CheckoutRequest,
      timeout: CHECKOUT_TIMEOUT_MS,
    });
    if (!result.ok) return result;
    const url = safeHref(result.data.data?.url);
    if (url === '#') return { code: 'NO_ADDRESS' };
    const { orders } = store.state.peek();
    saveCart(store, {
      orders: saveOrder(orders, { url, shop_id: shopId, products: lines, time: now() }),
    });
    return { url };
  }

  return { status, refresh, checkout };
}
