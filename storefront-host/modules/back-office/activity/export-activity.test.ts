import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accounts, products, shops } from '../../../../test/support/fixture-market.ts';
import { signIn } from '../../../../test/support/sign-in.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';

const manage = `/api/v1/manage/${shops.alpha.id}`;
let host: TestHost;
let cookie: string;
let now = new Date('2026-11-22T05:00:00Z');
beforeAll(async () => {
  host = await createTestHost({
    seed: 'small',
    env: { RATE_LIMIT_FACTOR: '100' },
    now: () => now,
  });
  cookie = await signIn(host, accounts.ownerAlpha.email, { authenticatedAt: now });
});
afterAll(() => host.close());

const call = (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object, who = cookie) =>
  host.inject({
    method,
    url,
    headers: { origin: 'http://localhost:4000', cookie: `lang=en; ${who}` },
    ...(payload && { payload }),
  });
async function file(query = ''): Promise<readonly Record<string, string>[]> {
  const { body, headers } = await call('GET', `${manage}/activity.csv${query}`);
  expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(headers['content-disposition']).toBe('attachment; filename="activity.csv"');
  return parse(body, { bom: true, columns: true });
}

it('has every entry that the filter finds, with values before and after, and no other shop’s', async () => {
  await call('PUT', `${manage}/products/${products.cup.id}`, { revision: 1, price: 135 });
  for (let n = 0; n < 65; n += 1) {
    now = new Date(now.getTime() + 1000);
    const change = { delta: 1, reason: 'received' };
    await call('POST', `${manage}/products/${products.cup.id}/stock`, change);
  }
  const beta = await signIn(host, accounts.ownerBeta.email);
  const foreign = `/api/v1/manage/${shops.beta.id}/categories`;
  await call('POST', foreign, { titles: { th: 'ของเบต้า' } }, beta);

  const rows = await file();
  expect(rows.filter(({ 'What was done': act }) => act === 'Received stock')).toHaveLength(65);
  expect(rows.find(({ 'What was done': act }) => act === 'Changed a product')).toEqual({
    'Done (Thailand time)': '2026-11-22 12:00',
    By: accounts.ownerAlpha.name,
    Type: 'Products',
    'What was done': 'Changed a product',
    Subject: products.cup.title,
    Changes: 'Price: ฿120 → ฿135',
  });
  expect(JSON.stringify(rows)).not.toContain('ของเบต้า');
  expect(await file('?kind=product')).toHaveLength(1);
  expect(await file(`?person=${accounts.staffAlpha.id}`)).toEqual([]);
});

it('is recorded, and only for owners', async () => {
  const [newest] = await file('?kind=settings');
  expect(newest).toMatchObject({ 'What was done': 'Exported the activity log' });
  const staff = await signIn(host, accounts.staffAlpha.email);
  expect((await call('GET', `${manage}/activity.csv`, undefined, staff)).statusCode).toBe(403);
});

it.each(['?kind=secrets', '?person=me'])('%s is refused', async (query) => {
  expect((await call('GET', `${manage}/activity.csv${query}`)).statusCode).toBe(400);
});
