import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accounts, shops } from '../../../test/support/fixture-market.ts';
import { placeOrderRows } from '../../../test/support/placed-order.ts';
import { tagOrder } from '../../../test/support/records/order-rows.ts';
import { signIn } from '../../../test/support/sign-in.ts';
import { createTestHost, type TestHost } from '../../../test/support/test-host.ts';

let host: TestHost;
let cookie: string;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small', env: { RATE_LIMIT_FACTOR: '1000' } });
  cookie = await signIn(host, accounts.ownerAlpha.email);
});
afterAll(() => host.close());

interface Found {
  readonly name?: string;
  readonly titles?: { readonly th: string };
  readonly data?: { readonly name?: string };
}

async function read<T>(list: string, filter: object): Promise<readonly T[]> {
  const query = encodeURIComponent(JSON.stringify(filter));
  const url = `/api/v1/manage/${shops.alpha.id}/${list}?filter=${query}&lang=th`;
  return (await host.inject({ url, headers: { cookie } })).json<{ items: T[] }>().items;
}

/** Returns the names or Thai titles that the list finds, sorted alphabetically. */
async function find(list: string, q: string): Promise<readonly string[]> {
  const items = await read<Found>(list, { q });
  const names = items.map(({ name, titles, data }) => titles?.th ?? name ?? data?.name ?? '');
  return names.toSorted((a, b) => a.localeCompare(b));
}

async function insertCustomers(shopId: number, names: readonly string[], daysAgo: number) {
  await sql`INSERT INTO customer (shop_id, name, lang, last_at)
    SELECT ${shopId}, name, 'th', now() - ${daysAgo} * interval '1 day' FROM unnest(${names}::text[]) name`.execute(
    host.db,
  );
}

it('finds a product by two letters within a Thai word, and none of another shop', async () => {
  await sql`INSERT INTO product (shop_id, uuid, title, price, search_text)
    SELECT shop_id, gen_random_uuid(), title, 100, title
    FROM (VALUES (${shops.alpha.id}::bigint, 'ใบชาป่า'), (${shops.beta.id}::bigint, 'ใบชาสวน')) one (shop_id, title)`.execute(
    host.db,
  );
  const titles = await find('products', 'ชา');
  expect(titles).toContain('ใบชาป่า');
  expect(titles).not.toContain('ใบชาสวน');
});

it('finds one or two letters anywhere in the newest 20,000, and at the beginning of words in all', async () => {
  const { id } = shops.alpha;
  await insertCustomers(id, ['Zyx Old', 'Old Zyx', 'Ozyx'], 900);
  await sql`INSERT INTO customer (shop_id, name, lang, last_at)
    SELECT ${id}, 'n', 'th', now() - interval '300 days' FROM generate_series(1, 20000)`.execute(
    host.db,
  );
  await insertCustomers(id, ['Qzyx'], 1);
  await insertCustomers(shops.beta.id, ['Zyx Beta'], 1);
  expect(await find('customers', 'zy')).toEqual(['Old Zyx', 'Qzyx', 'Zyx Old']);
  expect(await find('customers', 'zyx')).toEqual(['Old Zyx', 'Ozyx', 'Qzyx', 'Zyx Old']);
});

it('takes the signs of a pattern as they are', async () => {
  await insertCustomers(shops.alpha.id, ['50% Off'], 0);
  expect(await find('customers', '0%')).toEqual(['50% Off']);
  expect(await find('customers', '_%')).toEqual([]);
});

it('finds a customer by an e-mail address or its beginning, and not by another domain', async () => {
  for (const [shopId, name, email] of [
    [shops.alpha.id, 'Malee', 'malee@mail.test'],
    [shops.alpha.id, 'Malee Two', 'malee@mail.test.example'],
    [shops.alpha.id, 'Somalee', 'somalee@mail.test'],
    [shops.alpha.id, 'Other', 'malee@other.test'],
    [shops.alpha.id, 'Short', 'ml@mail.test'],
    [shops.beta.id, 'Malee Beta', 'malee@mail.test'],
  ] as const) {
    await sql`INSERT INTO customer (shop_id, name, email, lang, last_at)
      VALUES (${shopId}, ${name}, ${email}, 'th', now())`.execute(host.db);
  }
  expect(await find('customers', 'malee@mail.test')).toEqual(['Malee', 'Malee Two', 'Somalee']);
  expect(await find('customers', 'MALEE@mail.test.e')).toEqual(['Malee Two']);
  expect(await find('customers', 'malee@')).toEqual(['Malee', 'Malee Two', 'Other', 'Somalee']);
  expect(await find('customers', 'ml@mail')).toEqual(['Short']);
  expect(await find('customers', '@other.test')).toEqual(['Other']);
  expect(await find('customers', 'malee@nowhere.test')).toEqual([]);
});

it('finds a message by words that stand in any order, each as it is typed', async () => {
  const messages = [
    [shops.alpha.id, 'สมหญิง ใจงาม', 'สนใจถ้วยกาแฟสีฟ้า'],
    [shops.alpha.id, 'สม', 'หญิงคนหนึ่งฝากถามเรื่องถ้วยกาแฟ'],
    [shops.beta.id, 'สมหญิง ร้านอื่น', 'ถ้วยกาแฟ'],
  ] as const;
  for (const [shopId, name, message] of messages) {
    await sql`INSERT INTO form_entry (shop_id, id, form, data, lang, digest, created_at)
      VALUES (${shopId}, ${randomUUID()}, 'contactus', ${JSON.stringify({ name, message })}, 'th',
        decode(md5(${`${shopId}${name}`}), 'hex'), now())`.execute(host.db);
  }
  expect(await find('messages', 'สมหญิง')).toEqual(['สมหญิง ใจงาม']);
  expect(await find('messages', 'ถ้วยกาแฟ')).toEqual(['สม', 'สมหญิง ใจงาม']);
  expect(await find('messages', 'ถ้วยกาแฟ สมหญิง')).toEqual(['สมหญิง ใจงาม']);
  expect(await find('messages', 'สม หญิง ฝากถาม')).toEqual(['สม']);
  expect(await find('messages', 'ถ้วยกาแฟสมหญิง')).toEqual([]);
});

it('finds the orders of a tag in a stage of few orders and in one of many', async () => {
  const place = async (shopId: number, tag: string, topic: 'order.placed' | 'order.shipped') => {
    const { order_id: id } = await placeOrderRows(host.db, { shop_id: shopId, topic });
    await tagOrder(host.db, shopId, id, tag);
    return id;
  };
  const cancel = (id: string, shopId: number) =>
    sql`UPDATE sales_order SET status = 'cancelled' WHERE shop_id = ${shopId} AND id = ${id}`.execute(
      host.db,
    );
  const shipped = await place(shops.alpha.id, 'ไลฟ์สด', 'order.shipped');
  const cancelled = await place(shops.alpha.id, 'ไลฟ์สด', 'order.placed');
  const ofOtherTag = await place(shops.alpha.id, 'หน้าร้าน', 'order.placed');
  const ofBeta = await place(shops.beta.id, 'ไลฟ์สด', 'order.placed');
  await cancel(cancelled, shops.alpha.id);
  await cancel(ofOtherTag, shops.alpha.id);
  await cancel(ofBeta, shops.beta.id);
  const ids = async (filter: object) =>
    (await read<{ id: string }>('orders', filter)).map(({ id }) => id);
  expect(await ids({ tag: 'ไลฟ์สด', stage: 'cancelled' })).toEqual([cancelled]);
  expect(await ids({ tag: 'ไลฟ์สด', stage: 'shipped' })).toEqual([shipped]);
  expect(await ids({ tag: 'ไลฟ์สด', stage: 'placed' })).toEqual([]);
  expect(await ids({ tag: 'ไลฟ์สด' })).toEqual([cancelled, shipped]);
});
