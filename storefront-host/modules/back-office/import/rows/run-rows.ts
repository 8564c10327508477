import { sql, type Kysely } from 'kysely';
import type { Db } from '../../../../db/open.ts';
import type { Database } from '../../../../db/schema.ts';
import type { ImportAccount } from '../account.ts';
import { cleanCells } from '../cells/clean-cell.ts';
import { type Columns, Row } from '../cells/columns.ts';
import type { CsvRow } from '../csv/csv-parser.ts';
import type { RowKey } from '../formats/format.ts';
import { readRows, type TableFile } from './read-rows.ts';
import type { Refusal, RefusedRow } from '../refusal.ts';
import {
  closeStage,
  gatherRecords,
  linesOf,
  nextRecords,
  openStage,
  rowsOf,
  stageRows,
  type StagedRecord,
  type StagedRow,
} from './stage-rows.ts';

/** The rows of one record, which are settled together. */
export interface RowGroup {
  readonly key: string;
  readonly rows: readonly Row[];
}

export interface RowsJob {
  readonly file: TableFile;
  readonly columns: Columns;
  /** Null for a shop that does not exist yet, as in a dry run. */
  readonly shopId: number | null;
  /** Identifies the record of a row; called once for every row, in the order of the file. */
  readonly keyOf: (row: Row) => RowKey | Refusal;
  readonly report: (what: string, done: number, total: number) => void | Promise<void>;
  /** Settled keys are left out; `flush` stores refused and noted rows. */
  readonly journal?: {
    readonly settled: ReadonlySet<string>;
    readonly flush: () => Promise<void>;
  };
}

/** Steps of an import with the rows of its kind. */
export interface RowsWork {
  readonly settle: (groups: readonly RowGroup[]) => Promise<void>;
  /** Runs once all rows are settled. */
  readonly finish?: () => Promise<void>;
}

/** Number of records in one transaction: few enough that no visitor notices the wait for its locks. */
const BATCH = 100;
const BATCH_BYTES = 2_000_000;
const MAX_ROWS = 2_000;
const MAX_RECORD_BYTES = 16_000_000;

/** Reads a file and settles its records in batches. Returns false if another import into the shop is running. */
export function runRows(
  db: Db,
  job: RowsJob,
  account: ImportAccount,
  { settle, finish }: RowsWork,
): Promise<boolean> {
  return db.connection().execute(async (session) => {
    if (!(await lockShop(session, job.shopId))) return false;
    try {
      await openStage(session);
      await stageFile(session, job, account);
      await gatherRecords(session);
      await settleAll(session, job, account, settle);
      await finish?.();
      return true;
    } finally {
      await closeStage(session);
      await unlockShop(session, job.shopId);
    }
  });
}

async function stageFile(
  session: Kysely<Database>,
  { file, columns, keyOf, report }: RowsJob,
  account: ImportAccount,
): Promise<void> {
  let isHeader = true;
  for await (const { rows, bytes } of readRows(file)) {
    const staged: StagedRow[] = [];
    for (const row of rows) {
      if (isHeader) {
        isHeader = false;
        continue;
      }
      account.read += 1;
      const ready = stageRow(row, columns, keyOf);
      if ('code' in ready) account.refuse(ready);
      else staged.push(ready);
    }
    await stageRows(session, staged);
    await report('kB read', Math.ceil(bytes / 1024), Math.ceil(file.bytes / 1024));
  }
}

function stageRow(row: CsvRow, columns: Columns, keyOf: RowsJob['keyOf']): StagedRow | RefusedRow {
  const { line } = row;
  if (row.broken?.code === 'QUOTE_NEVER_CLOSED') {
    return { line, code: 'QUOTE_NEVER_CLOSED', about: row.broken.untilLine };
  }
  if (row.broken) return { line, code: row.broken.code };
  const wanted = columns.names.length;
  const found = row.cells.length;
  if (found < wanted) return { line, code: 'HALF_ROW', about: `${found} of ${wanted}` };
  if (row.cells.slice(wanted).some((cell) => cell.trim() !== '')) {
    return { line, code: 'LONG_ROW', about: `${found} instead of ${wanted}` };
  }
  const clean = cleanCells(row.cells.slice(0, wanted));
  if ('code' in clean) return { line, code: clean.code };
  columns.noteFilled(clean.cells);
  const key = keyOf(new Row(line, columns, clean.cells));
  return 'code' in key ? { line, ...key } : { line, ...key, cells: clean.cells };
}

async function settleAll(
  session: Kysely<Database>,
  job: RowsJob,
  account: ImportAccount,
  settle: RowsWork['settle'],
): Promise<void> {
  let before = account.settled;
  for (let line = 0; ;) {
    const batch = cutBatch(await nextRecords(session, line, BATCH));
    const last = batch.at(-1);
    if (!last) break;
    line = last.line;
    const fresh = batch.filter(({ key }) => !job.journal?.settled.has(key));
    for (const { rows } of batch) before += rows;
    await settle(await groupsOf(session, job, fresh, account));
    await job.report('rows', before, account.read);
  }
  await job.journal?.flush();
}

/** Cuts off the records whose rows fit into memory together. */
function cutBatch(products: readonly StagedRecord[]): readonly StagedRecord[] {
  let bytes = 0;
  const end = products.findIndex((product) => (bytes += product.bytes) > BATCH_BYTES);
  return end < 0 ? products : products.slice(0, Math.max(1, end));
}

/** Reads the rows of the records; refuses records of too many rows. */
async function groupsOf(
  session: Kysely<Database>,
  { columns }: RowsJob,
  batch: readonly StagedRecord[],
  account: ImportAccount,
): Promise<readonly RowGroup[]> {
  const huge = ({ rows, bytes }: StagedRecord) => rows > MAX_ROWS || bytes > MAX_RECORD_BYTES;
  for (const { key } of batch.filter(huge)) {
    for (const line of await linesOf(session, key)) account.refuse({ line, code: 'TOO_MANY_ROWS' });
  }
  const fitting = batch.filter((one) => !huge(one)).map(({ key }) => key);
  const rows = await rowsOf(session, fitting);
  return fitting.map((key) => ({
    key,
    rows: (rows.get(key) ?? []).map(({ line, cells }) => new Row(line, columns, cells)),
  }));
}

/**
 * Key space of the advisory lock for imports. Concurrent imports into one shop would insert the same records twice.
 */
const LOCK_SPACE = 7_420_000_000_000_000;

async function lockShop(session: Kysely<Database>, shopId: number | null): Promise<boolean> {
  if (shopId === null) return true;
  const { rows } = await sql<{ locked: boolean }>`
    SELECT pg_try_advisory_lock(${LOCK_SPACE + shopId}::bigint) AS locked`.execute(session);
  return rows[0]?.locked === true;
}

async function unlockShop(session: Kysely<Database>, shopId: number | null): Promise<void> {
  if (shopId === null) return;
  await sql`SELECT pg_advisory_unlock(${LOCK_SPACE + shopId}::bigint)`.execute(session);
}
