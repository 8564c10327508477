import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';
import { VISIT_ENDS_MS, type PendingVisitor } from './pending-visitor.ts';
import { DIRECT } from './visit-source.ts';

export interface NewVisitors {
  readonly shop_id: number;
  readonly day: string;
  readonly visitors: number;
}

/**
 * Adds a batch to the days of its shops, however many processes write at the same time. Returns the
 * visitors who were not known yet.
 */
export async function writeVisits(
  db: Kysely<Database>,
  batch: readonly PendingVisitor[],
): Promise<readonly NewVisitors[]> {
  return db.transaction().execute(async (trx) => {
    const counted = await withoutStaff(trx, batch);
    if (counted.length === 0) return [];
    const fresh = await writeVisitors(trx, counted);
    await writeDays(trx, counted);
    await writeProducts(trx, counted);
    await writeOrders(trx, counted);
    return fresh;
  });
}

async function withoutStaff(trx: Transaction<Database>, batch: readonly PendingVisitor[]) {
  const accounts = [...new Set(batch.flatMap((one) => one.accountId ?? []))];
  if (accounts.length === 0) return batch;
  const { rows } = await sql<{ shop_id: number; account_id: string }>`
    SELECT shop_id, account_id FROM staff
    WHERE account_id = ANY(${accounts}::uuid[]) AND cardinality(flags) > 0`.execute(trx);
  const staff = new Set(rows.map(({ shop_id, account_id }) => `${shop_id} ${account_id}`));
  return batch.filter(({ shopId, accountId }) => !staff.has(`${shopId} ${accountId}`));
}

/** Writes in a fixed order, so that two processes cannot deadlock. */
async function writeVisitors(trx: Transaction<Database>, batch: readonly PendingVisitor[]) {
  const rows = batch.flatMap((one) => (one.hash === null ? [] : [visitorRow(one, one.hash)]));
  const { rows: fresh } = await sql<NewVisitors>`
    WITH written AS (
      INSERT INTO visitor AS v
        (shop_id, day, hash, source, medium, campaign, visits, first_at, last_at)
      SELECT x.shop_id, x.day, x.hash, x.source, x.medium, x.campaign, x.visits, x.first_at, x.last_at
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS x (shop_id bigint, day date,
        hash text, source text, medium text, campaign text, visits int, first_at timestamptz,
        last_at timestamptz)
      JOIN shop s ON s.id = x.shop_id
      ORDER BY x.shop_id, x.day, x.hash
      ON CONFLICT (shop_id, day, hash) DO UPDATE SET
        source = CASE WHEN ${BETTER} THEN excluded.source ELSE v.source END,
        medium = CASE WHEN ${BETTER} THEN excluded.medium ELSE v.medium END,
        campaign = CASE WHEN ${BETTER} THEN excluded.campaign ELSE v.campaign END,
        visits = v.visits + excluded.visits - CASE WHEN excluded.first_at - v.last_at
          < make_interval(secs => ${VISIT_ENDS_MS / 1000}) THEN 1 ELSE 0 END,
        last_at = greatest(v.last_at, excluded.last_at)
      RETURNING v.shop_id, v.day, (v.xmax = 0) AS is_new
    )
    SELECT shop_id::float8 AS shop_id, day::text AS day, count(*)::int AS visitors
    FROM written WHERE is_new GROUP BY 1, 2`.execute(trx);
  return fresh;
}

/** The same rule as firstSource in pending-visitor.ts. */
const BETTER = sql`v.source = 'direct' AND excluded.source <> 'marketplace'`;

function visitorRow(one: PendingVisitor, hash: string) {
  return {
    shop_id: one.shopId,
    day: one.day,
    hash,
    ...(one.source ?? DIRECT),
    visits: one.visits,
    first_at: new Date(one.firstAt),
    last_at: new Date(one.lastAt),
  };
}

async function writeDays(trx: Transaction<Database>, batch: readonly PendingVisitor[]) {
  const days = Map.groupBy(batch, ({ shopId, day }) => `${shopId} ${day}`);
  const rows = [...days.values()].flatMap((all) => {
    const [first] = all;
    if (!first) return [];
    const sum = (key: 'views' | 'productViews' | 'carts' | 'checkouts') =>
      all.reduce((total, one) => total + one[key], 0);
    const { shopId: shop_id, day } = first;
    const [views, product_views] = [sum('views'), sum('productViews')];
    return [
      { shop_id, day, views, product_views, carts: sum('carts'), checkouts: sum('checkouts') },
    ];
  });
  await sql`
    INSERT INTO visit_day AS d (shop_id, day, views, product_views, carts, checkouts)
    SELECT x.shop_id, x.day, x.views, x.product_views, x.carts, x.checkouts
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS x (shop_id bigint, day date,
      views int, product_views int, carts int, checkouts int)
    JOIN shop s ON s.id = x.shop_id
    ORDER BY x.shop_id, x.day
    ON CONFLICT (shop_id, day) DO UPDATE SET
      views = d.views + excluded.views, product_views = d.product_views + excluded.product_views,
      carts = d.carts + excluded.carts, checkouts = d.checkouts + excluded.checkouts`.execute(trx);
}

async function writeProducts(trx: Transaction<Database>, batch: readonly PendingVisitor[]) {
  const rows = batch.flatMap(({ shopId, day, products }) =>
    [...products].map(([product_id, views]) => ({ shop_id: shopId, day, product_id, views })),
  );
  if (rows.length === 0) return;
  await sql`
    INSERT INTO visit_product AS v (shop_id, day, product_id, views)
    SELECT x.shop_id, x.day, x.product_id, sum(x.views)::int
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS x (shop_id bigint, day date,
      product_id bigint, views int)
    JOIN product p ON p.shop_id = x.shop_id AND p.id = x.product_id
    GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
    ON CONFLICT (shop_id, day, product_id) DO UPDATE SET views = v.views + excluded.views`.execute(
    trx,
  );
}

/** An order has the source of its visitor's day; just after midnight, of the day before. */
async function writeOrders(trx: Transaction<Database>, batch: readonly PendingVisitor[]) {
  const rows = batch.flatMap(({ shopId, day, hash, orders }) =>
    orders.map(({ id, hashBefore }) => ({
      shop_id: shopId,
      day,
      order_id: id,
      hash,
      hash_before: hashBefore,
    })),
  );
  if (rows.length === 0) return;
  await sql`
    INSERT INTO order_source (shop_id, order_id, day, source, medium, campaign)
    SELECT o.shop_id, o.id, x.day, coalesce(f.source, 'direct'), coalesce(f.medium, ''),
      coalesce(f.campaign, '')
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS x (shop_id bigint, day date,
      order_id uuid, hash text, hash_before text)
    JOIN sales_order o ON o.shop_id = x.shop_id AND o.id = x.order_id
    LEFT JOIN LATERAL (
      SELECT v.source, v.medium, v.campaign FROM visitor v
      WHERE v.shop_id = x.shop_id
        AND (v.day, v.hash) IN ((x.day, x.hash), (x.day - 1, x.hash_before))
      ORDER BY v.source = 'direct', v.day DESC LIMIT 1
    ) f ON true
    ON CONFLICT DO NOTHING`.execute(trx);
}
