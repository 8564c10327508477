import { effect, signal, type ReadonlySignal, type Signal } from '@preact/signals-core';
import { totalQuantity } from '../commerce/cart.ts';
import { cartKey, TaladCartChangeEvent, type CartOwner } from './cart-count.ts';
import { EMPTY_STATE, parseCart, type CartState } from './cart-storage.ts';

/**
 * The browser's cart (spec §4, local-cart mode): kept in storage, the same in every tab. This half
 * reads, cart-actions.ts changes it.
 */
export interface CartStore {
  readonly state: ReadonlySignal<CartState>;
  readonly key: string;
  /** False while the browser cannot store the cart: it lasts as long as the page. */
  readonly kept: Signal<boolean>;
  /** Asked each time: reading `localStorage` alone throws where storage is blocked. */
  readonly storage: () => CartStorage;
  /** Shows a state; the newer one wins where another tab, or storage, has one too. */
  readonly show: (state: CartState) => void;
  readonly load: (json?: string | null) => void;
}

export type CartStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export function createCartStore(key: string, storage: () => CartStorage): CartStore {
  const state = signal(EMPTY_STATE);
  return {
    state,
    key,
    kept: signal(true),
    storage,
    show: (next) => (state.value = next),
    load(json) {
      try {
        const stored = parseCart(json === undefined ? storage().getItem(key) : json);
        if (stored.cart.last_updated > state.peek().cart.last_updated) state.value = stored;
      } catch {
        // Storage is blocked: this visit's cart lives in memory.
      }
    },
  };
}

const stores = new Map<string, CartStore>();

/** The page's cart of a shop or site. Browsers only. */
export function cartStore(owner: CartOwner): CartStore {
  const key = cartKey(owner);
  let store = stores.get(key);
  if (!store) {
    const made = createCartStore(key, () => localStorage);
    made.load();
    addEventListener('storage', (event) => {
      if (event.key === key) made.load(event.newValue);
    });
    // A second copy of the elements on the page has changed it; it stores after it has told.
    document.addEventListener('talad-cart-change', (event) => {
      if (event.key === key) queueMicrotask(() => made.load());
    });
    // A page out of the back/forward cache has missed what other pages did.
    addEventListener('pageshow', () => made.load());
    effect(() => {
      document.dispatchEvent(new TaladCartChangeEvent(key, totalQuantity(made.state.value.cart)));
    });
    stores.set(key, (store = made));
  }
  return store;
}

export type { CartState };
