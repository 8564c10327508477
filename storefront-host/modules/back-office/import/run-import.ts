import type { Db } from '../../../db/open.ts';
import { countCategories, countedIn, moveCounts } from '../../catalog/index.ts';
import { ImportAccount, type AccountListeners } from './account.ts';
import { categoryKey } from './category-key.ts';
import type { Columns } from './cells/columns.ts';
import type { ProductDraft } from './draft.ts';
import type { DraftContext, ImportFormat, ImportShop } from './formats/format.ts';
import { makeCategories, readCategories, readImportShop } from './import-categories.ts';
import { inTransaction } from './rows/in-transaction.ts';
import type { ImportJournal } from './journal.ts';
import { placesOf, planProducts, type ProductPlan } from './plan-products.ts';
import type { TableFile } from './rows/read-rows.ts';
import { runRows, type RowGroup } from './rows/run-rows.ts';
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

/** An id that no shop has, so that queries return nothing. */
const NO_SHOP = -1;

/** Returns null if another import into the shop is running. */
export async function runImport(db: Db, job: ImportJob): Promise<ImportAccount | null> {
  const { columns, format, shopId, dryRun, journal } = job;
  const account = new ImportAccount(journal ?? job);
  // Read by the first batch, when no other import can add any.
  let book: Promise<Book> | undefined;
  const done = await runRows(db, { ...job, keyOf: (row) => format.keyOf(row) }, account, {
    async settle(groups) {
      const { categories, shop } = await (book ??= readBook(db, shopId));
      const context = { ...job.context, shop };
      const drafts = groups.flatMap((group) => draftOf(group, format, context, account));
      await journal?.flush();
      settle(account, await writeBatch(db, job, drafts, categories, account));
    },
    // Counted again at the end, because other people may have changed products meanwhile.
    finish: async () => {
      if (shopId !== null && !dryRun)
        await inTransaction(db, (trx) => countCategories(trx, shopId));
    },
  });
  account.dropped = columns.dropped(format.silent);
  return done ? account : null;
}

interface Book {
  readonly categories: Map<string, number>;
  readonly shop: ImportShop;
}

async function readBook(db: Db, shopId: number | null): Promise<Book> {
  return {
    categories: await readCategories(db, shopId ?? NO_SHOP),
    shop: await readImportShop(db, shopId),
  };
}

function draftOf(
  { key, rows }: RowGroup,
  format: ImportFormat,
  context: DraftContext,
  account: ImportAccount,
): readonly ProductDraft[] {
  const { draft, refused, noted = [] } = format.draft(key, rows, context);
  for (const row of refused) account.refuse(row);
  if (!draft) return [];
  for (const row of noted) account.note(row);
  return [draft];
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

function settle(account: ImportAccount, plans: readonly ProductPlan[]): void {
  for (const { draft, outcome } of plans) {
    if (outcome !== 'removed') account.add(outcome, draft.lines.length);
    else for (const line of draft.lines) account.refuse({ line, code: 'REMOVED_HERE' });
  }
}
