import type { Transaction } from 'kysely';
import type { Db } from '../../../db/open.ts';
import type { Database } from '../../../db/schema.ts';
import { numberOrder, orderNumberIn } from '../../sales/index.ts';
import type { TypedRow } from './read-tracking.ts';
import type { TrackingOutcome, TrackingRow } from './tracking-import.contract.ts';

interface TrackingAct {
  readonly shopId: number;
  readonly accountId: string;
  readonly at: Date;
}

/** Applies each row in its own transaction, so that a wrong row does not prevent the others. */
export async function applyTracking(
  db: Db,
  act: TrackingAct,
  rows: readonly TypedRow[],
): Promise<TrackingRow[]> {
  const done: TrackingRow[] = [];
  for (const row of rows) {
    const outcome = await db.transaction().execute((trx) => applyRow(trx, act, row));
    done.push(accountOf(row, outcome));
  }
  return done;
}

/** Returns what each row would do, by applying it in a transaction that is rolled back. */
export async function previewTracking(
  db: Db,
  act: TrackingAct,
  rows: readonly TypedRow[],
): Promise<TrackingRow[]> {
  const trx = await db.startTransaction().execute();
  try {
    const found: TrackingRow[] = [];
    for (const row of rows) found.push(accountOf(row, await applyRow(trx, act, row)));
    return found;
  } finally {
    await trx.rollback().execute();
  }
}

async function applyRow(
  trx: Transaction<Database>,
  act: TrackingAct,
  { number, courier, code, isBroken }: TypedRow,
): Promise<TrackingOutcome> {
  if (isBroken) return 'BROKEN_ROW';
  if (code === '') return 'NO_CODE';
  const [named] = orderNumberIn(number);
  if (named === undefined) return 'UNKNOWN_ORDER';
  return numberOrder(trx, act, { number: named, courier, code });
}

function accountOf({ isBroken: _known, ...row }: TypedRow, outcome: TrackingOutcome): TrackingRow {
  return { ...row, outcome };
}
