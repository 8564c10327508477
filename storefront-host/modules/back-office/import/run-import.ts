import { sql, type Kysely, type Transaction } from 'kysely';
import type { Db } from '../../../db/open.ts';
import type { Database } from '../../../db/schema.ts';
import { countCategories, countedIn, moveCounts } from '../../catalog/index.ts';
import { ImportAccount, type AccountListeners } from './account.ts';
import { categoryKey } from './category-key.ts';
import { cleanCells } from './cells/clean-cell.ts';
import { type Columns, Row } from './cells/columns.ts';
import type { CsvRow } from './csv/csv-parser.ts';
import type { ProductDraft } from './draft.ts';
import type { ImportJournal } from './journal.ts';
import { makeCategories, readCategories, readImportShop } from './import-categories.ts';
import type { DraftContext, ImportFormat } from './formats/format.ts';
import { placesOf, planProducts, type ProductPlan } from './plan-products.ts';
import { readRows, type TableFile } from './read-rows.ts';
import type { RefusedRow } from './refusal.ts';
import {
  closeStage,
  gatherProducts,
  linesOf,
  nextProducts,
  openStage,
  rowsOf,
  stageRows,
  type StagedProduct,
  type StagedRow,
} from './stage-rows.ts';
import { writeProducts } from './write-products.ts';

export interface ImportJob extends AccountListeners {
  readonly file: TableFile;
  readonly columns: Columns;
  readonly format: ImportFormat;
  /** Null for a shop that does not exist yet, as in a dry run. */
  readonly shopId: number | null;
  readonly dryRun: boolean;
  readonly context: Omit<DraftContext, 'shop'>;
  readonly report: (what: string, done: number, total: number) => void | Promise<void>;
  readonly journal?: ImportJournal;
}

/** Number of products in one transaction: few enough that no visitor notices the wait for its locks. */
const BATCH = 100;
const BATCH_BYTES = 2_000_000;
const MAX_ROWS = 2_000;
const MAX_PRODUCT_BYTES = 16_000_000;
/** An id that no shop has, so that queries return nothing. */
const NO_SHOP = -1;

/** Returns null if another import into the shop is running. */
export async function runImport(db: Db, job: ImportJob): Promise<ImportAccount | null> {
  const account = new ImportAccount(job.journal ?? job);
  const done = await db.connection().execute(async (session) => {
    if (!(await lockShop(session, job.shopId))) return false;
    try {
      await openStage(session);
      await stageFile(session, job, account);
      await gatherProducts(session);
      await settleProducts(db, session, job, account);
      account.dropped = job.columns.dropped(job.format.silent);
      return true;
    } finally {
      await closeStage(session);
      await unlockShop(session, job.shopId);
    }
  });
  return done ? account : null;
}

async function stageFile(
  session: Kysely<Database>,
  { file, columns, format, report }: ImportJob,
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
      const ready = stageRow(row, columns, format);
      if ('code' in ready) account.refuse(ready);
      else staged.push(ready);
    }
    await stageRows(session, staged);
    await report('kB read', Math.ceil(bytes / 1024), Math.ceil(file.bytes / 1024));
  }
}

function stageRow(row: CsvRow, columns: Columns, format: ImportFormat): StagedRow | RefusedRow {
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
  const key = format.keyOf(new Row(line, columns, clean.cells));
  return 'code' in key ? { line, ...key } : { line, ...key, cells: clean.cells };
}

async function settleProducts(
  db: Db,
  session: Kysely<Database>,
  job: ImportJob,
  account: ImportAccount,
): Promise<void> {
  const categories = await readCategories(db, job.shopId ?? NO_SHOP);
  const context = { ...job.context, shop: await readImportShop(db, job.shopId) };
  let before = account.settled;
  for (let line = 0; ;) {
    const batch = cutBatch(await nextProducts(session, line, BATCH));
    const last = batch.at(-1);
    if (!last) break;
    line = last.line;
    const fresh = batch.filter(({ key }) => !job.journal?.settled.has(key));
    for (const { rows } of batch) before += rows;
    const drafts = await draftBatch(session, { ...job, context }, fresh, account);
    await job.journal?.flush();
    settle(account, await writeBatch(db, job, drafts, categories, account));
    await job.report('rows', before, account.read);
  }
  await job.journal?.flush();
  const { shopId, dryRun } = job;
  // Counted again at the end, because other people may have changed products meanwhile.
  if (shopId !== null && !dryRun) await inTransaction(db, (trx) => countCategories(trx, shopId));
}

/** Cuts off the products whose rows fit into memory together. */
function cutBatch(products: readonly StagedProduct[]): readonly StagedProduct[] {
  let bytes = 0;
  const end = products.findIndex((product) => (bytes += product.bytes) > BATCH_BYTES);
  return end < 0 ? products : products.slice(0, Math.max(1, end));
}

async function draftBatch(
  session: Kysely<Database>,
  job: Omit<ImportJob, 'context'> & { readonly context: DraftContext },
  batch: readonly StagedProduct[],
  account: ImportAccount,
): Promise<readonly ProductDraft[]> {
  const huge = ({ rows, bytes }: StagedProduct) => rows > MAX_ROWS || bytes > MAX_PRODUCT_BYTES;
  for (const { key } of batch.filter(huge)) {
    for (const line of await linesOf(session, key)) account.refuse({ line, code: 'TOO_MANY_ROWS' });
  }
  const fitting = batch.filter((product) => !huge(product)).map(({ key }) => key);
  const rows = await rowsOf(session, fitting);
  return fitting.flatMap((key) => {
    const own = (rows.get(key) ?? []).map(({ line, cells }) => new Row(line, job.columns, cells));
    const { draft, refused, noted = [] } = job.format.draft(key, own, job.context);
    for (const row of refused) account.refuse(row);
    if (draft) for (const row of noted) account.note(row);
    return draft ? [draft] : [];
  });
}

/** Writes each product in one transaction, so that a kill leaves it complete or absent. */
async function writeBatch(
  db: Db,
  { shopId, dryRun, context, journal }: ImportJob,
  drafts: readonly ProductDraft[],
  categories: Map<string, number>,
  account: ImportAccount,
): Promise<readonly ProductPlan[]> {
  if (dryRun || shopId === null) {
    const plans = await planProducts(db, shopId ?? NO_SHOP, drafts, categories);
    account.pictures += plans.reduce((sum, { pictures }) => sum + pictures.fresh.length, 0);
    await journal?.settle(db, plans, null);
    return plans;
  }
  const written = await inTransaction(db, async (trx) => {
    const paths = drafts
      .flatMap(({ category, more = [] }) => [category, ...more])
      .filter((path) => path.length > 0);
    const missing = paths.filter((path) => !categories.has(categoryKey(path)));
    const made = await makeCategories(trx, shopId, missing, categories);
    const all = new Map([...categories, ...made]);
    const plans = await planProducts(trx, shopId, drafts, all);
    const place = { shopId, at: context.now, categories: all };
    const { ids, pictures } = await writeProducts(trx, place, plans);
    await moveCounts(
      trx,
      shopId,
      plans.map((plan) => countMove(plan, all)),
    );
    await journal?.settle(trx, plans, { ids, pictures, newCategories: [...made.values()] });
    const ordered = [...pictures.values()].reduce((sum, of) => sum + of.length, 0);
    return { plans, made, ordered };
  });
  for (const [key, id] of written.made) categories.set(key, id);
  account.newCategories += written.made.size;
  account.pictures += written.ordered;
  return written.plans;
}

/** Adds the change of the category counts that writeProducts will make for a product. */
function countMove({ draft, main, outcome }: ProductPlan, categories: ReadonlyMap<string, number>) {
  const from = main.row ? countedIn(main.row) : [];
  if (outcome === 'removed') return { from, to: from };
  const status = draft.fields.status ?? main.row?.status ?? 'availability';
  const places = placesOf(draft, main.row, categories);
  return { from, to: countedIn({ status, ...places }) };
}

/**
 * SQLSTATE of a serialization failure and of a deadlock: PostgreSQL aborted this transaction, which can be retried.
 */
const crossed = new Set(['40001', '40P01']);
const MAX_ATTEMPTS = 5;

async function inTransaction<T>(
  db: Db,
  work: (trx: Transaction<Database>) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : '';
      if (!crossed.has(code) || attempt === MAX_ATTEMPTS) throw error;
    }
  }
}

function settle(account: ImportAccount, plans: readonly ProductPlan[]): void {
  for (const { draft, outcome } of plans) {
    if (outcome !== 'removed') account.add(outcome, draft.lines.length);
    else for (const line of draft.lines) account.refuse({ line, code: 'REMOVED_HERE' });
  }
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
