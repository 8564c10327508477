import { computed, signal, type ReadonlySignal } from '@preact/signals-core';
import type { ProductMini } from '../api/product.contract.ts';
import {
  addToCart,
  editCart,
  totalQuantity,
  type Cart,
  type CartRefusal,
  type SavedOrder,
} from '../commerce/cart.ts';
import { ERROR_LOG_KEPT } from '../commerce/limits.ts';
import {
  EMPTY_STATE,
  isProduct,
  parseCart,
  stringifyCart,
  type CartState,
} from './cart-storage.ts';

/** The browser's cart (spec §4, local-cart mode): kept in storage, the same in every tab. */
export interface CartStore {
  readonly state: ReadonlySignal<CartState>;
  readonly count: ReadonlySignal<number>;
  /** Adds pieces; says why when not all, or none, could be taken. */
  add(product: ProductMini, quantity: number): CartRefusal | undefined;
  /** A positive amount sets, a negative decreases, null removes. */
  edit(uuid: string, amount: number | null): CartRefusal | undefined;
  /** Puts a state back or takes over what the server answered. */
  restore(change: Partial<CartState>): void;
}

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

interface Options {
  readonly key: string;
  readonly storage: () => Storage;
  readonly now: () => number;
}

export function createCartStore({ key, storage, now }: Options): CartStore & {
  /** Takes over what another tab has written, or what was there before; the newer one wins. */
  readonly load: (json?: string | null) => void;
} {
  const state = signal(EMPTY_STATE);

  function load(json?: string | null): void {
    const stored = parseCart(json === undefined ? attempt(() => storage().getItem(key)) : json);
    if (stored.cart.last_updated > state.peek().cart.last_updated) state.value = stored;
  }

  function save(next: CartState): void {
    state.value = next;
    const json = stringifyCart(next);
    attempt(() => {
      try {
        storage().setItem(key, json);
      } catch {
        // Spec §4: when storing fails the stored copy is reset; this visit goes on in memory.
        storage().removeItem(key);
        storage().setItem(key, json);
      }
    });
  }

  function settle(uuid: string, change: { cart: Cart; refusal?: CartRefusal }, more = {}) {
    const { refusal, cart } = change;
    const old = state.peek();
    const errors = refusal
      ? [{ uuid, code: refusal.code, time: now() }, ...old.errors].slice(0, ERROR_LOG_KEPT)
      : old.errors;
    save({ ...old, cart, errors, products: { ...old.products, ...more } });
    return refusal;
  }

  return {
    state,
    count: computed(() => totalQuantity(state.value.cart)),
    load,
    add(product, quantity) {
      load();
      const uuid = product.product_uuid;
      const known = isProduct(product) ? product : undefined;
      const change = addToCart(state.peek().cart, known, quantity, now());
      return settle(uuid, change, known && { [uuid]: known });
    },
    edit(uuid, amount) {
      load();
      const { cart, products } = state.peek();
      return settle(uuid, editCart(cart, uuid, products[uuid], amount, now()));
    },
    restore: (change) => save({ ...state.peek(), ...change }),
  };
}

const stores = new Map<string, CartStore>();

/** The page's cart for an API; its storage key ends in `sync-cart` (spec §9). Browsers only. */
export function cartStore(api: string): CartStore {
  const url = new URL(api, location.href);
  const prefix = url.origin === location.origin ? 'talad' : `talad-${url.host}`;
  const key = `${prefix}-sync-cart`;
  let store = stores.get(key);
  if (!store) {
    const made = createCartStore({ key, storage: () => localStorage, now: Date.now });
    made.load();
    addEventListener('storage', (event) => {
      if (event.key === key) made.load(event.newValue);
    });
    // A page out of the back/forward cache has missed what other pages did.
    addEventListener('pageshow', (event) => event.persisted && made.load());
    stores.set(key, (store = made));
  }
  return store;
}

function attempt<T>(run: () => T): T | null {
  try {
    return run();
  } catch {
    return null;
  }
}

export type { CartState, SavedOrder };
