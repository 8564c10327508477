import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { daysOf, periodBefore, type Period } from './report-days.ts';
import { baht, soldWithin } from './sold-within.ts';
import type { ReportVisits, VisitTotals } from './visits.contract.ts';

const SOURCES_SHOWN = 30;
const PRODUCTS_SHOWN = 10;

type VisitDay = ReportVisits['days'][number];

/** Reads visitors and sources. Three queries, however many visitors. */
export async function readVisits(
  db: Kysely<Database>,
  shopId: number,
  period: Period,
): Promise<ReportVisits> {
  const before = periodBefore(period);
  const [all, rows, viewed] = await Promise.all([
    readVisitDays(db, shopId, { from: before.from, to: period.to }),
    readSources(db, shopId, period),
    readViewed(db, shopId, period),
  ]);
  const days = all.slice(daysOf(period));
  const uncounted = rows.find(({ source }) => source === null);
  return {
    totals: totalsOfVisits(days),
    before: totalsOfVisits(all.slice(0, daysOf(period))),
    days,
    sources: shownSources(rows),
    uncounted: { orders: uncounted?.orders ?? 0, net: baht(uncounted?.net ?? 0) },
    viewed,
  };
}

/** Visitors of days that are not summed up yet are rows of `visitor` (decision 225). */
export async function readVisitDays(
  db: Kysely<Database>,
  shopId: number,
  { from, to }: Period,
): Promise<readonly VisitDay[]> {
  const { rows } = await sql<VisitDay>`
    WITH counted AS (
      SELECT day, visitors, visits, product_views, carts, checkouts, 0 AS orders
      FROM visit_day WHERE shop_id = ${shopId} AND day BETWEEN ${from}::date AND ${to}::date
      UNION ALL
      SELECT day, count(*)::int, sum(visits)::int, 0, 0, 0, 0
      FROM visitor WHERE shop_id = ${shopId} AND day BETWEEN ${from}::date AND ${to}::date
      GROUP BY day
      UNION ALL
      SELECT (o.placed_at AT TIME ZONE 'Asia/Bangkok')::date, 0, 0, 0, 0, 0, count(*)::int
      FROM sales_order o JOIN order_source s ON s.shop_id = ${shopId} AND s.order_id = o.id
      WHERE ${soldWithin(shopId, { from, to })}
      GROUP BY 1
    )
    SELECT to_char(d, 'YYYY-MM-DD') AS date, coalesce(sum(c.visitors), 0)::int AS visitors,
      coalesce(sum(c.visits), 0)::int AS visits,
      coalesce(sum(c.product_views), 0)::int AS product_views,
      coalesce(sum(c.carts), 0)::int AS carts, coalesce(sum(c.checkouts), 0)::int AS checkouts,
      coalesce(sum(c.orders), 0)::int AS orders
    FROM generate_series(${from}::date, ${to}::date, interval '1 day') d
    LEFT JOIN counted c ON c.day = d::date
    GROUP BY d ORDER BY d`.execute(db);
  return rows;
}

interface SourceRow {
  /** Null for orders without a counted visitor. */
  readonly source: string | null;
  readonly medium: string | null;
  readonly campaign: string | null;
  readonly visitors: number;
  readonly orders: number;
  readonly net: number;
}

async function readSources(db: Kysely<Database>, shopId: number, period: Period) {
  const within = sql`shop_id = ${shopId} AND day BETWEEN ${period.from}::date AND ${period.to}::date`;
  const { rows } = await sql<SourceRow>`
    SELECT source, medium, campaign, sum(visitors)::int AS visitors, sum(orders)::int AS orders,
      sum(net)::float8 AS net
    FROM (
      SELECT source, medium, campaign, visitors, 0 AS orders, 0 AS net
      FROM visit_source WHERE ${within}
      UNION ALL
      SELECT source, medium, campaign, 1, 0, 0 FROM visitor WHERE ${within}
      UNION ALL
      SELECT s.source, s.medium, s.campaign, 0, 1, o.net - o.refunded
      FROM sales_order o LEFT JOIN order_source s ON s.shop_id = ${shopId} AND s.order_id = o.id
      WHERE ${soldWithin(shopId, period)}
    ) x
    GROUP BY 1, 2, 3 ORDER BY visitors DESC, net DESC, 1, 2, 3`.execute(db);
  return rows;
}

function shownSources(rows: readonly SourceRow[]): ReportVisits['sources'] {
  const named = rows.flatMap(({ source, medium, campaign, ...row }) =>
    source === null ? [] : [{ ...row, source, medium: medium ?? '', campaign: campaign ?? '' }],
  );
  const isShown = ({ source }: { readonly source: string }, index: number) =>
    source !== 'other' && index < SOURCES_SHOWN;
  const rest = named.filter((row, index) => !isShown(row, index));
  const sum = (key: 'visitors' | 'orders' | 'net') => rest.reduce((all, row) => all + row[key], 0);
  const other = {
    source: 'other',
    medium: '',
    campaign: '',
    visitors: sum('visitors'),
    orders: sum('orders'),
    net: sum('net'),
  };
  const shown = [...named.filter(isShown), ...(rest.length > 0 ? [other] : [])];
  return shown.map((row) => ({ ...row, net: baht(row.net) }));
}

async function readViewed(db: Kysely<Database>, shopId: number, { from, to }: Period) {
  const { rows } = await sql<ReportVisits['viewed'][number]>`
    SELECT v.product_id::float8 AS product_id, p.title, sum(v.views)::int AS views
    FROM visit_product v JOIN product p ON p.shop_id = ${shopId} AND p.id = v.product_id
    WHERE v.shop_id = ${shopId} AND v.day BETWEEN ${from}::date AND ${to}::date
      AND p.status <> 'removed'
    GROUP BY v.product_id, p.title ORDER BY views DESC, 1 LIMIT ${PRODUCTS_SHOWN}`.execute(db);
  return rows;
}

export function totalsOfVisits(days: readonly VisitDay[]): VisitTotals {
  const sum = (key: Exclude<keyof VisitDay, 'date'>) =>
    days.reduce((all, day) => all + day[key], 0);
  const [visitors, orders] = [sum('visitors'), sum('orders')];
  return {
    visitors,
    visits: sum('visits'),
    product_views: sum('product_views'),
    carts: sum('carts'),
    checkouts: sum('checkouts'),
    orders,
    conversion: visitors === 0 ? null : Math.round((orders / visitors) * 10_000) / 100,
  };
}
