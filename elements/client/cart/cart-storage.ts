import type { CartStatusLine } from '../../api/cart.contract.ts';
import type { ProductMini } from '../../api/product.contract.ts';
import type { Cart, CartItem, SavedOrder } from '../../commerce/cart/cart.ts';
import { isProduct, isRecord } from '../../schema/is-product.ts';
import { MAX_CART_LINES } from '../../commerce/limits.ts';
import { isQuantity } from '../../commerce/cart/quantity.ts';

/** An entry of the error log (spec §8): a product that could not be added, with reason and time. */
export interface CartError {
  readonly uuid: string;
  readonly code: string;
  readonly time: number;
}

/** A product with the promotion that the server found for its line. */
export type StoredProduct = ProductMini & Partial<Pick<CartStatusLine, 'promotion'>>;

/** A saved order with the products as this browser knew them; it may have been stored with its time alone. */
export type StoredOrder = SavedOrder<StoredProduct> & { readonly time?: number };

export interface CartState {
  readonly cart: Cart;
  readonly products: Readonly<Record<string, StoredProduct>>;
  /**
   * The price of the server's last answer. It and promotions are stored for scripts of the page: the elements
   * ask the server before they show any.
   */
  readonly price?: unknown;
  readonly orders: readonly StoredOrder[];
  readonly errors: readonly CartError[];
}

export const EMPTY_STATE: CartState = {
  cart: { items: [], last_updated: 0 },
  products: {},
  orders: [],
  errors: [],
};

/** Parses the stored cart: unreadable parts are dropped, nothing throws. */
export function parseCart(json: string | null): CartState {
  try {
    const stored: unknown = JSON.parse(json ?? '{}');
    if (!isRecord(stored)) return EMPTY_STATE;
    const data = isRecord(stored['product_data']) ? stored['product_data'] : {};
    const lines = isRecord(stored['products']) ? stored['products'] : {};
    const products: Record<string, ProductMini> = {};
    const items: CartItem[] = [];
    for (const [uuid, line] of Object.entries(lines).slice(0, MAX_CART_LINES)) {
      const product = data[uuid];
      const quantity = isRecord(line) ? line['qty'] : 0;
      // Spec §4: products without shop data are dropped from the cart.
      if (!isProduct(product) || product.product_uuid !== uuid || !isQuantity(quantity)) continue;
      products[uuid] = product;
      items.push({ product_uuid: uuid, quantity: Math.min(quantity, 999) });
    }
    return {
      cart: { items, last_updated: stampOf(stored['last_updated']) },
      products,
      price: stored['price'],
      orders: list(stored['orders'], isStoredOrder),
      errors: list(stored['errors'], isCartError),
    };
  } catch {
    return EMPTY_STATE;
  }
}

/** Serializes the cart under the names of spec §3. */
export function stringifyCart({ cart, products, price, orders, errors }: CartState): string {
  return JSON.stringify({
    total_quantity: cart.items.reduce((sum, item) => sum + item.quantity, 0),
    products: Object.fromEntries(
      cart.items.map(({ product_uuid: uuid, quantity: qty }) => {
        const { id, price: price_from_server, promotion = null } = products[uuid] ?? {};
        return [uuid, { id, qty, price_from_server, promotion }];
      }),
    ),
    product_data: dataOf(products, cart.items),
    orders,
    price,
    errors,
    last_updated: cart.last_updated,
  });
}

/** Stores a checkout or order with its products, as far as the browser knows them. */
export function toStoredOrder(
  { products }: CartState,
  order: Omit<StoredOrder, 'data'>,
  time: number,
): StoredOrder {
  return { ...order, data: { time, product_data: dataOf(products, order.products) } };
}

function dataOf(products: CartState['products'], items: readonly CartItem[]) {
  return Object.fromEntries(items.map(({ product_uuid: uuid }) => [uuid, products[uuid]]));
}

/** Returns a usable time stamp; an invalid one counts as older than any other. */
function stampOf(time: unknown): number {
  const isTime = typeof time === 'number' && time > 0 && time <= LAST_DATE;
  return isTime ? Math.floor(time) : 1;
}

/** The largest time that a Date can hold. */
const LAST_DATE = 8.64e15;

/** Its data may be missing: what shows the order checks it. */
function isStoredOrder(value: unknown): value is StoredOrder {
  return isRecord(value) && typeof value['url'] === 'string' && Array.isArray(value['products']);
}

function isCartError(value: unknown): value is CartError {
  return isRecord(value) && typeof value['uuid'] === 'string' && typeof value['code'] === 'string';
}

function list<T>(value: unknown, is: (entry: unknown) => entry is T): readonly T[] {
  return Array.isArray(value) ? value.filter(is).slice(0, 20) : [];
}
