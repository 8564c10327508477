import { describe, expect, it } from 'vitest';
import {
  addToCart,
  clearCart,
  removeUnknown,
  editCart,
  EMPTY_CART,
  newerCart,
  reAdd,
  removeFromCart,
  removeOrder,
  saveOrder,
  syncCart,
  totalQuantity,
  type Cart,
  type CartProduct,
  type SavedOrder,
} from './cart.ts';
import { UNLIMITED_REMAIN } from '../limits.ts';
import { buyableQuantity, checkoutErrorKey, refuseLine } from './line-refusal.ts';

const cup: CartProduct = {
  product_uuid: 'cup',
  has_subproducts: false,
  ready_to_sell: true,
  remain: 5,
};
const cartOf = (quantity: number, uuid = 'cup'): Cart => ({
  items: [{ product_uuid: uuid, quantity }],
  last_updated: 1,
});
const quantities = (cart: Cart) => cart.items.map((item) => item.quantity);

describe('adding', () => {
  it.each([
    ['a new line', EMPTY_CART, cup, 2, [2], undefined],
    ['to a line that is there', cartOf(2), cup, 2, [4], undefined],
    [
      'more than is left keeps what is left',
      cartOf(2),
      cup,
      9,
      [5],
      { code: 'NOT_ENOUGH', left: 5 },
    ],
    [
      'unlimited up to 999',
      EMPTY_CART,
      { ...cup, remain: UNLIMITED_REMAIN },
      1500,
      [999],
      { code: 'NOT_ENOUGH', left: 999 },
    ],
    ['a quantity below 1 changes nothing', cartOf(2), cup, 0, [2], { code: 'BAD_QUANTITY' }],
    [
      'a quantity that is not whole changes nothing',
      cartOf(2),
      cup,
      1.5,
      [2],
      { code: 'BAD_QUANTITY' },
    ],
    ['no product changes nothing', cartOf(2), undefined, 1, [2], { code: 'NOT_FOUND' }],
    [
      'options still to choose',
      EMPTY_CART,
      { ...cup, has_subproducts: true },
      1,
      [],
      { code: 'CHOOSE_OPTIONS' },
    ],
    [
      'not ready to sell',
      EMPTY_CART,
      { ...cup, ready_to_sell: false },
      1,
      [],
      { code: 'CANNOT_ADD' },
    ],
    ['nothing left', EMPTY_CART, { ...cup, remain: 0 }, 1, [], { code: 'CANNOT_ADD' }],
    ['one per cart', cartOf(1), { ...cup, one_per_cart: true }, 1, [1], { code: 'ONE_PER_CART' }],
    ['switched off', EMPTY_CART, { ...cup, add_disabled: true }, 1, [], { code: 'ADD_DISABLED' }],
  ])('%s', (_name, cart, product, quantity, expected, refusal) => {
    const change = addToCart(cart, product, quantity, 7);
    expect(quantities(change.cart)).toEqual(expected);
    expect(change.refusal).toEqual(refusal);
  });

  it('sets the time of a change, and not of a refusal', () => {
    expect(addToCart(EMPTY_CART, cup, 1, 7).cart.last_updated).toBe(7);
    expect(addToCart(EMPTY_CART, undefined, 1, 7).cart).toBe(EMPTY_CART);
  });
});

describe('editing', () => {
  it.each([
    ['sets the quantity', cartOf(2), cup, 4, [4], undefined],
    ['null removes', cartOf(2), undefined, null, [], undefined],
    ['a negative amount decreases', cartOf(4), cup, -3, [1], undefined],
    ['a decrease of all removes', cartOf(4), cup, -4, [], undefined],
    ['a decrease of more removes', cartOf(4), cup, -9, [], undefined],
    ['0 is no quantity', cartOf(4), cup, 0, [4], { code: 'BAD_QUANTITY' }],
    ['not whole', cartOf(4), cup, 2.5, [4], { code: 'BAD_QUANTITY' }],
    [
      'above remaining is set to remaining',
      cartOf(4),
      cup,
      8,
      [5],
      { code: 'NOT_ENOUGH', left: 5 },
    ],
    ['an unknown product', cartOf(4), undefined, 2, [4], { code: 'NOT_FOUND' }],
    ['a product that is not in the cart', EMPTY_CART, cup, 2, [], { code: 'NOT_FOUND' }],
    [
      'not ready to sell',
      cartOf(4),
      { ...cup, ready_to_sell: false },
      2,
      [4],
      { code: 'CANNOT_ADD' },
    ],
  ])('%s', (_name, cart, product, amount, expected, refusal) => {
    const change = editCart(cart, 'cup', product, amount, 7);
    expect(quantities(change.cart)).toEqual(expected);
    expect(change.refusal).toEqual(refusal);
  });

  it('removes and clears', () => {
    expect(removeFromCart(cartOf(3), 'cup', 7)).toEqual({ items: [], last_updated: 7 });
    expect(clearCart(9)).toEqual({ items: [], last_updated: 9 });
  });
});

describe('copies of the cart', () => {
  it('the newer one wins', () => {
    const [old, fresh] = [cartOf(1), { ...cartOf(2), last_updated: 2 }];
    expect(newerCart(old, fresh)).toBe(fresh);
    expect(newerCart(fresh, old)).toBe(fresh);
  });

  it('products without shop data are dropped', () => {
    const cart: Cart = { items: [...cartOf(1).items, ...cartOf(2, 'gone').items], last_updated: 1 };
    expect(removeUnknown(cart, (uuid) => uuid === 'cup').items).toEqual(cartOf(1).items);
    expect(removeUnknown(cart, () => true)).toBe(cart);
    expect(totalQuantity(cart)).toBe(3);
  });

  it('applies the server’s quantities; a sold-out line stays visible', () => {
    expect(quantities(syncCart(cartOf(5), [{ id: 'cup', quantity: 3 }]))).toEqual([3]);
    const soldOut = cartOf(5);
    expect(syncCart(soldOut, [{ id: 'cup', quantity: 0 }])).toBe(soldOut);
  });
});

const order = (url: string): SavedOrder => ({
  url,
  shop_id: 1,
  products: [],
  data: { time: 1, product_data: {} },
});

describe('saved orders', () => {
  it('keeps 20, newest first, each once', () => {
    const many = Array.from({ length: 25 }, (_, n) => order(`/${n}`)).reduce(
      (orders: readonly SavedOrder[], one) => saveOrder(orders, one),
      [],
    );
    expect(many).toHaveLength(20);
    expect(many[0]?.url).toBe('/24');
    expect(saveOrder(many, order('/10'))).toHaveLength(20);
    expect(saveOrder(many, order('/10'))[0]?.url).toBe('/10');
    expect(removeOrder(many, '/24')).toHaveLength(19);
  });

  it('puts an order into the cart again, and reports lines that cannot be bought', () => {
    const products = new Map([['cup', cup]]);
    const { cart, refusals } = reAdd(
      cartOf(1),
      [
        { product_uuid: 'cup', quantity: 2 },
        { product_uuid: 'gone', quantity: 1 },
      ],
      products,
      7,
    );
    expect(quantities(cart)).toEqual([3]);
    expect([...refusals]).toEqual([['gone', { code: 'NOT_FOUND' }]]);
  });
});

describe('a line at the checkout', () => {
  const product = { ...cup, status: 'availability' };
  it.each([
    [product, 5, undefined, 5, undefined],
    [product, 6, { code: 'NOT_ENOUGH', left: 5 }, 5, 'pqty-ERROR'],
    [product, 0, { code: 'BAD_QUANTITY' }, 0, 'pqty-ERROR'],
    [
      { ...product, ready_to_sell: false, status: 'soldout' },
      1,
      { code: 'NOSTOCK', left: 0 },
      0,
      'NOSTOCK',
    ],
    [
      { ...product, ready_to_sell: false, status: 'comingsoon' },
      1,
      { code: 'CANNOT_ADD' },
      0,
      'CANNOT_ADD',
    ],
    [{ ...product, has_subproducts: true }, 1, { code: 'CHOOSE_OPTIONS' }, 0, 'CANNOT_ADD'],
    [undefined, 1, { code: 'NOT_FOUND' }, 0, 'CANNOT_ADD'],
  ])('%#: is refused with the key of spec §8', (line, quantity, expected, buyable, key) => {
    const refusal = refuseLine(line, quantity);
    expect(refusal).toEqual(expected);
    expect(buyableQuantity(quantity, refusal)).toBe(buyable);
    expect(refusal && checkoutErrorKey(refusal)).toBe(key);
  });
});
