import { afterAll, beforeAll, expect, it } from 'vitest';
import { accounts, products, shops } from '../../../../test/support/fixture-market.ts';
import { placeOrderRows } from '../../../../test/support/placed-order.ts';
import { signIn } from '../../../../test/support/sign-in.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';
import type { Hit } from './find.contract.ts';

const { ownerAlpha, staffAlpha } = accounts;
const { cup, shirt, shirtRedM } = products;

let host: TestHost;
let order: string;
let number: string;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small', env: { RATE_LIMIT_FACTOR: '100' } });
  order = (await placeOrderRows(host.db)).order_id;
  const row = await host.db
    .selectFrom('sales_order')
    .select('number')
    .where('id', '=', order)
    .executeTakeFirstOrThrow();
  number = row.number;
  await placeOrderRows(host.db, { shop_id: shops.beta.id });
  await host.db
    .updateTable('product')
    .set({ barcode: '8850999320019' })
    .where('id', '=', shirtRedM.id)
    .execute();
  for (const { id } of [shops.alpha, shops.beta]) {
    const draft = JSON.stringify({ version: 2, title: 'เรื่องของเรา', blocks: [] });
    const row = { shop_id: id, name: `our-story-${id}`, title: 'เรื่องของเรา', draft };
    await host.db.insertInto('page').values(row).execute();
  }
  const titled = {
    shop_id: shops.alpha.id,
    entity: 'product',
    entity_id: cup.id,
    lang: 'en',
  } as const;
  await host.db
    .insertInto('translation')
    .values({ ...titled, fields: JSON.stringify({ title: 'Ceramic coffee cup' }) })
    .execute();
  await host.db
    .updateTable('product')
    .set({ search_text: 'ถ้วยกาแฟเซรามิก ceramic coffee cup a-cup' })
    .where('id', '=', cup.id)
    .execute();
  await host.db
    .updateTable('staff')
    .set({ flags: ['product'] })
    .where('account_id', '=', staffAlpha.id)
    .execute();
});
afterAll(() => host.close());

interface As {
  readonly email?: string;
  readonly lang?: 'th' | 'en';
}

async function find(q: string, { email = ownerAlpha.email, lang = 'th' }: As = {}) {
  const cookie = await signIn(host, email);
  const reply = await host.inject({
    url: `/api/v1/manage/${shops.alpha.id}/find?q=${encodeURIComponent(q)}`,
    headers: { cookie: `lang=${lang}; ${cookie}` },
  });
  return { status: reply.statusCode, hits: (reply.json().hits ?? []) as readonly Hit[] };
}

it('finds an order by its number, name and telephone number', async () => {
  const hit = { kind: 'order', id: order, title: `#${number}` };
  for (const q of [`#${number}`, 'วิชัย', '081-234-5678', '0812345678']) {
    expect((await find(q)).hits, q).toEqual([expect.objectContaining(hit)]);
  }
});

it('finds a product by its title in both languages, its code and a barcode of its variants', async () => {
  const hit = { kind: 'product', id: String(cup.id) };
  expect((await find('ถ้วยกาแฟ')).hits).toEqual([{ ...hit, title: cup.title, note: cup.code }]);
  expect((await find('coffee', { lang: 'en' })).hits).toEqual([
    { ...hit, title: 'Ceramic coffee cup', note: cup.code },
  ]);
  expect((await find('A-CUP')).hits).toMatchObject([hit]);
  expect((await find('8850999320019')).hits).toMatchObject([
    { kind: 'product', id: String(shirt.id) },
  ]);
});

it('finds a customer by name and telephone number, of this shop alone', async () => {
  const customer = {
    name: 'มาลี ใจงาม',
    phone: '0898765432',
    lang: 'th',
    last_at: new Date(),
  } as const;
  for (const { id } of [shops.alpha, shops.beta]) {
    await host.db
      .insertInto('customer')
      .values({ ...customer, shop_id: id })
      .execute();
  }
  for (const q of ['มาลี', '089-876-5432']) {
    const { hits } = await find(q);
    expect(hits, q).toEqual([
      { kind: 'customer', id: expect.any(String), title: 'มาลี ใจงาม', note: '0898765432' },
    ]);
  }
});

it('finds pages of this shop alone', async () => {
  expect((await find('เรื่องของ')).hits).toEqual([
    { kind: 'page', id: `our-story-${shops.alpha.id}`, title: 'เรื่องของเรา', note: '' },
  ]);
});

it('finds nothing that the person may not see', async () => {
  const asStaff = { email: staffAlpha.email };
  expect((await find('วิชัย', asStaff)).hits).toEqual([]);
  expect((await find('เรื่องของ', asStaff)).hits).toEqual([]);
  expect((await find('A-CUP', asStaff)).hits).toHaveLength(1);
});

it('finds no product of another shop', async () => {
  expect((await find(products.mango.title)).hits).toEqual([]);
});

it('refuses no words and too many', async () => {
  expect((await find('')).status).toBe(400);
  expect((await find('x'.repeat(101))).status).toBe(400);
  expect((await find('  ')).hits).toEqual([]);
  expect((await find('100%_')).hits).toEqual([]);
});
