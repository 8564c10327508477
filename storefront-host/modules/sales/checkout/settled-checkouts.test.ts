import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser } from '../../../../test/support/browser/browser.ts';
import { products, shops } from '../../../../test/support/fixture-market.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';

let host: TestHost;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small' });
});
afterAll(() => host.close());

const SHOP = { host: 'alpha.talad.localhost:4000' };
const settled = async (checkouts: string) =>
  (await host.inject({ url: `/api/v1/cart/settled?checkouts=${checkouts}`, headers: SHOP })).json();

it('a shop’s own host hears which of its checkouts became an order', async () => {
  const begun = await host.inject({
    method: 'POST',
    url: '/api/v1/cart/checkout',
    headers: { ...SHOP, origin: `http://${SHOP.host}` },
    payload: {
      shop_id: shops.alpha.id,
      products: [{ product_uuid: products.cup.uuid, quantity: 2 }],
    },
  });
  const { pathname } = new URL(begun.json().data.url);
  const token = pathname.split('/').at(-1) ?? '';
  expect(await settled(token)).toEqual({ orders: [] });

  const browser = openBrowser(host, { lang: 'th' });
  const page = await browser.get(pathname);
  const done = await browser.post(pathname, {
    name: 'วิชัย มั่นคง',
    phone: '0812345678',
    email: '',
    address: '99/1 ถนนสุขุมวิท',
    sub_district: 'คลองตัน',
    district: 'คลองเตย',
    province: 'กรุงเทพมหานคร',
    postcode: '10110',
    note: '',
    seen_net: /name="seen_net" value="([^"]+)"/.exec(page.html)?.[1] ?? '',
  });
  expect(done.url.pathname).toMatch(/^\/orders\//);

  const { orders } = await settled(`forged.token,${token}`);
  expect(orders).toEqual([
    {
      checkout: token,
      url: expect.stringMatching(/^\/orders\/2-\d+$/),
      shop_id: shops.alpha.id,
      products: [{ product_uuid: products.cup.uuid, quantity: 2 }],
    },
  ]);
  // The answer names the order without opening it to holders of the checkout link.
  expect((await host.inject(orders[0].url)).statusCode).toBe(404);
});
