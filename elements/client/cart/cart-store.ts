import { effect, signal, type ReadonlySignal, type Signal } from '@preact/signals-core';
import { totalQuantity } from '../../commerce/cart/cart.ts';
import { TaladCartChangeEvent } from './cart-change.event.ts';
import { cartKey, type CartOwner } from './cart-count.ts';
import { EMPTY_STATE, parseCart, type CartState } from './cart-storage.ts';

/**
 * The browser's cart (spec §4, local-cart mode), stored, and the same in every tab. This file reads
 * it, cart-actions.ts changes it.
 */
export interface CartStore {
  readonly state: ReadonlySignal<CartState>;
  readonly key: string;
  /** False if the browser cannot store the cart: then it lasts as long as the page. */
  readonly stored: Signal<boolean>;
  /** Called each time: reading `localStorage` throws if storage is blocked. */
  readonly storage: () => CartStorage;
  /** Shows a state; if another tab or storage has a newer one, that one is shown. */
  readonly show: (state: CartState) => void;
  readonly load: (json?: string | null) => void;
}

export type CartStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export function createCartStore(key: string, storage: () => CartStorage): CartStore {
  const state = signal(EMPTY_STATE);
  return {
    state,
    key,
    stored: signal(true),
    storage,
    show: (next) => (state.value = next),
    load(json) {
      try {
        const stored = parseCart(json === undefined ? storage().getItem(key) : json);
        if (stored.cart.last_updated > state.peek().cart.last_updated) state.value = stored;
      } catch {
        // Storage is blocked: the cart is in memory only.
      }
    },
  };
}

const stores = new Map<string, CartStore>();

/** Returns the page's cart of a shop or site. Browsers only. */
export function cartStore(owner: CartOwner): CartStore {
  const key = cartKey(owner);
  let store = stores.get(key);
  if (!store) {
    const made = createCartStore(key, () => localStorage);
    made.load();
    addEventListener('storage', (event) => {
      if (event.key === key) made.load(event.newValue);
    });
    // A second copy of the elements on the page has changed the cart; it stores after the event.
    document.addEventListener('talad-cart-change', (event) => {
      if (event.key === key) queueMicrotask(() => made.load());
    });
    // A page from the back/forward cache has missed changes of other pages.
    addEventListener('pageshow', () => made.load());
    effect(() => {
      document.dispatchEvent(new TaladCartChangeEvent(key, totalQuantity(made.state.value.cart)));
    });
    stores.set(key, (store = made));
  }
  return store;
}

export type { CartState };
