import { afterAll, beforeAll, expect, it } from 'vitest';
import { accounts, shops } from '../../../test/support/fixture-market.ts';
import { variants, variantSites } from '../../../test/support/records/variant-sites.ts';
import { signIn } from '../../../test/support/sign-in.ts';
import { createTestHost, type TestHost } from '../../../test/support/test-host.ts';

let host: TestHost;
let headers: Record<string, string>;

beforeAll(async () => {
  host = await createTestHost({ seed: 'small', env: { RATE_LIMIT_FACTOR: '1000' } });
  await variantSites(host.db);
  await host.db
    .insertInto('staff')
    .values({ shop_id: variants.cup.id, account_id: accounts.ownerAlpha.id, flags: ['owner'] })
    .execute();
  headers = {
    cookie: await signIn(host, accounts.ownerAlpha.email),
    origin: 'http://localhost:4000',
  };
});
afterAll(() => host.close());

async function file(path: string, shopId: number = shops.alpha.id) {
  const reply = await host.inject({ url: `/api/v1/manage/${shopId}/${path}`, headers });
  return { status: reply.statusCode, type: reply.headers['content-type'], text: reply.body };
}

it('every list of the back office has a file', async () => {
  // Variants are in the file of products, papers in the sales-tax report of a month, past orders in
  // the file of orders.
  const within = new Set(['combinations', 'stock', 'papers', 'past-orders']);
  for (const { name } of host.app.managedLists.filter((one) => !within.has(one.name))) {
    const { status, type, text } = await file(`${name}.csv?purpose=all&lang=en`);
    expect([name, status, type]).toEqual([name, 200, 'text/csv; charset=utf-8']);
    expect(text.startsWith('\uFEFF'), name).toBe(true);
  }
});

it('has all rows that the filter finds in the list’s order, and no other shop’s', async () => {
  await host.db
    .insertInto('tag')
    .values([
      ...Array.from({ length: 450 }, (_, n) => ({ shop_id: shops.alpha.id, name: `T${n + 100}` })),
      { shop_id: shops.beta.id, name: 'T-beta' },
    ])
    .execute();
  const { text } = await file('tags.csv?lang=th&sort=["title","ASC"]&filter={"q":"T"}');
  const lines = text.trimEnd().split('\r\n');
  expect(lines[0]).toBe('\uFEFFชื่อภาษาไทย,ชื่อภาษาอังกฤษ,จำนวนสินค้า,ที่อยู่หน้า');
  expect(lines).toHaveLength(451);
  expect(lines[1]).toMatch(/^T100,/);
  expect(text).not.toContain('beta');
  const { text: contestants } = await file('contestants.csv?lang=en', variants.cup.id);
  expect(contestants).toMatch(/^\uFEFFNumber,Thai name,English name,/);
});

it('refuses a filter and a sort that the list does not have', async () => {
  expect((await file('tags.csv?sort=["color","ASC"]')).status).toBe(400);
  expect((await file('tags.csv?filter={"color":1}')).status).toBe(400);
});

it('writes to the log who took contacts of people away', async () => {
  const write = (site: string, name: string) =>
    host.inject({
      method: 'POST',
      url: `/api/v1/web/contactus?site=${site}`,
      headers,
      payload: { data: { name, email: 's@example.test', message: '=1+1' } },
    });
  await write('alpha', 'สมหญิง');
  await write('beta', 'ลูกค้าเบต้า');
  const { text } = await file('messages.csv?lang=en');
  expect(text).toMatch(/contactus,สมหญิง,s@example\.test,,'=1\+1,/);
  expect(text).not.toContain('เบต้า');
  await file('questions.csv');
  const entries = await host.db
    .selectFrom('audit_log')
    .select('action')
    .where('shop_id', '=', shops.alpha.id)
    .where('entity', '=', 'message')
    .where('action', 'like', 'exported%')
    .orderBy('id')
    .execute();
  expect(entries.map(({ action }) => action)).toContain('exported');
  expect(entries.map(({ action }) => action)).toContain('exported_questions');
});
