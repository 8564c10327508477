import type { ProductMini } from '../../api/product.contract.ts';
import {
  addToCart,
  editCart,
  type CartChange,
  type CartRefusal,
} from '../../commerce/cart/cart.ts';
import { ERROR_LOG_LIMIT } from '../../commerce/limits.ts';
import { isProduct } from '../../schema/is-product.ts';
import { stringifyCart, type CartState } from './cart-storage.ts';
import type { CartStore } from './cart-store.ts';

/** Adds pieces; reports why if not all, or none, could be added. */
export function addProduct(
  store: CartStore,
  product: ProductMini,
  quantity: number,
  now: number,
): CartRefusal | undefined {
  store.load();
  const uuid = product.product_uuid;
  const known = isProduct(product) ? product : undefined;
  const change = addToCart(store.state.peek().cart, known, quantity, now);
  return settle(store, uuid, change, now, known);
}

/**
 * Changes a line: a positive amount sets its quantity, a negative one decreases it, null removes
 * it.
 */
export function editLine(
  store: CartStore,
  uuid: string,
  amount: number | null,
  now: number,
): CartRefusal | undefined {
  store.load();
  const { cart, products } = store.state.peek();
  return settle(store, uuid, editCart(cart, uuid, products[uuid], amount, now), now);
}

/** Applies a change and stores it for the next page; `store.stored` says whether storing worked. */
export function saveCart(store: CartStore, change: Partial<CartState>): void {
  const old = store.state.peek();
  const { cart = old.cart } = change;
  // The time is never older than that of the copy it replaces, or other tabs would ignore it after
  // the clock was set back.
  const last_updated = Math.max(cart.last_updated, old.cart.last_updated + 1);
  const next = { ...old, ...change, cart: { ...cart, last_updated } };
  store.show(next);
  store.stored.value = persist(store, stringifyCart(next));
}

/** Returns the error log with these refusals: the newest first, 10 kept (spec §8). */
export function logged(
  { errors }: CartState,
  refusals: Iterable<readonly [uuid: string, refusal: Pick<CartRefusal, 'code'>]>,
  time: number,
): CartState['errors'] {
  const added = [...refusals].map(([uuid, { code }]) => ({
    uuid,
    code: code === 'ADD_DISABLED' ? 'disable add to cart' : code,
    time,
  }));
  return [...added, ...errors].slice(0, ERROR_LOG_LIMIT);
}

function persist({ storage, key }: CartStore, json: string): boolean {
  try {
    const target = storage();
    try {
      target.setItem(key, json);
    } catch {
      // Spec §4: when storing fails the stored copy is reset.
      target.removeItem(key);
      target.setItem(key, json);
    }
    return true;
  } catch {
    // Storage is blocked or full: the cart continues in memory, and no old copy can return.
    return false;
  }
}

function settle(
  store: CartStore,
  uuid: string,
  { refusal, cart }: CartChange,
  time: number,
  product?: ProductMini,
): CartRefusal | undefined {
  const old = store.state.peek();
  saveCart(store, {
    cart,
    errors: refusal ? logged(old, [[uuid, refusal]], time) : old.errors,
    products: product ? { ...old.products, [uuid]: product } : old.products,
  });
  return refusal;
}
