import { signal, type ReadonlySignal } from '@preact/signals-core';
import type { CartStatusRequest, CartStatusResponse } from '../api/cart.contract.ts';
import { syncCart } from '../commerce/cart.ts';
import type { Lang } from '../locales/text.ts';
import { callApi, type ApiResult } from './api-client.ts';
import { saveCart } from './cart-actions.ts';
import type { CartStore } from './cart-store.ts';
import { siteQuery } from './site-query.ts';

export interface CartStatus {
  readonly phase: 'waiting' | 'ready' | 'failed' | 'offline';
  /** The last answer; prices of it are shown until a newer one is there. */
  readonly answer: CartStatusResponse | null;
}

/** Prices, stock and refusals of the cart as the server sees them. */
export interface CartSync {
  readonly status: ReadonlySignal<CartStatus>;
  refresh(): Promise<void>;
}

interface Options {
  readonly api: string;
  readonly base: string;
  readonly lang: Lang;
  readonly store: CartStore;
}

export function createCartSync({ api, base, lang, store }: Options): CartSync {
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

  return { status, refresh };
}
