import type { Transaction } from 'kysely';
import type { Db } from '../../../../db/open.ts';
import type { Database } from '../../../../db/schema.ts';
import {
  checkPastOrders,
  importPastOrders,
  type CellReaders,
  type FileOrder,
  numberOfRow,
  type OrderFileRow,
  readFileOrder,
  type RefusedOrderRow,
  removePastOrders,
  type SettledOrder,
} from '../../../sales/index.ts';
import {
  ImportAccount,
  inTransaction,
  parseDecimal,
  parseWhole,
  runRows,
  toHundredths,
  type OpenedFile,
  type Row,
} from '../../import/index.ts';
import { insertRows, openOutcomes } from '../import-journal.ts';

interface OrdersRun {
  readonly shopId: number;
  readonly importId: string;
  readonly dryRun: boolean;
  readonly at: Date;
  readonly report: (done: number) => Promise<void>;
}

/** Returns the columns that were not read; null if another import into the shop is running. */
export async function runOrders(
  db: Db,
  { file, columns }: OpenedFile,
  run: OrdersRun,
): Promise<readonly string[] | null> {
  const { shopId, importId, at, dryRun } = run;
  const journal = await openOutcomes(db, run);
  const account = new ImportAccount(journal);
  const readers: CellReaders = { amount: amountOf, whole: parseWhole, now: at };
  const place = { shopId, importId, at };
  const keyOf = (row: Row) => {
    const number = numberOfRow(fileRow(row));
    return typeof number === 'string' ? { key: `order:${number}` } : number;
  };
  const report = (what: string, done: number) => (what === 'rows' ? run.report(done) : undefined);
  const done = await runRows(db, { file, columns, shopId, keyOf, report, journal }, account, {
    async settle(groups) {
      const read = groups.map(({ rows }) => readFileOrder(rows.map(fileRow), readers));
      const orders = read.flatMap((one) => ('record' in one ? [one] : []));
      const refused = read.flatMap((one) => ('record' in one ? [] : one));
      await journal.flush();
      if (dryRun) {
        return storeOutcomes(db, run, await checkPastOrders(db, place, orders), refused);
      }
      await inTransaction(db, async (trx) => {
        await storeOutcomes(trx, run, await importPastOrders(trx, place, orders), refused);
      });
    },
  });
  return done ? columns.dropped(/(?!)/) : null;
}

/** Number of orders in one transaction of an undo. */
const BATCH = 1_000;

/** Removes the orders of an import. A killed undo continues. */
export async function undoOrders(
  db: Db,
  place: { readonly shopId: number; readonly importId: string },
  report: (done: number) => Promise<void>,
): Promise<void> {
  for (let done = 0; ;) {
    const removed = await removePastOrders(db, place, BATCH);
    if (removed === 0) return;
    done += removed;
    await report(done);
  }
}

function fileRow(row: Row): OrderFileRow {
  return { line: row.line, cell: (field) => row.get(field) };
}

/** Other systems calculate with more decimals than money has: they are rounded. */
function amountOf(cell: string): number | null {
  const value = parseDecimal(cell);
  return value && toHundredths(value).amount;
}

function storeOutcomes(
  db: Db | Transaction<Database>,
  run: OrdersRun,
  settled: readonly SettledOrder[],
  refused: readonly RefusedOrderRow[],
): Promise<void> {
  const entries = settled.flatMap(({ order, outcome }) =>
    order.lines.map((line) =>
      typeof outcome === 'string'
        ? { line, outcome, key: keyOf(order) }
        : { line, outcome: 'refused' as const, ...outcome },
    ),
  );
  const bad = refused.map((row) => ({ ...row, outcome: 'refused' as const }));
  return insertRows(db, run, [...entries, ...bad]);
}

function keyOf({ record }: FileOrder): string {
  return `order:${record.order.number ?? ''}`;
}
