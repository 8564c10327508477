import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser } from '../../../../test/support/browser/browser.ts';
import { accounts, smallPassword } from '../../../../test/support/fixture-market.ts';
import { manageShop } from '../../../../test/support/manage-shop.ts';
import { placeOrderRows } from '../../../../test/support/placed-order.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';

let host: TestHost;
let browser: ReturnType<typeof openBrowser>;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small', env: { RATE_LIMIT_FACTOR: '100' } });
  browser = openBrowser(host, { lang: 'en' });
  await browser.signIn(accounts.operator.email, smallPassword, '/admin/couriers');
});
afterAll(() => host.close());

const manage = manageShop(() => host, { lang: 'en' });
const fields = {
  name_th: 'นกส่งของ',
  name_en: 'Nok Express',
  track_url: 'https://nok.example/track?no={code}',
  state: 'running',
  is_on: 'on',
  checked_on: '2026-11-26',
};

const offered = async () =>
  (await manage('GET', 'couriers')).body.couriers.map((one: { name: string }) => one.name);

it('adds a courier that shops then choose, and keeps it on parcels when it is switched off', async () => {
  const list = await browser.post('/admin/couriers', { code: 'nok', ...fields });
  expect(list.html).toContain('Nok Express');
  expect(await offered()).toContain('Nok Express');
  const { order_id: id } = await placeOrderRows(host.db);
  await manage('POST', `orders/${id}/parcels`, { revision: 1, courier: 'nok', code: 'NOK1' });

  const form = await browser.get('/admin/couriers/nok');
  expect(form.html).toContain('https://nok.example/track?no={code}');
  await browser.post('/admin/couriers/nok', { ...fields, is_on: 'off', name_en: 'Nok Parcels' });
  expect(await offered()).not.toContain('Nok Parcels');
  expect((await manage('GET', `orders/${id}`)).body.parcels).toMatchObject([
    { courier: 'Nok Parcels', track_url: 'https://nok.example/track?no=NOK1' },
  ]);
});

it('is in the log of the marketplace with the values before and after', async () => {
  const log = manageShop(() => host, { lang: 'en', email: accounts.operator.email, shopId: 1 });
  await browser.post('/admin/couriers/flash', { ...fields, name_en: 'Flash', state: 'ceased' });
  const [entry] = (await log('GET', 'activity')).body.entries;
  expect(entry).toMatchObject({ title: 'Changed a courier', who: { id: accounts.operator.id } });
  expect(entry.changes).toContainEqual({
    field: 'State',
    before: 'Takes parcels',
    after: 'Closed down',
  });
});

it.each([
  ['http', { track_url: 'http://nok.example/{code}' }],
  ['a link without the number', { track_url: 'https://nok.example/track' }],
  ['a script', { track_url: 'javascript:alert(1)//{code}' }],
  ['a number in the host', { track_url: 'https://{code}.example/' }],
  ['an empty name', { name_th: ' ' }],
  ['a day to come', { checked_on: '2099-01-01' }],
  ['another field', { pattern: '(a+)+$' }],
])('refuses %s', async (_what, wrong) => {
  const { status } = await browser.post('/admin/couriers/kex', { ...fields, ...wrong });
  expect(status).toBe(400);
  expect(await offered()).toContain('KEX Express');
});

it('refuses a code that is taken, and an unknown one', async () => {
  const taken = await browser.post('/admin/couriers', { ...fields, code: 'kex' });
  expect([taken.status, taken.html.includes('courier with this code')]).toEqual([409, true]);
  expect((await browser.post('/admin/couriers/none', fields)).status).toBe(404);
  expect((await browser.get('/admin/couriers/none')).status).toBe(404);
});
