import { describe, expect, it } from 'vitest';
import type { MyShop } from '@talad/elements/api/user.contract';
import { chooseShop } from './profile.ts';

const shop = (id: number, shopname: string): MyShop => ({
  id,
  shopname,
  title: shopname,
  kind: 'shop',
  shop_url: `http://localhost:4000/web/${shopname}`,
  is_owner: true,
  is_staff: true,
  base_language: 'th' as const,
  capabilities: [],
});
const shops = [shop(2, 'alpha'), shop(3, 'beta')];

describe('the shop of an address', () => {
  it('is the one that the address names', () => {
    expect(chooseShop(shops, '/mybusiness/beta/orders', 'alpha')).toEqual({
      kind: 'chosen',
      shop: shops[1],
    });
  });

  it.each([
    ['/mybusiness', 'beta', '/mybusiness/beta'],
    ['/mybusiness/', null, '/mybusiness/alpha'],
    ['/mybusiness', 'sold-long-ago', '/mybusiness/alpha'],
    ['/mybusiness/orders/7/show', 'beta', '/mybusiness/beta/orders/7/show'],
  ])('%s without a shop leads to the one used last (%s): %s', (path, last, to) => {
    expect(chooseShop(shops, path, last)).toEqual({ kind: 'go', to });
  });

  it('is rather a shop than the marketplace, for the owner of a shop as well', () => {
    const mall = { ...shop(1, 'market'), kind: 'mall' };
    expect(chooseShop([mall, ...shops], '/mybusiness', null)).toEqual({
      kind: 'go',
      to: '/mybusiness/alpha',
    });
  });

  it('is refused by name when it belongs to another account', () => {
    expect(chooseShop(shops, '/mybusiness/gamma/orders', null)).toEqual({
      kind: 'foreign',
      shopname: 'gamma',
    });
  });

  it('is none for an account without a shop', () => {
    expect(chooseShop([], '/mybusiness/alpha', 'alpha')).toEqual({ kind: 'none' });
  });
});
