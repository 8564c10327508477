import { sql, type Kysely } from 'kysely';
import { satangToBaht, toSatang, type Satang } from '@talad/elements/commerce/money';
import type { Db } from '../../../db/open.ts';
import type { Database, OrderStatus } from '../../../db/schema.ts';
import { bookRemittances, orderNumberIn, type RemittedOrder, tidyCode } from '../../sales/index.ts';
import type { ReadRow } from './read-remittances.ts';
import type { RemittanceOutcome, RemittanceRow } from './remittance-import.contract.ts';

interface ImportAct {
  readonly shopId: number;
  readonly accountId: string;
  readonly at: Date;
}

/** Number of orders in one transaction. */
const BATCH = 500;

/** Returns what each row would do. */
export async function previewRemittances(
  db: Kysely<Database>,
  { shopId, at }: ImportAct,
  rows: readonly ReadRow[],
): Promise<RemittanceRow[]> {
  const found = await findOrders(db, shopId, rows);
  return judge(rows, found, at).map(({ shown }) => shown);
}

/** Books the rows that match. Orders are read again under lock, so that a file is booked once (decision 412). */
export async function applyRemittances(
  db: Db,
  act: ImportAct,
  rows: readonly ReadRow[],
): Promise<RemittanceRow[]> {
  const first = judge(rows, await findOrders(db, act.shopId, rows), act.at);
  const ids = first.flatMap(({ remitted }) => (remitted ? [remitted.orderId] : [])).toSorted();
  const booked = new Set<string>();
  for (let from = 0; from < ids.length; from += BATCH) {
    const batch = ids.slice(from, from + BATCH);
    const done = await db.transaction().execute(async (trx) => {
      const { rows: due } = await sql<{ id: string; cod_due: number }>`
        SELECT id, cod_due FROM sales_order
        WHERE shop_id = ${act.shopId} AND id = ANY(${batch}::uuid[]) ORDER BY id FOR UPDATE`.execute(
        trx,
      );
      const dues = new Map(due.map((order) => [order.id, order.cod_due]));
      const still = first.flatMap(({ remitted }) =>
        remitted && dues.get(remitted.orderId) === remitted.due ? [remitted] : [],
      );
      await bookRemittances(trx, act, still);
      return still;
    });
    for (const { orderId } of done) booked.add(orderId);
  }
  return first.map(({ shown, remitted }) =>
    remitted && !booked.has(remitted.orderId) ? { ...shown, outcome: 'ALREADY_REMITTED' } : shown,
  );
}

interface FoundOrder {
  readonly id: string;
  readonly number: string;
  readonly codes: readonly string[];
  readonly status: OrderStatus;
  readonly cod_due: number;
  readonly is_remitted: boolean;
}

/** Finds the orders that rows name by number or tracking number. One query. */
async function findOrders(
  db: Kysely<Database>,
  shopId: number,
  rows: readonly ReadRow[],
): Promise<readonly FoundOrder[]> {
  const numbers = rows.flatMap(({ number }) => orderNumberIn(number));
  const codes = rows.flatMap(({ code }) => (code === '' ? [] : [tidyCode(code)]));
  const { rows: found } = await sql<FoundOrder>`
    SELECT o.id, o.number, o.status, o.cod_due, o.remitted_at IS NOT NULL AS is_remitted,
      array(SELECT p.code FROM parcel p WHERE p.shop_id = o.shop_id AND p.order_id = o.id
        AND p.code <> '') AS codes
    FROM sales_order o
    WHERE o.shop_id = ${shopId} AND o.id IN (
      SELECT id FROM sales_order WHERE shop_id = ${shopId} AND number = ANY(${numbers}::text[])
      UNION
      SELECT order_id FROM parcel
      WHERE shop_id = ${shopId} AND code = ANY(${codes}::text[]) AND code <> '')`.execute(db);
  return found;
}

interface Judged {
  readonly shown: RemittanceRow;
  /** Set if the row can be booked. */
  readonly remitted?: RemittedOrder;
}

function judge(rows: readonly ReadRow[], found: readonly FoundOrder[], at: Date): Judged[] {
  const byNumber = new Map(found.map((order) => [order.number, order]));
  const byCode = Map.groupBy(
    found.flatMap((order) => order.codes.map((code) => ({ code, order }))),
    ({ code }) => code,
  );
  const seen = new Set<string>();
  return rows.map((row) => {
    const [number] = orderNumberIn(row.number);
    const named = number === undefined ? undefined : byNumber.get(number);
    const coded = row.code === '' ? [] : (byCode.get(tidyCode(row.code)) ?? []);
    const [first] = coded;
    const isSplit = named && first && coded.every(({ order }) => order.id !== named.id);
    const order = named ?? first?.order;
    const isAmbiguous = isSplit || (!named && coded.some((one) => one.order !== first?.order));
    const outcome = isAmbiguous ? 'AMBIGUOUS' : outcomeOf(row, order, { seen, at });
    const shown = {
      line: row.line,
      number: row.number,
      code: row.code,
      amount: row.amount && satangToBaht(row.amount),
      fee: row.fee && satangToBaht(row.fee),
      due: order && !isAmbiguous ? satangToBaht(toSatang(order.cod_due)) : null,
      outcome,
    };
    if (order) seen.add(order.id);
    if (outcome !== 'matches' || !order || row.amount === null || row.fee === null)
      return { shown };
    const on = row.date instanceof Date ? row.date : at;
    const due: Satang = toSatang(order.cod_due);
    return {
      shown,
      remitted: { orderId: order.id, due, amount: row.amount, fee: row.fee, reason: '', on },
    };
  });
}

function outcomeOf(
  row: ReadRow,
  order: FoundOrder | undefined,
  { seen, at }: { readonly seen: ReadonlySet<string>; readonly at: Date },
): RemittanceOutcome {
  if (row.isBroken) return 'BROKEN_ROW';
  if (row.amount === null) return row.fee === null ? 'BAD_FEE' : 'BAD_AMOUNT';
  if (row.fee === null || row.fee > row.amount) return 'BAD_FEE';
  if (row.date === null || (row.date instanceof Date && row.date > at)) return 'BAD_DATE';
  if (!order) return 'UNKNOWN_ORDER';
  if (seen.has(order.id)) return 'REPEATED';
  if (order.is_remitted) return 'ALREADY_REMITTED';
  if (order.status !== 'delivered') return 'NOT_DELIVERED';
  if (order.cod_due === 0) return 'NOT_COLLECTED';
  return order.cod_due === row.amount ? 'matches' : 'AMOUNT_DIFFERS';
}
