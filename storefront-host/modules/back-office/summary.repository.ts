import { sql, type Kysely } from 'kysely';
import { satangToBaht, toSatang } from '@talad/elements/commerce/money';
import type { Database } from '../../db/schema.ts';
import { thaiDay } from '../../visits/thai-day.ts';
import { readMarketMoney, readOutstanding } from '../sales/index.ts';
import { readVisitDays, totalsOfVisits } from './report/visits.read.ts';
import type { ShopSummary } from './summary.contract.ts';

const DAYS = 14;
const WEEK = 7;

interface DayRow {
  readonly date: string;
  readonly orders: number;
  readonly net: number;
  readonly to_ship: number;
  readonly on_the_way: number;
  readonly unanswered_messages: number;
  readonly unanswered_reviews: number;
  readonly members: number;
}

/**
 * Reads the figures of the dashboard in four queries. The days come from a generated calendar, so
 * that days without orders are listed too.
 */
export async function readSummary(
  db: Kysely<Database>,
  shopId: number,
  now: Date,
): Promise<ShopSummary> {
  const { rows } = await sql<DayRow>`
    WITH day AS (
      SELECT d::date AS date
      FROM generate_series(
        (${now}::timestamptz AT TIME ZONE 'Asia/Bangkok')::date - ${DAYS - 1}::int,
        (${now}::timestamptz AT TIME ZONE 'Asia/Bangkok')::date,
        interval '1 day') AS d
    ), waiting AS (
      SELECT count(*) FILTER (WHERE status = 'placed') AS to_ship,
             count(*) FILTER (WHERE status = 'shipped') AS on_the_way
      FROM sales_order
      WHERE shop_id = ${shopId} AND status IN ('placed', 'shipped')
    )
    SELECT to_char(day.date, 'YYYY-MM-DD') AS date,
           count(o.id)::int AS orders,
           coalesce(sum(o.net - o.refunded), 0)::float8 AS net,
           (SELECT to_ship FROM waiting)::int AS to_ship,
           (SELECT on_the_way FROM waiting)::int AS on_the_way,
           (SELECT count(*) FROM form_entry
             WHERE shop_id = ${shopId} AND state IN ('new', 'progress'))::int AS unanswered_messages,
           (SELECT count(*) FROM review
             WHERE shop_id = ${shopId} AND answer IS NULL AND hidden_at IS NULL)::int AS unanswered_reviews,
           (SELECT count(*) FROM shop_member WHERE shop_id = ${shopId})::int AS members
    FROM day
    LEFT JOIN sales_order o
      ON o.shop_id = ${shopId} AND o.status <> 'cancelled'
     AND o.placed_at >= day.date::timestamp AT TIME ZONE 'Asia/Bangkok'
     AND o.placed_at < (day.date + 1)::timestamp AT TIME ZONE 'Asia/Bangkok'
    GROUP BY day.date
    ORDER BY day.date`.execute(db);
  const days = rows.map(({ date, orders, net }) => ({
    date,
    orders,
    net: satangToBaht(toSatang(net)),
  }));
  const last = days.at(-1);
  const week = {
    from: thaiDay(new Date(now.getTime() - (WEEK - 1) * 86_400_000)),
    to: thaiDay(now),
  };
  const [visits, due, { orders, held }] = await Promise.all([
    readVisitDays(db, shopId, week),
    readOutstanding(db, shopId),
    readMarketMoney(db, shopId),
  ]);
  return {
    to_ship: rows[0]?.to_ship ?? 0,
    on_the_way: rows[0]?.on_the_way ?? 0,
    cod_due: due,
    market_money: { orders, held },
    unanswered_messages: rows[0]?.unanswered_messages ?? 0,
    unanswered_reviews: rows[0]?.unanswered_reviews ?? 0,
    members: rows[0]?.members ?? 0,
    visitors: {
      today: visits.at(-1)?.visitors ?? 0,
      week_conversion: totalsOfVisits(visits).conversion,
    },
    today: { orders: last?.orders ?? 0, net: last?.net ?? 0 },
    days,
  };
}
