import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accounts, categories, shops } from '../../../test/support/fixture-market.ts';
import { signIn } from '../../../test/support/sign-in.ts';
import { createTestHost, type TestHost } from '../../../test/support/test-host.ts';

const SHOP = shops.alpha.id;
let host: TestHost;
let cookie: string;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small', env: { RATE_LIMIT_FACTOR: '1000' } });
  cookie = await signIn(host, accounts.ownerAlpha.email);
});
afterAll(() => host.close());

interface Page {
  readonly items: readonly Record<string, unknown>[];
  readonly next: string | null;
  readonly order: { readonly sort: string; readonly direction: string };
  readonly total: number;
}

type Sort = readonly [string, 'ASC' | 'DESC'];

async function read(list: string, filter: object, sort: Sort, after?: string): Promise<Page> {
  const query = new URLSearchParams({
    filter: JSON.stringify(filter),
    sort: JSON.stringify(sort),
    limit: '7',
    ...(after && { after }),
  });
  const url = `/api/v1/manage/${SHOP}/${list}?${query}`;
  return (await host.inject({ url, headers: { cookie } })).json();
}

/** Values of a column on all pages. */
async function walk(list: string, filter: object, sort: Sort, column: string) {
  const values: unknown[] = [];
  for (let after: string | undefined; ;) {
    const { items, next } = await read(list, filter, sort, after);
    values.push(...items.map((item) => item[column]));
    if (next === null) return values;
    after = next;
  }
}

/** Titles repeat, so that ties are broken by the id; every third product is in the category. */
async function insertProducts(shopId: number, first: number, last: number): Promise<void> {
  await sql`INSERT INTO product (shop_id, id, uuid, title, price, category_id)
    SELECT ${shopId}, n, gen_random_uuid(), 'ชามลายคราม ' || n % 7, 100,
      CASE WHEN n % 3 = 0 THEN ${categories.alphaHome.id}::bigint END
    FROM generate_series(${first}::int, ${last}::int) n`.execute(host.db);
}

it.each<Sort>([
  ['title', 'ASC'],
  ['title', 'DESC'],
  ['id', 'ASC'],
  ['id', 'DESC'],
])("shows each of a category's products once, by %s %s", async (field, direction) => {
  const first = field === 'title' ? 20_000 : 30_000;
  const low = direction === 'ASC' ? first : first + 5_000;
  await insertProducts(SHOP, low, low + 59);
  await insertProducts(shops.beta.id, low + 100_000, low + 100_059);
  const seen = await walk(
    'products',
    { category_id: categories.alphaHome.id },
    [field, direction],
    'id',
  );
  const { rows } = await sql<{ id: number }>`SELECT id FROM product
    WHERE shop_id = ${SHOP} AND category_id = ${categories.alphaHome.id} AND status <> 'removed'
      AND parent_id IS NULL
    ORDER BY ${sql.ref(field)} ${sql.raw(direction)}, id ${sql.raw(direction)}`.execute(host.db);
  expect(seen).toEqual(rows.map(({ id }) => id));
});

it('goes on where it was when more products are there than are counted', async () => {
  const filter = { category_id: categories.alphaHome.id };
  const sort = ['title', 'DESC'] as const;
  const first = await read('products', filter, sort);
  await sql`INSERT INTO product (shop_id, uuid, title, price, category_id)
    SELECT ${SHOP}, gen_random_uuid(), 'ก', 100, ${categories.alphaHome.id}
    FROM generate_series(1, 10001) n`.execute(host.db);
  const second = await read('products', filter, sort, first.next ?? '');
  const { rows } = await sql<{ id: number }>`SELECT id FROM product
    WHERE shop_id = ${SHOP} AND category_id = ${categories.alphaHome.id} AND status <> 'removed'
      AND parent_id IS NULL ORDER BY title DESC, id DESC LIMIT 14`.execute(host.db);
  expect(second.total).toBe(10_000);
  expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
});

it('lists more products than are sorted from the newest on, also when fewer are left', async () => {
  const filter = { category_id: categories.alphaHome.id };
  const sort = ['title', 'ASC'] as const;
  const first = await read('products', filter, sort);
  expect(first).toMatchObject({ order: { sort: 'id', direction: 'DESC' }, total: 10_000 });
  await sql`UPDATE product SET status = 'removed' WHERE shop_id = ${SHOP} AND title = 'ก' AND id % 2 = 0`.execute(
    host.db,
  );
  const second = await read('products', filter, sort, first.next ?? '');
  expect(second.order).toEqual(first.order);
  expect(second.total).toBeLessThan(10_000);
  const last = Number(first.items.at(-1)?.['id']);
  const { rows } = await sql<{ id: number }>`SELECT id FROM product
    WHERE shop_id = ${SHOP} AND category_id = ${categories.alphaHome.id} AND status <> 'removed'
      AND parent_id IS NULL AND id < ${last} ORDER BY id DESC LIMIT 7`.execute(host.db);
  expect(second.items.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
  expect((await read('products', filter, sort)).order).toEqual({ sort: 'title', direction: 'ASC' });
});

/** Inserts one order a day, back from 28 January; those of every Wednesday have a tag. */
async function insertOrders(shopId: number): Promise<void> {
  await sql`INSERT INTO sales_order (shop_id, id, number, idempotency_key, status, payment_method, lang, contact,
      address, product_total, net, vat, vat_rate, placed_at, updated_at)
    SELECT ${shopId}, gen_random_uuid(), ${shopId} || '-' || n, ${shopId} || 'x' || n, 'placed', 'cod', 'th',
      '{"name": "วิชัย", "phone": "0812345678"}', '{"province": "เชียงใหม่"}', 100 * (n * 37 % 101), 100 * (n * 37 % 101), 0, 700,
      '2026-01-28T12:00:00+07:00'::timestamptz - n * interval '1 day', now()
    FROM generate_series(0, 99) n`.execute(host.db);
  await sql`INSERT INTO order_tag (shop_id, order_id, tag, sequence, placed_at, net)
    SELECT shop_id, id, 'รอบส่ง', sequence, placed_at, net FROM sales_order
    WHERE shop_id = ${shopId} AND extract(isodow FROM placed_at) = 3`.execute(host.db);
}

it('shows the orders of some days and of a tag in every order', async () => {
  await insertOrders(SHOP);
  await insertOrders(shops.beta.id);
  const days = { from: '2026-01-01', to: '2026-01-20' };
  const tagged = sql`o.id IN (SELECT order_id FROM order_tag WHERE shop_id = ${SHOP} AND tag = 'รอบส่ง')`;
  const filters = [
    [{ tag: 'รอบส่ง', status: 'placed' }, sql`${tagged} AND o.status = 'placed'`],
    [
      { tag: 'รอบส่ง', from: '2025-11-20', to: '2026-01-20', sold: true },
      sql`${tagged} AND o.placed_at >= '2025-11-20T00:00:00+07:00' AND o.placed_at < '2026-01-21T00:00:00+07:00'`,
    ],
    [
      days,
      sql`o.placed_at >= '2026-01-01T00:00:00+07:00' AND o.placed_at < '2026-01-21T00:00:00+07:00'`,
    ],
    [{ tag: 'รอบส่ง' }, tagged],
  ] as const;
  const columns = { number: 'sequence', net: 'net', placed_at: 'placed_at' } as const;
  for (const [filter, condition] of filters) {
    for (const [field, column] of Object.entries(columns)) {
      for (const direction of ['ASC', 'DESC'] as const) {
        const { rows } = await sql<{ id: string }>`SELECT o.id FROM sales_order o
          WHERE o.shop_id = ${SHOP} AND ${condition}
          ORDER BY ${sql.ref(`o.${column}`)} ${sql.raw(direction)}, o.id ${sql.raw(direction)}`.execute(
          host.db,
        );
        expect(rows.length).toBeGreaterThan(7);
        expect(await walk('orders', filter, [field, direction], 'id')).toEqual(
          rows.map(({ id }) => id),
        );
      }
    }
  }
});
