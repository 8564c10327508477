import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accounts, products, shops } from '../../../../test/support/fixture-market.ts';
import { explain } from '../../../../test/support/postgres/explain.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';
import type { ActivityQuery } from '../../shops/audit-log/activity.contract.ts';
import { activityQuery } from './activity.read.ts';

const SHOP = shops.alpha.id;
const PRODUCT = products.cup.id;
const BUSY = accounts.ownerAlpha.id;
const RARE = accounts.staffAlpha.id;
/** Maximum number of database pages that one page of the log may read. */
const MOST_PAGES = 1_000;

let host: TestHost;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small' });
  // Ids ascend with the time, as in production; one entry in a thousand has a rare kind or person.
  await sql`INSERT INTO audit_log (shop_id, id, entity, entity_id, action, account_id, created_at)
    SELECT CASE WHEN n % 6 = 0 THEN ${shops.beta.id}::bigint ELSE ${SHOP}::bigint END,
      (lpad(to_hex(n), 8, '0') || '-0000-7000-8000-000000000000')::uuid,
      CASE WHEN n % 1000 = 1 THEN 'redirect' WHEN n < 3000 AND n % 3 = 2 THEN 'coupon' WHEN n % 3 = 1 THEN 'order' WHEN n % 3 = 2 THEN 'product' ELSE 'stock' END,
      CASE WHEN n % 1000 = 1 OR n % 3 = 1 THEN gen_random_uuid()::text
        WHEN n % 500 = 2 THEN ${String(PRODUCT)} ELSE (100000 + n)::text END,
      CASE WHEN n % 3 = 1 THEN 'placed' ELSE 'changed' END,
      CASE WHEN n % 1000 = 5 THEN ${RARE}::uuid WHEN n % 2 = 0 THEN ${BUSY}::uuid END,
      now() - (120000 - n) * interval '1 minute'
    FROM generate_series(1, 120000) n`.execute(host.db);
  await sql`VACUUM ANALYZE audit_log`.execute(host.db);
}, 120_000);
afterAll(() => host.close());

const filters: readonly ActivityQuery[] = [
  {},
  { person: BUSY },
  { person: RARE },
  { kind: 'product' },
  { kind: 'redirect' },
  { kind: 'customer' },
  { kind: 'coupon' },
  { product: PRODUCT },
  { person: RARE, kind: 'stock' },
];

it.each(filters)(
  'reads little of a log of 100,000 entries for %j, on whatever page',
  async (filter) => {
    for (const after of [undefined, '00009c40-0000-7000-8000-000000000000']) {
      const query = activityQuery(SHOP, { ...filter, ...(after && { after }) });
      const { pages, scanned } = await explain(host.db, query);
      expect(scanned.filter((table) => table === 'audit_log')).toEqual([]);
      expect(pages).toBeLessThan(MOST_PAGES);
    }
  },
);
