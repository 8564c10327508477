import { sql, type Kysely } from 'kysely';
import { bahtToSatang, satangToBaht, toSatang } from '@talad/elements/commerce/money';
import type { Database } from '../../../db/schema.ts';
import { thaiDay } from '../../../visits/thai-day.ts';
import { isVatRegistered, readSelling } from '../../shops/index.ts';
import type { VatLimit } from './vat-limit.contract.ts';

/**
 * A seller has to register within these days of passing the limit in a year (Revenue Code s. 81/1
 * and 85/1).
 */
const LIMIT = bahtToSatang(1_800_000);
const DAYS_TO_REGISTER = 30;
/** Warn an owner early enough to prepare. */
const NEAR = bahtToSatang(1_440_000);

/**
 * Returns the income of the year for a shop that is not registered for VAT: goods and delivery
 * after discounts and points, without cancelled and refunded orders. The ledger has orders from the
 * day they are placed, so the warning is early rather than late. VAT-exempt goods count too,
 * because such a shop does not mark them with care. The year is the calendar year, which is a
 * person's tax year; a company with another one has an accountant. An earlier year that passed the
 * limit is returned first, because its registration is still missing. Two queries.
 */
export async function readVatLimit(
  db: Kysely<Database>,
  shopId: number,
  now: Date,
): Promise<VatLimit> {
  const selling = await readSelling(db, shopId);
  if (isVatRegistered({ tax: selling?.tax ?? null })) return null;
  const year = Number(thaiDay(now).slice(0, 4));
  const { rows } = await sql<YearRow>`
    WITH sold AS (
      SELECT (e.created_at AT TIME ZONE 'Asia/Bangkok')::date AS day, -sum(l.amount) AS income
      FROM journal_entry e
      JOIN journal_line l ON l.shop_id = ${shopId} AND l.entry_id = e.id
      WHERE e.shop_id = ${shopId} AND l.account IN ('sales', 'shipping', 'discount', 'points')
        AND e.created_at >= make_date(${year - 1}::int, 1, 1)::timestamp AT TIME ZONE 'Asia/Bangkok'
        AND e.created_at < make_date(${year + 1}::int, 1, 1)::timestamp AT TIME ZONE 'Asia/Bangkok'
      GROUP BY 1
    ), run AS (
      SELECT extract(year FROM day)::int AS year, day, income,
        sum(income) OVER (PARTITION BY extract(year FROM day) ORDER BY day) AS total
      FROM sold
    )
    SELECT year, sum(income)::float8 AS sales,
      (min(day) FILTER (WHERE total > ${LIMIT}))::text AS passed_on
    FROM run GROUP BY year ORDER BY year`.execute(db);
  const shown = rows.find(({ sales }) => sales > LIMIT) ?? rows.find((one) => one.year === year);
  const { sales, passed_on: passedOn } = shown ?? { sales: 0, passed_on: null };
  return {
    year: shown?.year ?? year,
    sales: satangToBaht(toSatang(sales)),
    limit: satangToBaht(LIMIT),
    is_near: sales >= NEAR,
    passed:
      sales > LIMIT && passedOn !== null
        ? { on: passedOn, register_by: daysAfter(passedOn, DAYS_TO_REGISTER) }
        : null,
  };
}

interface YearRow {
  readonly year: number;
  readonly sales: number;
  readonly passed_on: string | null;
}

function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}
