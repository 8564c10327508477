import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser } from '../../../../test/support/browser/browser.ts';
import { accounts, products, smallPassword } from '../../../../test/support/fixture-market.ts';
import { manageShop } from '../../../../test/support/manage-shop.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';

let now = new Date('2027-03-20T13:00:00Z');
let host: TestHost;
let browser: ReturnType<typeof openBrowser>;
beforeAll(async () => {
  host = await createTestHost({
    seed: 'small',
    now: () => now,
    env: { RATE_LIMIT_FACTOR: '100' },
  });
  browser = openBrowser(host, { lang: 'en' });
  await browser.signIn(accounts.operator.email, smallPassword, '/admin/vat');
});
afterAll(() => host.close());

/** Returns the VAT in a cart with a shirt of 250 baht and its delivery of 50. */
async function vatInCart(): Promise<number> {
  const reply = await host.inject({
    method: 'POST',
    url: '/api/v1/cart/status?site=alpha',
    payload: { products: [{ product_uuid: products.shirtRedM.uuid, quantity: 1 }] },
  });
  return reply.json().shops[0].vat;
}

const wordsOf = (html: string) => html.replaceAll(/<[^>]*>|\s+/g, ' ').replaceAll(/ +/g, ' ');

it('begins at midnight of its day in Thailand without a restart, and not when it was removed', async () => {
  expect((await browser.get('/admin')).html).toContain('href="/admin/vat"');
  const page = await browser.post('/admin/vat', { since: '2027-03-21', percent: '10' });
  expect(wordsOf(page.html)).toContain('21 March 2027 10% Coming Remove');
  expect(wordsOf(page.html)).toContain('1 April 1999 7% In force');
  expect(await vatInCart()).toBe(19.63);
  now = new Date('2027-03-20T16:59:59.999Z');
  expect(await vatInCart()).toBe(19.63);
  now = new Date('2027-03-20T17:00:00Z');
  expect(await vatInCart()).toBe(27.27);
  // On its first day a rate can still be removed.
  await browser.post('/admin/vat/2027-03-21/remove', {});
  expect(await vatInCart()).toBe(19.63);
});

it('is in the log of the marketplace', async () => {
  const log = manageShop(() => host, { lang: 'en', email: accounts.operator.email, shopId: 1 });
  // Later than the removal, which is in the log too.
  now = new Date(now.getTime() + 1_000);
  await browser.post('/admin/vat', { since: '2028-01-01', percent: '6.3' });
  const [entry] = (await log('GET', 'activity')).body.entries;
  expect(entry).toMatchObject({
    title: 'Added a rate of VAT',
    who: { id: accounts.operator.id },
    changes: [
      { field: 'Begins on', before: null, after: '2028-01-01' },
      { field: 'Rate of VAT (%)', before: null, after: '6.3' },
    ],
  });
  const ofOperators = wordsOf((await browser.get('/admin/log?kind=vat')).html);
  expect(ofOperators).toContain('Added a rate of VAT – Begins on: – → 2028-01-01');
  expect(ofOperators).toContain('Removed a rate of VAT');
});

it.each([
  ['yesterday', 400, { since: '2027-03-20' }, 'Rates of days that are over stay'],
  ['a day that has one', 409, { since: '2028-01-01' }, 'There is a rate from this day on already'],
  ['more than two decimals', 400, { percent: '7.001' }, ''],
  ['100 percent', 400, { percent: '100' }, ''],
  ['another field', 400, { shop_id: '2' }, ''],
])('refuses %s', async (_what, status, wrong, says) => {
  const page = await browser.post('/admin/vat', { since: '2028-02-01', percent: '7', ...wrong });
  expect(page.status).toBe(status);
  expect(page.html).toContain(says);
});

it('keeps the rates of days that are over', async () => {
  expect((await browser.post('/admin/vat/1999-04-01/remove', {})).status).toBe(400);
  expect((await browser.post('/admin/vat/2029-01-01/remove', {})).status).toBe(404);
  expect(await vatInCart()).toBe(19.63);
});
