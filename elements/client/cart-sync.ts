import { effect, signal, type ReadonlySignal } from '@preact/signals-core';
import type { CartStatusRequest, CartStatusResponse } from '../api/cart.contract.ts';
import { syncCart, type CartItem } from '../commerce/cart.ts';
import type { Lang } from '../locales/text.ts';
import { callApi } from './api-client.ts';
import { saveCart } from './cart-actions.ts';
import type { CartOwner } from './cart-count.ts';
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
  stop(): void;
}

/** A moment after the last change: who presses "+" five times asks once. */
const CALM_MS = 250;

/** Asks the server at once, and whenever what is in the cart has changed. */
export function followCart(
  { api, base, locale }: CartOwner & { readonly locale: Lang },
  store: CartStore,
): CartSync {
  const status = signal<CartStatus>({ phase: 'waiting', answer: null });
  let running: AbortController | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asked = '';

  function show(phase: CartStatus['phase'], { answer } = status.peek()): void {
    status.value = { phase, answer };
  }

  function take(answer: CartStatusResponse): void {
    const state = store.state.peek();
    // Prices and titles are renewed; a product the server no longer knows keeps what we had.
    const products = { ...state.products, ...answer.product_data };
    const cart = syncCart(state.cart, answer.products);
    // What the answer itself corrects is not asked again, or its reason would be gone.
    asked = keyOf(cart.items);
    saveCart(store, { products, cart });
    show('ready', { phase: 'ready', answer });
  }

  async function refresh(): Promise<void> {
    running?.abort();
    const { signal: end } = (running = new AbortController());
    const { items } = store.state.peek().cart;
    const about = (asked = keyOf(items));
    if (items.length === 0) return show('ready', { phase: 'ready', answer: null });
    show('waiting');
    const result = await callApi<CartStatusResponse>(
      `${api}/cart/status${siteQuery(base, locale)}`,
      { body: { products: [...items] } satisfies CartStatusRequest, signal: end },
    );
    // What was changed meanwhile, here or in another tab that this one has not heard of yet, is asked
    // about by itself; this answer would take it back.
    store.load();
    if (end.aborted || keyOf(store.state.peek().cart.items) !== about) return;
    if (result.ok && Array.isArray(result.data.products)) take(result.data);
    else show(navigator.onLine ? 'failed' : 'offline');
  }

  const unfollow = effect(() => {
    const wanted = keyOf(store.state.value.cart.items);
    clearTimeout(timer);
    if (wanted !== asked) timer = setTimeout(() => void refresh(), asked ? CALM_MS : 0);
  });

  return {
    status,
    refresh,
    stop() {
      unfollow();
      clearTimeout(timer);
    },
  };
}

function keyOf(items: readonly CartItem[]): string {
  return JSON.stringify(items);
}
