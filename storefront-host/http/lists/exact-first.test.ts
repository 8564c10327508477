import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from 'kysely';
import { accounts, shops } from '../../../test/support/fixture-market.ts';
import { placeOrderRows } from '../../../test/support/placed-order.ts';
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

async function find(list: string, q: string, more: Record<string, string> = {}) {
  const query = new URLSearchParams({ filter: JSON.stringify({ q }), ...more });
  const url = `/api/v1/manage/${SHOP}/${list}?${query}`;
  const page = (await host.inject({ url, headers: { cookie } })).json();
  return page as { items: Record<string, unknown>[]; next: string | null; total: number };
}

it('puts the product with the searched code first, and shows each one once', async () => {
  for (const [shopId, first] of [
    [SHOP, 50_000],
    [shops.beta.id, 60_000],
  ] as const) {
    await sql`INSERT INTO product (shop_id, id, uuid, title, price, code, barcode, search_text)
      SELECT ${shopId}, ${first} + n, gen_random_uuid(), 'Tea ' || n, 100, 'TEA-' || n,
        '88500000000' || n, 'tea ' || n || ' tea-' || n
      FROM generate_series(1, 30) n`.execute(host.db);
  }
  const sort = JSON.stringify(['id', 'DESC']);
  const found = await find('products', 'tea-2', { sort, limit: '5' });
  expect(found.items.slice(0, 3).map(({ code }) => code)).toEqual(['TEA-2', 'TEA-29', 'TEA-28']);
  expect(found.total).toBe(12);
  const codes = [...found.items];
  let { next } = found;
  while (next !== null) {
    const page = await find('products', 'tea-2', { sort, limit: '5', after: next });
    codes.push(...page.items);
    next = page.next;
  }
  expect(codes).toHaveLength(12);
  expect(new Set(codes.map(({ code }) => code)).size).toBe(12);
  expect((await find('products', '8850000000030')).items.map(({ code }) => code)).toEqual([
    'TEA-30',
  ]);
});

it('puts the order with the searched tracking code first', async () => {
  const order = { shop_id: SHOP, topic: 'order.shipped' } as const;
  const exact = await placeOrderRows(host.db, {
    ...order,
    tracking: { courier: 'ems', code: 'EX12' },
  });
  await placeOrderRows(host.db, { ...order, tracking: { courier: 'ems', code: 'EX123' } });
  const { items, total } = await find('orders', 'ex12');
  expect(total).toBe(2);
  expect(items[0]?.['id']).toBe(exact.order_id);
});
