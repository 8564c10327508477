import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser } from '../../../../test/support/browser/browser.ts';
import { createBuyer, type Buyer } from '../../../../test/support/buyer.ts';
import { products } from '../../../../test/support/fixture-market.ts';
import { manageShop } from '../../../../test/support/manage-shop.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';

let clock = new Date('2026-11-26T06:59:00Z');
let host: TestHost;
let buyer: Buyer;
beforeAll(async () => {
  host = await createTestHost({
    seed: 'small',
    now: () => clock,
    env: { RATE_LIMIT_FACTOR: '100' },
  });
  buyer = createBuyer(host);
});
afterAll(() => host.close());

const manage = manageShop(() => host);
const { cup } = products;

/** Reads the promised day of arrival from each page up to the order. */
async function promised(): Promise<Record<'product' | 'cart' | 'checkout', string>> {
  const browser = openBrowser(host, { lang: 'en' });
  const product = await browser.get(`/web/alpha/product/cup/${cup.id}?lang=en`);
  const status = await host.inject({
    method: 'POST',
    url: '/api/v1/cart/status?lang=en',
    payload: { products: [{ product_uuid: cup.uuid, quantity: 1 }] },
  });
  const checkout = await browser.get(`/checkout/${await buyer.begin([[cup.uuid, 1]])}?lang=en`);
  return {
    product: arrival(product.html),
    cart: arrival(status.body),
    checkout: arrival(checkout.html),
  };
}

function arrival(page: string): string {
  const plain = page.replaceAll(/<!--.*?-->/g, '');
  return /[Aa]rrives ((?:\w{3} \d+ \w{3}(?: – )?)+)/.exec(plain)?.[1] ?? '';
}

const everywhere = (days: string) => ({ product: days, cart: days, checkout: days });

it('is one day on the pages of product, cart and checkout, after cut-off, rest days and holidays', async () => {
  const { revision } = (await manage('GET', 'delivery/rules')).body;
  const calendar = {
    cutoff: '14:00',
    rest_days: [7],
    public_holidays: true,
    closed: ['2026-11-30'],
  };
  const saved = await manage('PUT', 'delivery/rules', {
    revision,
    usual_days: { from: 1, to: 3 },
    calendar,
  });
  expect(saved.status).toBe(200);
  expect(await promised()).toEqual(everywhere('Fri 27 Nov – Sun 29 Nov'));
  // After the cut-off, no cached page shows the old day.
  clock = new Date('2026-11-26T07:00:00Z');
  expect(await promised()).toEqual(everywhere('Sat 28 Nov – Mon 30 Nov'));
  // On Saturday evening, Sunday is a day of rest, and the shop is closed on Monday.
  clock = new Date('2026-11-28T11:00:00Z');
  expect(await promised()).toEqual(everywhere('Wed 2 Dec – Fri 4 Dec'));
  // The King's birthday is on a Saturday, so the Monday after it is a holiday.
  clock = new Date('2026-12-04T08:00:00Z');
  expect(await promised()).toEqual(everywhere('Wed 9 Dec – Fri 11 Dec'));
});
