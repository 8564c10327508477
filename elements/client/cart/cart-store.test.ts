import { describe, expect, it } from 'vitest';
import { product } from '../../../test/registry/fixtures.ts';
import { addProduct, editLine, saveCart } from './cart-actions.ts';
import { parseCart } from './cart-storage.ts';
import { createCartStore, type CartStorage } from './cart-store.ts';
import { settleOrder } from './settle-order.ts';

const KEY = 'talad-sync-cart';
const cup = product({ remain: 3 });

function memory(limit = Infinity): CartStorage & { readonly map: Map<string, string> } {
  const map = new Map<string, string>();
  return {
    map,
    getItem: (key) => map.get(key) ?? null,
    removeItem: (key) => void map.delete(key),
    setItem(key, value) {
      if (value.length > limit) throw new DOMException('full', 'QuotaExceededError');
      map.set(key, value);
    },
  };
}

const quantities = (store: ReturnType<typeof createCartStore>): readonly number[] =>
  store.state.value.cart.items.map((item) => item.quantity);

describe('the cart in the browser', () => {
  it('stores added products under the names of the spec', () => {
    const storage = memory();
    const store = createCartStore(KEY, () => storage);
    expect(addProduct(store, cup, 2, 1000)).toBeUndefined();
    const stored = JSON.parse(storage.map.get(KEY) ?? '');
    expect(stored).toMatchObject({
      total_quantity: 2,
      products: { [cup.product_uuid]: { id: 1, qty: 2, price_from_server: 290, promotion: null } },
      last_updated: 1000,
    });
    const next = createCartStore(KEY, () => storage);
    next.load();
    expect(quantities(next)).toEqual([2]);
  });

  it('adds what is left in stock, and says so', () => {
    const store = createCartStore(KEY, memory);
    expect(addProduct(store, cup, 9, 1)).toEqual({ code: 'NOT_ENOUGH', left: 3 });
    expect(quantities(store)).toEqual([3]);
    expect(store.state.value.errors).toEqual([
      { uuid: cup.product_uuid, code: 'NOT_ENOUGH', time: 1 },
    ]);
  });

  it.each([
    ['less', -1, [1]],
    ['less than nothing', -5, []],
    ['another amount', 3, [3]],
    ['removed', null, []],
  ])('edits a line: %s', (_, amount, left) => {
    const store = createCartStore(KEY, memory);
    addProduct(store, cup, 2, 1);
    editLine(store, cup.product_uuid, amount, 2);
    expect(quantities(store)).toEqual(left);
  });

  it('takes the newer copy of two tabs', () => {
    const storage = memory();
    const [mine, theirs] = [1, 2].map(() => createCartStore(KEY, () => storage)) as [
      ReturnType<typeof createCartStore>,
      ReturnType<typeof createCartStore>,
    ];
    addProduct(mine, cup, 1, 10);
    const old = storage.map.get(KEY) ?? '';
    theirs.load(old);
    addProduct(theirs, cup, 1, 20);
    mine.load(storage.map.get(KEY));
    expect(quantities(mine)).toEqual([2]);
    mine.load(old);
    expect(quantities(mine)).toEqual([2]);
  });

  it('continues in memory if storage is blocked', () => {
    const store = createCartStore(KEY, () => {
      throw new DOMException('denied', 'SecurityError');
    });
    store.load();
    addProduct(store, cup, 1, 1);
    expect(quantities(store)).toEqual([1]);
  });

  it('resets the stored copy when storage is full, and knows that the cart is not stored', () => {
    const storage = memory(10);
    storage.map.set(KEY, 'old copy');
    const store = createCartStore(KEY, () => storage);
    expect(store.stored.value).toBe(true);
    addProduct(store, cup, 1, 1);
    expect(quantities(store)).toEqual([1]);
    expect(storage.map.has(KEY)).toBe(false);
    expect(store.stored.value).toBe(false);
  });

  it('is stored again once there is room', () => {
    let limit = 10;
    const storage = memory();
    const { setItem } = storage;
    storage.setItem = (key, value) => {
      if (value.length > limit) throw new DOMException('full', 'QuotaExceededError');
      setItem(key, value);
    };
    const store = createCartStore(KEY, () => storage);
    addProduct(store, cup, 1, 1);
    limit = Infinity;
    addProduct(store, cup, 1, 2);
    expect(store.stored.value).toBe(true);
    const next = createCartStore(KEY, () => storage);
    next.load();
    expect(quantities(next)).toEqual([2]);
  });

  it('loses nothing when the clock is set back', () => {
    const storage = memory();
    const [mine, theirs] = [1, 2].map(() => createCartStore(KEY, () => storage)) as [
      ReturnType<typeof createCartStore>,
      ReturnType<typeof createCartStore>,
    ];
    addProduct(mine, cup, 1, 5_000);
    theirs.load();
    addProduct(mine, cup, 1, 1_000);
    theirs.load();
    expect(quantities(theirs)).toEqual([2]);
    expect(theirs.state.value.cart.last_updated).toBe(5_001);
  });

  it.each([Number.MAX_VALUE, -1, 'soon', null])(
    'accepts changes after the invalid time stamp %s',
    (stamp) => {
      const storage = memory();
      const first = createCartStore(KEY, () => storage);
      addProduct(first, cup, 1, 1);
      const stored = JSON.parse(storage.map.get(KEY) ?? '');
      storage.map.set(KEY, JSON.stringify({ ...stored, last_updated: stamp }));
      const next = createCartStore(KEY, () => storage);
      addProduct(next, cup, 1, 2);
      const last = createCartStore(KEY, () => storage);
      last.load();
      expect(quantities(last)).toEqual([2]);
    },
  );

  it('refuses the 101st product', () => {
    const storage = memory();
    const store = createCartStore(KEY, () => storage);
    const nth = (n: number) =>
      product({ product_uuid: `0199b000-0000-7000-8000-${String(n).padStart(12, '0')}` });
    for (let n = 1; n <= 100; n += 1) expect(addProduct(store, nth(n), 1, n)).toBeUndefined();
    expect(addProduct(store, nth(101), 1, 101)).toEqual({ code: 'CART_FULL' });
    expect(addProduct(store, nth(100), 1, 102)).toBeUndefined();
    const next = createCartStore(KEY, () => storage);
    next.load();
    expect(next.state.value.cart.items).toHaveLength(100);
    expect(quantities(next).at(-1)).toBe(2);
  });

  it('keeps the ten latest errors and the twenty latest orders', () => {
    const store = createCartStore(KEY, memory);
    for (let at = 1; at <= 25; at += 1) {
      addProduct(store, { ...cup, ready_to_sell: false }, 1, at);
      settleOrder(store, { url: `/orders/${at}`, shop_id: 2, products: [] }, at);
    }
    expect(store.state.value.errors).toHaveLength(10);
    expect(store.state.value.errors[0]?.time).toBe(25);
    expect(store.state.value.orders).toHaveLength(20);
    expect(store.state.value.orders[0]?.url).toBe('/orders/25');
  });

  it('stores promotion and price of the lines as the server said them, by the names of spec §3', () => {
    const price = {
      product: 90,
      discount: 9,
      lnwcash: 0,
      beforeshipping: 81,
      shipping: 50,
      net: 131,
      pay: 131,
    };
    const promotion = { id: 7, title: 'ลด 10%' };
    const storage = memory();
    const store = createCartStore(KEY, () => storage);
    addProduct(store, cup, 1, 1);
    saveCart(store, { products: { [cup.product_uuid]: { ...cup, promotion } }, price });
    const next = createCartStore(KEY, () => storage);
    next.load();
    saveCart(next, {});
    expect(JSON.parse(storage.getItem(KEY) ?? '')).toMatchObject({
      total_quantity: 1,
      products: {
        [cup.product_uuid]: { id: cup.id, qty: 1, price_from_server: cup.price, promotion },
      },
      product_data: { [cup.product_uuid]: cup },
      price,
    });
  });

  it('keeps the products of a saved order after they left the cart', () => {
    const storage = memory();
    const store = createCartStore(KEY, () => storage);
    addProduct(store, cup, 2, 1);
    const products = [{ product_uuid: cup.product_uuid, quantity: 2 }];
    settleOrder(store, { url: '/orders/a', shop_id: 2, products }, 5);
    expect(quantities(store)).toEqual([]);
    expect(JSON.parse(storage.getItem(KEY) ?? '').orders).toEqual([
      {
        url: '/orders/a',
        shop_id: 2,
        products,
        data: { time: 5, product_data: { [cup.product_uuid]: cup } },
      },
    ]);
    const next = createCartStore(KEY, () => storage);
    next.load();
    expect(next.state.value.orders).toEqual(store.state.value.orders);
  });

  it('removes ordered lines from the cart, once', () => {
    const store = createCartStore(KEY, memory);
    addProduct(store, cup, 3, 1);
    const order = {
      url: '/orders/a',
      shop_id: 2,
      products: [{ product_uuid: cup.product_uuid, quantity: 2 }],
    };
    settleOrder(store, order, 2);
    settleOrder(store, order, 3);
    expect(quantities(store)).toEqual([1]);
  });
});

describe('a stored cart in another format', () => {
  const line = { [cup.product_uuid]: { qty: 1 } };
  it.each([
    ['nothing', null],
    ['no JSON', '{oops'],
    ['a list', '[1,2]'],
    ['a number', '5'],
    ['lines that are none', JSON.stringify({ products: 'x', product_data: 7 })],
    [
      'a product without shop',
      JSON.stringify({
        products: line,
        product_data: { [cup.product_uuid]: { ...cup, shop: null } },
      }),
    ],
    ['a deleted product', JSON.stringify({ products: line, product_data: {} })],
    [
      'a quantity of text',
      JSON.stringify({
        products: { [cup.product_uuid]: { qty: '1' } },
        product_data: { [cup.product_uuid]: cup },
      }),
    ],
    [
      'a price of text',
      JSON.stringify({
        products: line,
        product_data: { [cup.product_uuid]: { ...cup, price: '<b>' } },
      }),
    ],
    [
      'another product under its name',
      JSON.stringify({ products: { x: { qty: 1 } }, product_data: { x: cup } }),
    ],
  ])('%s: the cart is empty and nothing throws', (_, json) => {
    expect(parseCart(json).cart.items).toEqual([]);
  });

  it('survives being saved again', () => {
    const store = createCartStore(KEY, memory);
    store.load('{"orders":[1,{"url":3}],"errors":{},"last_updated":9}');
    saveCart(store, {});
    expect(store.state.value.orders).toEqual([]);
  });
});
