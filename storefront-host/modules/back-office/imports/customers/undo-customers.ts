import type { Transaction } from 'kysely';
import type { Db } from '../../../../db/open.ts';
import type { Database } from '../../../../db/schema.ts';
import { undoCustomer } from '../../../sales/index.ts';
import { insertRows } from '../import-journal.ts';

interface Place {
  readonly shopId: number;
  readonly importId: string;
}

/** Number of customers in one transaction. */
const BATCH = 50;

/**
 * Undoes an import of customers: deletes the created ones and restores the changed ones. Those that
 * ordered or changed since then stay, and the report lists them. A killed undo continues.
 */
export async function undoCustomers(
  db: Db,
  place: Place,
  report: (done: number) => Promise<void>,
): Promise<void> {
  for (let done = 0; ;) {
    const undone = await db.transaction().execute((trx) => undoNext(trx, place));
    if (undone === 0) return;
    done += undone;
    await report(done);
  }
}

async function undoNext(trx: Transaction<Database>, place: Place): Promise<number> {
  const { shopId, importId } = place;
  const changes = await trx
    .selectFrom('import_customer')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('import_id', '=', importId)
    .orderBy('customer_id')
    .limit(BATCH)
    .execute();
  for (const change of changes) {
    const reason = await undoCustomer(trx, shopId, change);
    if (reason)
      await insertRows(trx, place, [{ line: change.line, outcome: 'kept', code: reason }]);
    await trx
      .deleteFrom('import_customer')
      .where('shop_id', '=', shopId)
      .where('import_id', '=', importId)
      .where('customer_id', '=', change.customer_id)
      .execute();
  }
  return changes.length;
}
