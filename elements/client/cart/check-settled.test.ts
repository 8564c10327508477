import { afterEach, expect, it, vi } from 'vitest';
import { product } from '../../../test/registry/fixtures.ts';
import { checkSettled } from './check-settled.ts';
import { addProduct, saveCart } from './cart-actions.ts';
import { createCartStore, type CartStore } from './cart-store.ts';

const cup = product({ remain: 9 });
const HOUR = 3_600_000;
const begun = {
  url: 'https://market.example/checkout/abc.def',
  shop_id: cup.shop.id,
  products: [{ product_uuid: cup.product_uuid, quantity: 2 }],
  data: { time: HOUR, product_data: {} },
};
afterEach(() => vi.unstubAllGlobals());

function cartWith(quantity: number): CartStore {
  const map = new Map<string, string>();
  const store = createCartStore('talad-sync-cart', () => ({
    getItem: (key) => map.get(key) ?? null,
    removeItem: (key) => void map.delete(key),
    setItem: (key, value) => void map.set(key, value),
  }));
  addProduct(store, cup, quantity, 1);
  saveCart(store, { orders: [begun] });
  return store;
}

function serverSays(orders: readonly unknown[]): string[] {
  const requests: string[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    requests.push(url);
    return Promise.resolve(Response.json({ orders }));
  });
  return requests;
}

const order = {
  checkout: 'abc.def',
  url: 'https://market.example/orders/xyz',
  shop_id: cup.shop.id,
  products: begun.products,
};

it('removes lines that were ordered on another origin, once', async () => {
  const store = cartWith(3);
  const requests = serverSays([order]);
  await checkSettled(store, '/api/v1', 2 * HOUR);
  expect(requests).toEqual(['/api/v1/cart/settled?checkouts=abc.def']);
  expect(store.state.value.cart.items).toEqual([{ product_uuid: cup.product_uuid, quantity: 1 }]);
  expect(store.state.value.orders.map(({ url }) => url)).toEqual([order.url]);
  await checkSettled(store, '/api/v1', 2 * HOUR);
  expect(requests).toHaveLength(1);
});

it('keeps the cart without an order, and stops asking after a day', async () => {
  const store = cartWith(3);
  const requests = serverSays([]);
  await checkSettled(store, '/api/v1', 2 * HOUR);
  expect(store.state.value.cart.items[0]?.quantity).toBe(3);
  await checkSettled(store, '/api/v1', 30 * HOUR);
  expect(requests).toHaveLength(1);
});

it('keeps the cart when the server cannot be reached', async () => {
  const store = cartWith(3);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  await checkSettled(store, '/api/v1', 2 * HOUR);
  expect(store.state.value.cart.items[0]?.quantity).toBe(3);
  expect(store.state.value.orders).toEqual([begun]);
});
