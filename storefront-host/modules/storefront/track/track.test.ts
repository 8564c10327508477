import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser } from '../../../../test/support/browser/browser.ts';
import { shops } from '../../../../test/support/fixture-market.ts';
import { placeOrderRows } from '../../../../test/support/placed-order.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';

let host: TestHost;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small' });
});
afterAll(() => host.close());

async function placed(shop: number, phone: string): Promise<string> {
  const { order_id } = await placeOrderRows(host.db, { shop_id: shop, contact: { phone } });
  const { number } = await host.db
    .selectFrom('sales_order')
    .select('number')
    .where('shop_id', '=', shop)
    .where('id', '=', order_id)
    .executeTakeFirstOrThrow();
  return number;
}

it('limits guesses of the telephone number of an order', async () => {
  const number = await placed(shops.alpha.id, '0812345678');
  const guesser = openBrowser(host, { lang: 'en', remoteAddress: '203.0.113.7' });
  const follow = (of: typeof guesser, phone: string) => of.post('/track', { number, phone });
  for (let n = 0; n < 10; n += 1) {
    const guess = await follow(guesser, `08999999${n}0`);
    expect(guess.html).toContain('No order has this number');
    expect(guess.html).not.toContain(shops.alpha.title);
  }
  const refused = await follow(guesser, '0812345678');
  expect([refused.status, refused.html.includes(shops.alpha.title)]).toEqual([429, false]);
  const buyer = openBrowser(host, { lang: 'en', remoteAddress: '198.51.100.7' });
  expect((await follow(buyer, '081-234-5678')).html).toContain(shops.alpha.title);
});

it('finds the order of the telephone number where two shops use one number', async () => {
  const one = await placed(shops.alpha.id, '0811111111');
  const other = await placed(shops.beta.id, '0822222222');
  await host.db
    .updateTable('sales_order')
    .set({ number: one })
    .where('shop_id', '=', shops.beta.id)
    .where('number', '=', other)
    .execute();
  const { html } = await openBrowser(host, { lang: 'en' }).post('/track', {
    number: `#${one}`,
    phone: '0822222222',
  });
  expect(html).toContain(shops.beta.title);
  expect(html).not.toContain(shops.alpha.title);
});
