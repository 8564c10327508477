import { sql, type Kysely, type RawBuilder } from 'kysely';
import { satangToBaht, toSatang } from '@talad/elements/commerce/money';
import type { Database } from '../../../db/schema.ts';
import { codSteps } from './cod-steps.ts';
import type { CodFigures, CodStep } from './remittances.contract.ts';
import { readOutstanding } from './remittances.read.ts';

/** Days of Thailand's calendar, both included. */
interface Days {
  readonly from: string;
  readonly to: string;
}

interface SumRow {
  readonly step: CodStep;
  readonly orders: number;
  readonly net: number;
  readonly remitted: number;
  readonly fee: number;
  readonly cost: number;
}

/** Sums the cash on delivery that couriers collected, paid and lost on these days. Two queries. */
export async function readCodFigures(
  db: Kysely<Database>,
  shopId: number,
  days: Days,
): Promise<CodFigures> {
  const [{ rows }, outstanding] = await Promise.all([
    sql<SumRow>`${sumsOf(shopId, 'collected', days)} UNION ALL ${sumsOf(shopId, 'remitted', days)}
      UNION ALL ${sumsOf(shopId, 'refused', days)}`.execute(db),
    readOutstanding(db, shopId),
  ]);
  const of = (step: CodStep) => rows.find((row) => row.step === step) ?? { ...nothing, step };
  const [collected, remitted, refused] = [of('collected'), of('remitted'), of('refused')];
  return {
    collected: { orders: collected.orders, amount: baht(collected.net) },
    remitted: {
      orders: remitted.orders,
      amount: baht(remitted.remitted - remitted.fee),
      fee: baht(remitted.fee),
      difference: baht(remitted.net - remitted.remitted),
    },
    outstanding,
    refused: { orders: refused.orders, amount: baht(refused.net), cost: baht(refused.cost) },
  };
}

const nothing = { orders: 0, net: 0, remitted: 0, fee: 0, cost: 0 };

/** The cost includes the transport there and back, as the ledger booked it for the order. */
function sumsOf(shopId: number, step: CodStep, { from, to }: Days): RawBuilder<unknown> {
  const { at, isDone } = codSteps[step];
  const cost = sql`(SELECT coalesce(sum(l.amount), 0) FROM journal_entry e
    JOIN journal_line l ON l.shop_id = ${shopId} AND l.entry_id = e.id
    WHERE e.shop_id = ${shopId} AND e.order_id = o.id AND l.account = 'delivery:cost')`;
  return sql`SELECT ${step}::text AS step, count(*)::int AS orders,
      coalesce(sum(o.net), 0)::float8 AS net, coalesce(sum(o.remitted), 0)::float8 AS remitted,
      coalesce(sum(o.cod_fee), 0)::float8 AS fee,
      coalesce(sum(${step === 'refused' ? cost : sql`0`}), 0)::float8 AS cost
    FROM sales_order o WHERE o.shop_id = ${shopId} AND ${isDone}
      AND ${at} >= (${from}::date)::timestamp AT TIME ZONE 'Asia/Bangkok'
      AND ${at} < (${to}::date + 1)::timestamp AT TIME ZONE 'Asia/Bangkok'`;
}

function baht(satang: number): number {
  return satangToBaht(toSatang(satang));
}
