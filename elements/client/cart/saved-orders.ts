import type { ProductMini, ProductSearchResponse } from '../../api/product.contract.ts';
import { reAdd, removeOrder, saveOrder } from '../../commerce/cart/cart.ts';
import type { CartRefusal } from '../../commerce/cart/cart.ts';
import type { Lang } from '../../locales/text.ts';
import { callApi } from '../api-client.ts';
import { siteQuery } from '../site-query.ts';
import { logged, saveCart } from './cart-actions.ts';
import type { CartOwner } from './cart-count.ts';
import type { StoredOrder } from './cart-storage.ts';
import type { CartStore } from './cart-store.ts';

// Shoppers list, repeat and remove the orders that the browser's cart stores (spec §4).

/** Most products that one call returns. */
const CHUNK = 60;
/** Fields of a product that neither the list nor the cart reads. */
const OMITTED = 'product_tags,review_text,reviewer_avatar';

type Owner = CartOwner & { readonly locale: Lang };

export interface ReAdded {
  /** Pieces that are in the cart now and were not before. */
  readonly added: number;
  /** Products that were not added, or not in that number. */
  readonly refused: readonly { readonly name: string; readonly refusal: CartRefusal }[];
}

/**
 * Fetches products and sub-products by their uuids, with their shops (spec §7, re-add). Those that are gone
 * are missing.
 * @throws if a call fails
 */
export async function fetchOrdered(
  { api, base, locale }: Owner,
  uuids: readonly string[],
): Promise<ReadonlyMap<string, ProductMini>> {
  const found = new Map<string, ProductMini>();
  for (let at = 0; at < uuids.length; at += CHUNK) {
    const filter = JSON.stringify({
      product_uuid: uuids.slice(at, at + CHUNK),
      allow_subproduct_search: true,
      limit: CHUNK,
    });
    const query = `${siteQuery(base, locale)}&include=shop_mini&omit=${OMITTED}&filter=${encodeURIComponent(filter)}`;
    // oxlint-disable-next-line no-await-in-loop -- one after the other: the second call is rare
    const answer = await callApi<ProductSearchResponse>(`${api}/products/search${query}`, {});
    if (!answer.ok) throw new Error(answer.code);
    for (const product of answer.data.products) found.set(product.product_uuid, product);
  }
  return found;
}

/** Puts an order's products into the cart again; null if none of them exists any more. */
export async function buyAgain(
  owner: Owner,
  store: CartStore,
  order: StoredOrder,
): Promise<ReAdded | null> {
  const products = await fetchOrdered(
    owner,
    order.products.map(({ product_uuid: uuid }) => uuid),
  );
  if (products.size === 0) return null;
  // Another tab may have changed the cart meanwhile.
  store.load();
  const now = Date.now();
  const before = store.state.peek();
  const { cart, products: known } = before;
  const changed = reAdd(cart, order.products, products, now);
  saveCart(store, {
    cart: changed.cart,
    products: { ...known, ...Object.fromEntries(products) },
    errors: logged(before, changed.refusals, now),
  });
  const pieces = (items: typeof cart.items): number =>
    items.reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    added: pieces(changed.cart.items) - pieces(cart.items),
    refused: [...changed.refusals].map(([uuid, refusal]) => ({
      name: products.get(uuid)?.title ?? '',
      refusal,
    })),
  };
}

/**
 * Returns the orders that can be shown. One that an earlier version or a script has stored may lack
 * a part.
 */
export function wholeOrders(orders: readonly StoredOrder[]): readonly StoredOrder[] {
  return orders
    .map((order) =>
      order.data ? order : { ...order, data: { time: timeOf(order), product_data: {} } },
    )
    .filter(
      ({ data, products }) =>
        Number.isFinite(data.time) &&
        products.every((line) => typeof line?.product_uuid === 'string' && line.quantity > 0),
    );
}

/** Returns the time in milliseconds; `NaN` if none was stored. */
function timeOf({ data, time = Number.NaN }: StoredOrder): number {
  return data?.time ?? time;
}

/** Removes an order from the list; the order itself stays as it is. */
export function removeSavedOrder(store: CartStore, { url }: StoredOrder): void {
  store.load();
  saveCart(store, { orders: removeOrder(store.state.peek().orders, url) });
}

/** Undoes a removal: the order returns to its place, which is by time. */
export function returnOrder(store: CartStore, order: StoredOrder): void {
  store.load();
  const orders = saveOrder(store.state.peek().orders, order);
  saveCart(store, { orders: orders.toSorted((a, b) => timeOf(b) - timeOf(a)) });
}
