import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { product } from '../../../test/registry/fixtures.ts';
import type { CartStatusRequest } from '../../api/cart.contract.ts';
import { addProduct, editLine } from './cart-actions.ts';
import { createCartStore } from './cart-store.ts';
import { followCart, type CartSync } from './cart-sync.ts';

const cup = product({ remain: 9 });
const owner = { api: '/api/v1', base: '', locale: 'en' } as const;

/** Records the calls, each with a function that answers it. */
let calls: { readonly quantities: readonly number[]; readonly answer: () => void }[];
let sync: CartSync | undefined;
let stored: Map<string, string>;

/** Simulates the cart of one tab of this browser. */
const tab = () =>
  createCartStore('cart', () => ({
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
  }));

beforeEach(() => {
  calls = [];
  stored = new Map();
  vi.stubGlobal('fetch', (_url: string, { body }: { readonly body: string }) => {
    const { products } = JSON.parse(body) as CartStatusRequest;
    const lines = products.map((line) => ({ id: line.product_uuid, quantity: line.quantity ?? 0 }));
    return new Promise<Response>((resolve) => {
      calls.push({
        quantities: lines.map(({ quantity }) => quantity),
        answer: () => resolve(Response.json({ products: lines, product_data: {} })),
      });
    });
  });
});
afterEach(() => {
  sync?.stop();
  vi.unstubAllGlobals();
});

it.each(['here', 'in another tab'])(
  'an answer about what the cart was takes back nothing that was changed %s meanwhile',
  async (where) => {
    const store = tab();
    addProduct(store, cup, 1, 1);
    sync = followCart(owner, store);
    await expect.poll(() => calls.length).toBe(1);
    editLine(where === 'here' ? store : tab(), cup.product_uuid, 2, 2);
    calls[0]?.answer();
    await expect.poll(() => calls.length).toBe(2);
    expect(calls.map(({ quantities }) => quantities)).toEqual([[1], [2]]);
    calls[1]?.answer();
    await expect.poll(() => sync?.status.value.phase).toBe('ready');
    const fresh = tab();
    fresh.load();
    expect(fresh.state.value.cart.items.map(({ quantity }) => quantity)).toEqual([2]);
  },
);

it('stores the promotion of each line and the price that the server answered', async () => {
  const promotion = { id: 7, title: 'ลด 10%' };
  const price = {
    product: 90,
    discount: 0,
    lnwcash: 0,
    beforeshipping: 90,
    shipping: 0,
    net: 90,
    pay: 90,
  };
  vi.stubGlobal('fetch', () => {
    const products = [{ id: cup.product_uuid, quantity: 1, price: 90, remain: 9, promotion }];
    return Promise.resolve(
      Response.json({ products, product_data: { [cup.product_uuid]: cup }, price, shops: [] }),
    );
  });
  const store = tab();
  addProduct(store, cup, 1, 1);
  sync = followCart(owner, store);
  await expect.poll(() => sync?.status.value.phase).toBe('ready');
  const other = tab();
  other.load();
  expect(other.state.value).toMatchObject({
    products: { [cup.product_uuid]: { title: cup.title, promotion } },
    price,
  });
});
