import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestHost, type TestHost } from './test-host.ts';
import { products, shops } from './fixture-market.ts';

let host: TestHost;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small' });
});
afterAll(() => host.close());

test('the small market is there, and new rows get ids of their own', async () => {
  const rows = await host.db.selectFrom('shop').select('shopname').orderBy('id').execute();
  expect(rows.map((row) => row.shopname)).toEqual(['market', 'alpha', 'beta']);
  const { id } = await host.db
    .insertInto('shop')
    .values({ kind: 'shop', shopname: 'gamma', title: 'Gamma' })
    .returning('id')
    .executeTakeFirstOrThrow();
  expect(id).toBeGreaterThan(shops.beta.id);
});

test('queries are counted', async () => {
  const { count, result } = await host.countQueries(() =>
    host.db
      .selectFrom('stock')
      .select('remain')
      .where('product_id', '=', products.cup.id)
      .executeTakeFirst(),
  );
  expect({ count, result }).toEqual({ count: 1, result: { remain: 10 } });
});
