import { sql } from 'kysely';
import type { Db } from '../db/open.ts';
import type { Database } from '../db/schema.ts';
import { thaiDay } from './thai-day.ts';

/**
 * Daily figures are stored for two years and a month, so that a year can be compared with the one
 * before.
 */
const KEPT_MONTHS = 25;
/** Number of most viewed products that are stored per shop and day. */
const PRODUCTS_KEPT = 200;

/**
 * Turns the visitors of past days into sums and deletes them; deletes sums past their retention. A
 * second run adds nothing.
 */
export async function closeDays(db: Db, now: Date): Promise<void> {
  const today = thaiDay(now);
  await sumUpVisitors(db, today);
  await storeMostViewed(db, today);
  for (const table of ['visit_day', 'visit_source', 'visit_product', 'order_source'] as const) {
    await deleteOld(db, table, today);
  }
}

/** Sums up in one statement, so that all of it happens or nothing. */
async function sumUpVisitors(db: Db, today: string): Promise<void> {
  await sql`
    WITH past AS (
      DELETE FROM visitor WHERE day < ${today}::date
      RETURNING shop_id, day, source, medium, campaign, visits
    ), by_source AS (
      INSERT INTO visit_source AS v (shop_id, day, source, medium, campaign, visitors)
      SELECT shop_id, day, source, medium, campaign, count(*)::int FROM past GROUP BY 1, 2, 3, 4, 5
      ON CONFLICT (shop_id, day, source, medium, campaign)
        DO UPDATE SET visitors = v.visitors + excluded.visitors
    )
    INSERT INTO visit_day AS d (shop_id, day, visitors, visits)
    SELECT shop_id, day, count(*)::int, sum(visits)::int FROM past GROUP BY 1, 2
    ON CONFLICT (shop_id, day) DO UPDATE SET
      visitors = d.visitors + excluded.visitors, visits = d.visits + excluded.visits`.execute(db);
}

async function storeMostViewed(db: Db, today: string): Promise<void> {
  await sql`
    DELETE FROM visit_product v USING (
      SELECT shop_id, day, product_id,
        row_number() OVER (PARTITION BY shop_id, day ORDER BY views DESC, product_id) AS place
      FROM visit_product WHERE day BETWEEN ${today}::date - 7 AND ${today}::date - 1
    ) ranked
    WHERE v.shop_id = ranked.shop_id AND v.day = ranked.day AND v.product_id = ranked.product_id
      AND ranked.place > ${PRODUCTS_KEPT}`.execute(db);
}

async function deleteOld(db: Db, table: keyof Database, today: string): Promise<void> {
  await sql`DELETE FROM ${sql.table(table)}
    WHERE day < ${today}::date - make_interval(months => ${KEPT_MONTHS})`.execute(db);
}
