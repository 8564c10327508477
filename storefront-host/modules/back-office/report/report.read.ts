import { sql, type Kysely } from 'kysely';
import { fraction, satangToBaht, toSatang, ZERO } from '@talad/elements/commerce/money';
import type { Database } from '../../../db/schema.ts';
import type { ListReader } from '../../../http/index.ts';
import { readRowsByKey } from '../../catalog/index.ts';
import { readCodFigures } from '../../sales/index.ts';
import type { Report, ReportTotals } from './report.contract.ts';
import { daysOf, periodBefore, type Period } from './report-days.ts';
import { baht, soldWithin } from './sold-within.ts';
import { readVisits } from './visits.read.ts';

const SHOWN = 10;

interface DayRow {
  readonly date: string;
  readonly orders: number;
  readonly net: number;
  readonly items: number;
  readonly coupons: number;
  readonly coupon_cost: number;
  readonly reminded: number;
  readonly reminded_net: number;
}

/** Returns the figures of these days and of as many days before. Ten queries, however many orders. */
export async function readReport(
  db: Kysely<Database>,
  reader: ListReader,
  period: Period,
): Promise<Report> {
  const { shopId } = reader;
  const before = periodBefore(period);
  const [all, best, coupons, stock, cod, visits] = await Promise.all([
    readDays(db, shopId, { from: before.from, to: period.to }),
    readBest(db, reader, period),
    readCoupons(db, shopId, period),
    readStockValue(db, shopId),
    readCodFigures(db, shopId, period),
    readVisits(db, shopId, period),
  ]);
  const count = daysOf(period);
  const [then, days] = [all.slice(0, count), all.slice(count)];
  return {
    ...period,
    before: { ...before, totals: totalsOf(then) },
    totals: totalsOf(days),
    days: days.map(({ date, orders, net }, index) => ({
      date,
      orders,
      net: baht(net),
      net_before: baht(then[index]?.net ?? 0),
    })),
    best,
    coupons,
    stock,
    cod,
    visits,
  };
}

/** Joins the calendar with the orders, so that days without orders are listed too. */
async function readDays(db: Kysely<Database>, shopId: number, period: Period) {
  const { rows } = await sql<DayRow>`
    WITH sold AS (
      SELECT (o.placed_at AT TIME ZONE 'Asia/Bangkok')::date AS date, o.net - o.refunded AS net,
        CASE WHEN o.coupon IS NULL THEN 0 ELSE 1 END AS coupon,
        ${COUPON_COST} AS coupon_cost, o.reminded_at IS NOT NULL AS reminded,
        (SELECT coalesce(sum(l.quantity), 0) FROM order_line l
          WHERE l.shop_id = ${shopId} AND l.order_id = o.id) AS items
      FROM sales_order o WHERE ${soldWithin(shopId, period)}
    )
    SELECT to_char(d, 'YYYY-MM-DD') AS date, count(sold.date)::int AS orders,
      coalesce(sum(sold.net), 0)::float8 AS net, coalesce(sum(sold.items), 0)::int AS items,
      coalesce(sum(sold.coupon), 0)::int AS coupons,
      coalesce(sum(sold.coupon_cost), 0)::float8 AS coupon_cost,
      (count(*) FILTER (WHERE sold.reminded))::int AS reminded,
      coalesce(sum(sold.net) FILTER (WHERE sold.reminded), 0)::float8 AS reminded_net
    FROM generate_series(${period.from}::date, ${period.to}::date, interval '1 day') d
    LEFT JOIN sold ON sold.date = d::date
    GROUP BY d ORDER BY d`.execute(db);
  return rows;
}

/** Names the products in the reader's language; those that were removed, as the orders do. */
async function readBest(db: Kysely<Database>, reader: ListReader, period: Period) {
  const { shopId } = reader;
  const { rows } = await sql<{ product_id: number; title: string; items: number; net: number }>`
    SELECT coalesce(p.parent_id, l.product_id)::float8 AS product_id, max(l.title) AS title,
      sum(l.quantity)::int AS items, sum(l.line_total - l.discount)::float8 AS net
    FROM sales_order o
    JOIN order_line l ON l.shop_id = ${shopId} AND l.order_id = o.id
    LEFT JOIN product p ON p.shop_id = ${shopId} AND p.id = l.product_id
    WHERE ${soldWithin(shopId, period)}
    GROUP BY 1 ORDER BY net DESC, 1 LIMIT ${SHOWN}`.execute(db);
  const products = await readRowsByKey(
    db,
    reader,
    rows.map((row) => ({ shop_id: shopId, id: row.product_id })),
  );
  const titles = new Map(products.map(({ id, title }) => [id, title]));
  return rows.map((row) => ({
    ...row,
    title: titles.get(row.product_id) ?? row.title,
    net: baht(row.net),
  }));
}

async function readCoupons(db: Kysely<Database>, shopId: number, period: Period) {
  const { rows } = await sql<{ code: string; orders: number; cost: number }>`
    SELECT o.coupon->>'code' AS code, count(*)::int AS orders, sum(${COUPON_COST})::float8 AS cost
    FROM sales_order o WHERE ${soldWithin(shopId, period)} AND o.coupon IS NOT NULL
    GROUP BY 1 ORDER BY cost DESC, 1 LIMIT ${SHOWN}`.execute(db);
  return rows.map((row) => ({ ...row, cost: baht(row.cost) }));
}

async function readStockValue(db: Kysely<Database>, shopId: number): Promise<Report['stock']> {
  const { rows } = await sql<{ items: number; value: number }>`
    SELECT coalesce(sum(k.remain), 0)::float8 AS items,
      coalesce(sum(k.remain * p.price), 0)::float8 AS value
    FROM stock k JOIN product p ON p.shop_id = ${shopId} AND p.id = k.product_id
    WHERE k.shop_id = ${shopId} AND NOT k.unlimited AND p.status <> 'removed'`.execute(db);
  const { items = 0, value = 0 } = rows[0] ?? {};
  return { items, value: baht(value) };
}

/** Old orders have no stored cost of their coupon, so their discount is used. */
const COUPON_COST = sql`CASE WHEN o.coupon IS NULL THEN 0
  ELSE coalesce((o.coupon->>'cost')::bigint, o.discount) END`;

function totalsOf(days: readonly DayRow[]): ReportTotals {
  const sum = (key: Exclude<keyof DayRow, 'date'>) => days.reduce((all, day) => all + day[key], 0);
  const [orders, net] = [sum('orders'), toSatang(sum('net'))];
  return {
    orders,
    net: satangToBaht(net),
    average: satangToBaht(orders === 0 ? ZERO : fraction(net, 1, orders)),
    items: sum('items'),
    coupons: sum('coupons'),
    coupon_cost: baht(sum('coupon_cost')),
    reminded: sum('reminded'),
    reminded_net: baht(sum('reminded_net')),
  };
}
