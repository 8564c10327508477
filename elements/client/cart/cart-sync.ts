import { effect, signal, type ReadonlySignal } from '@preact/signals-core';
import type {
  CartStatusLine,
  CartStatusRequest,
  CartStatusResponse,
} from '../../api/cart.contract.ts';
import { syncCart, type CartItem } from '../../commerce/cart/cart.ts';
import type { Lang } from '../../locales/text.ts';
import { callApi } from '../api-client.ts';
import { saveCart } from './cart-actions.ts';
import type { CartOwner } from './cart-count.ts';
import type { StoredProduct } from './cart-storage.ts';
import type { CartStore } from './cart-store.ts';
import { siteQuery } from '../site-query.ts';

export interface CartStatus {
  readonly phase: 'waiting' | 'ready' | 'failed' | 'offline';
  /** The last answer; its prices are shown until there is a newer one. */
  readonly answer: CartStatusResponse | null;
}

/** Prices, stock and refusals of the cart as the server sees them. */
export interface CartSync {
  readonly status: ReadonlySignal<CartStatus>;
  refresh(): Promise<void>;
  stop(): void;
}

/** Debounce after the last change: pressing "+" five times sends one call. */
const DEBOUNCE_MS = 250;

/**
 * Checks the cart with the server at once and after every change. Calls `refused` with the lines that
 * the server does not accept.
 */
export function followCart(
  { api, base, locale }: CartOwner & { readonly locale: Lang },
  store: CartStore,
  refused?: (lines: readonly CartStatusLine[]) => void,
): CartSync {
  const status = signal<CartStatus>({ phase: 'waiting', answer: null });
  let running: AbortController | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sent = '';

  function show(phase: CartStatus['phase'], { answer } = status.peek()): void {
    status.value = { phase, answer };
  }

  function applyAnswer(answer: CartStatusResponse): void {
    const state = store.state.peek();
    // Renew prices and titles; a product that the server does not know keeps its old data.
    const found: Record<string, StoredProduct> = answer.product_data;
    for (const { id, promotion } of answer.products) Object.assign(found[id] ?? {}, { promotion });
    const products = { ...state.products, ...found };
    const cart = syncCart(state.cart, answer.products);
    // Do not ask again about corrections from the answer, or their reason would disappear.
    sent = keyOf(cart.items);
    saveCart(store, { products, cart, price: answer.price });
    show('ready', { phase: 'ready', answer });
    const lines = answer.products.filter(({ refusal }) => refusal);
    if (lines.length > 0) refused?.(lines);
  }

  async function refresh(): Promise<void> {
    running?.abort();
    const { signal: end } = (running = new AbortController());
    const { items } = store.state.peek().cart;
    const about = (sent = keyOf(items));
    if (items.length === 0) return show('ready', { phase: 'ready', answer: null });
    show('waiting');
    const result = await callApi<CartStatusResponse>(
      `${api}/cart/status${siteQuery(base, locale)}`,
      { body: { products: [...items] } satisfies CartStatusRequest, signal: end },
    );
    // Ask again about changes made meanwhile, here or in another tab: this answer would undo them.
    store.load();
    if (end.aborted || keyOf(store.state.peek().cart.items) !== about) return;
    if (result.ok && Array.isArray(result.data.products)) applyAnswer(result.data);
    else show(navigator.onLine ? 'failed' : 'offline');
  }

  const unfollow = effect(() => {
    const wanted = keyOf(store.state.value.cart.items);
    clearTimeout(timer);
    if (wanted !== sent) timer = setTimeout(() => void refresh(), sent ? DEBOUNCE_MS : 0);
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
