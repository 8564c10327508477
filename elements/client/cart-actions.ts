import type { ProductMini } from '../api/product.contract.ts';
import { addToCart, editCart, type CartChange, type CartRefusal } from '../commerce/cart.ts';
import { ERROR_LOG_KEPT } from '../commerce/limits.ts';
import { isProduct } from '../schema/is-product.ts';
import { stringifyCart, type CartState } from './cart-storage.ts';
import type { CartStore } from './cart-store.ts';

/** Adds pieces; says why when not all, or none, could be taken. */
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

/** A positive amount sets a line, a negative decreases it, null removes it. */
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

/** Shows a change and keeps it for the next page. */
export function saveCart(store: CartStore, change: Partial<CartState>): void {
  const next = { ...store.state.peek(), ...change };
  store.show(next);
  const json = stringifyCart(next);
  try {
    const storage = store.storage();
    try {
      storage.setItem(store.key, json);
    } catch {
      // Spec §4: when storing fails the stored copy is reset.
      storage.removeItem(store.key);
      storage.setItem(store.key, json);
    }
  } catch {
    // Storage is blocked or full: the cart goes on in memory, and nothing old is left to come back.
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
    errors: refusal
      ? [{ uuid, code: refusal.code, time }, ...old.errors].slice(0, ERROR_LOG_KEPT)
      : old.errors,
    products: product ? { ...old.products, [uuid]: product } : old.products,
  });
  return refusal;
}
