import { MAX_CART_LINES, SAVED_ORDERS_LIMIT } from '../limits.ts';
import { isQuantity } from './quantity.ts';
import { remainingOf } from '../product/stock.ts';
import type { LineRefusal } from './line-refusal.ts';

export interface CartItem {
  readonly product_uuid: string;
  readonly quantity: number;
}

/**
 * The products and quantities that a shopper wants; prices, titles and stock come from the server.
 */
export interface Cart {
  readonly items: readonly CartItem[];
  /** Milliseconds; of two tabs' carts the newer one counts. */
  readonly last_updated: number;
}

export const EMPTY_CART: Cart = { items: [], last_updated: 0 };

/** The fields of a product that the rules need. */
export interface CartProduct {
  readonly product_uuid: string;
  readonly has_subproducts: boolean;
  readonly ready_to_sell: boolean;
  readonly remain: number;
  /** Feature setting: at most one per cart. */
  readonly one_per_cart?: boolean;
  /** Feature setting: adding is switched off without a message (spec §8). */
  readonly add_disabled?: boolean;
  /** Pieces in one order. */
  readonly order_limit?: number;
}

export type CartRefusal = LineRefusal | { readonly code: 'ADD_DISABLED' | 'CART_FULL' };

export interface CartChange {
  readonly cart: Cart;
  readonly refusal?: CartRefusal;
}

export function totalQuantity(cart: Cart): number {
  return cart.items.reduce((sum, item) => sum + item.quantity, 0);
}

export function quantityOf(cart: Cart, uuid: string): number {
  return cart.items.find((item) => item.product_uuid === uuid)?.quantity ?? 0;
}

/**
 * Adds pieces to a line. If there is less stock, the line gets what is left and the result says so.
 */
export function addToCart(
  cart: Cart,
  product: CartProduct | undefined,
  quantity: number,
  at: number,
): CartChange {
  if (!product) return { cart, refusal: { code: 'NOT_FOUND' } };
  if (!isQuantity(quantity)) return { cart, refusal: { code: 'BAD_QUANTITY' } };
  if (product.add_disabled) return { cart, refusal: { code: 'ADD_DISABLED' } };
  const had = quantityOf(cart, product.product_uuid);
  if (had === 0 && cart.items.length >= MAX_CART_LINES)
    return { cart, refusal: { code: 'CART_FULL' } };
  return setQuantity(cart, product, had + quantity, at);
}

/**
 * Changes a line: a positive amount sets its quantity, a negative one decreases it (at zero the
 * line goes), null removes it (spec §4). Removing needs no product, because it may no longer exist.
 */
export function editCart(
  cart: Cart,
  uuid: string,
  product: CartProduct | undefined,
  amount: number | null,
  at: number,
): CartChange {
  const had = quantityOf(cart, uuid);
  if (amount === null) return { cart: removeFromCart(cart, uuid, at) };
  if (!product || had === 0) return { cart, refusal: { code: 'NOT_FOUND' } };
  if (!Number.isSafeInteger(amount) || amount === 0) {
    return { cart, refusal: { code: 'BAD_QUANTITY' } };
  }
  if (amount > 0) return setQuantity(cart, product, amount, at);
  if (had + amount < 1) return { cart: removeFromCart(cart, uuid, at) };
  return { cart: withQuantity(cart, uuid, had + amount, at) };
}

export function removeFromCart(cart: Cart, uuid: string, at: number): Cart {
  return { items: cart.items.filter((item) => item.product_uuid !== uuid), last_updated: at };
}

export function clearCart(at: number): Cart {
  return { items: [], last_updated: at };
}

/**
 * Returns the newer of two copies (another tab's, or the stored one); with equal times the second.
 */
export function newerCart(mine: Cart, theirs: Cart): Cart {
  return theirs.last_updated >= mine.last_updated ? theirs : mine;
}

/** Drops lines whose product has no shop data (spec §4). */
export function removeUnknown(cart: Cart, hasShop: (uuid: string) => boolean): Cart {
  const items = cart.items.filter((item) => hasShop(item.product_uuid));
  return items.length === cart.items.length ? cart : { ...cart, items };
}

/** Applies the quantities that the server allows; a line with nothing left stays visible. */
export function syncCart(
  cart: Cart,
  lines: readonly { readonly id: string; readonly quantity: number }[],
): Cart {
  const bought = new Map(lines.map((line) => [line.id, line.quantity]));
  const items = cart.items.map((item) => {
    const quantity = bought.get(item.product_uuid) ?? item.quantity;
    return quantity < 1 || quantity === item.quantity ? item : { ...item, quantity };
  });
  return items.every((item, index) => item === cart.items[index]) ? cart : { ...cart, items };
}

/**
 * Puts the lines of an earlier order into the cart, and reports those that cannot be bought now.
 */
export function reAdd(
  cart: Cart,
  items: readonly CartItem[],
  products: ReadonlyMap<string, CartProduct>,
  at: number,
): { readonly cart: Cart; readonly refusals: ReadonlyMap<string, CartRefusal> } {
  const refusals = new Map<string, CartRefusal>();
  let current = cart;
  for (const item of items) {
    const change = addToCart(current, products.get(item.product_uuid), item.quantity, at);
    current = change.cart;
    if (change.refusal) refusals.set(item.product_uuid, change.refusal);
  }
  return { cart: current, refusals };
}

/** A checkout that was begun (spec §3), stored to return to it or to put it into the cart again. */
export interface SavedOrder<Product = unknown> {
  readonly url: string;
  readonly shop_id: number;
  readonly products: readonly CartItem[];
  readonly data: {
    readonly time: number;
    /** The products as they were then, by uuid. */
    readonly product_data: Readonly<Record<string, Product | undefined>>;
  };
}

/** Adds the order to the list: newest first, 20 kept (spec §9), each checkout once. */
export function saveOrder<Order extends SavedOrder>(
  orders: readonly Order[],
  order: Order,
): readonly Order[] {
  return [order, ...removeOrder(orders, order.url)].slice(0, SAVED_ORDERS_LIMIT);
}

export function removeOrder<Order extends SavedOrder>(
  orders: readonly Order[],
  url: string,
): readonly Order[] {
  return orders.filter((order) => order.url !== url);
}

function setQuantity(cart: Cart, product: CartProduct, quantity: number, at: number): CartChange {
  if (product.has_subproducts) return { cart, refusal: { code: 'CHOOSE_OPTIONS' } };
  const left = remainingOf(product.remain);
  if (!product.ready_to_sell || left === 0) return { cart, refusal: { code: 'CANNOT_ADD' } };
  if (product.one_per_cart && quantity > 1) {
    const one = withQuantity(cart, product.product_uuid, 1, at);
    return { cart: one, refusal: { code: 'ONE_PER_CART' } };
  }
  const limit = Math.min(left, product.order_limit ?? Infinity);
  const next = withQuantity(cart, product.product_uuid, Math.min(quantity, limit), at);
  if (quantity > limit && limit < left) {
    return { cart: next, refusal: { code: 'ORDER_LIMIT', left: limit } };
  }
  return quantity > left ? { cart: next, refusal: { code: 'NOT_ENOUGH', left } } : { cart: next };
}

function withQuantity(cart: Cart, uuid: string, quantity: number, at: number): Cart {
  const known = cart.items.some((item) => item.product_uuid === uuid);
  const items = known
    ? cart.items.map((item) => (item.product_uuid === uuid ? { ...item, quantity } : item))
    : [...cart.items, { product_uuid: uuid, quantity }];
  return { items, last_updated: at };
}
