import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { Db } from '../../../db/open.ts';
import type { Database, ImportOutcome, ProductTable } from '../../../db/schema.ts';
import type {
  ImportJournal,
  NotedRow,
  OutcomeJournal,
  ProductPlan,
  RefusedRow,
  Written,
} from '../import/index.ts';

interface Place {
  readonly shopId: number;
  readonly importId: string;
}

interface Entry {
  readonly line: number;
  readonly outcome: ImportOutcome;
  readonly code?: string;
  readonly about?: string | number;
  readonly key?: string;
}

/** Maximum number of problems in memory: every row of a file may be refused, so they are stored in chunks. */
const HELD = 1_000;

/** Stores the outcomes of rows; refused and noted ones are collected until the next flush. */
export async function openOutcomes(db: Db, place: Place): Promise<OutcomeJournal> {
  let held: Entry[] = [];
  const hold = (entry: Entry) => {
    held.push(entry);
  };
  return {
    settled: await settledKeys(db, place),
    onRefused: (row: RefusedRow) => hold({ ...row, outcome: 'refused' }),
    onNoted: (row: NotedRow) => hold({ ...row, outcome: 'noted' }),
    async flush() {
      for (let at = 0; at < held.length; at += HELD) {
        await insertRows(db, place, held.slice(at, at + HELD));
      }
      held = [];
    },
  };
}

/** Stores the changes of an import in the transactions of its batches (decision 009). */
export async function openJournal(db: Db, place: Place): Promise<ImportJournal> {
  return {
    ...(await openOutcomes(db, place)),
    async settle(trx, plans, written) {
      const settled = plans.flatMap(({ outcome, draft }) =>
        outcome === 'removed' ? [] : draft.lines.map((line) => ({ line, outcome, key: draft.key })),
      );
      await insertRows(trx, place, settled);
      if (!written) return;
      await insertChanges(trx, place, plans, written);
      if (written.newCategories.length > 0)
        await storeNewCategories(trx, place, written.newCategories);
    },
  };
}

async function settledKeys(db: Db, { shopId, importId }: Place): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ product_key: string }>`
    SELECT DISTINCT product_key FROM import_outcome
    WHERE shop_id = ${shopId} AND import_id = ${importId} AND product_key IS NOT NULL`.execute(db);
  return new Set(rows.map(({ product_key }) => product_key));
}

export async function insertRows(
  db: Kysely<Database>,
  { shopId, importId }: Place,
  entries: readonly Entry[],
): Promise<void> {
  if (entries.length === 0) return;
  await sql`
    INSERT INTO import_outcome (shop_id, import_id, line, outcome, code, about, product_key)
    SELECT ${shopId}::bigint, ${importId}::uuid, one.line, one.outcome, one.code, one.about, one.key
    FROM unnest(${entries.map(({ line }) => line)}::int[],
      ${entries.map(({ outcome }) => outcome)}::text[],
      ${entries.map(({ code }) => code ?? '')}::text[],
      ${entries.map(({ about }) => String(about ?? ''))}::text[],
      ${entries.map(({ key }) => key ?? null)}::text[]) AS one (line, outcome, code, about, key)
    ON CONFLICT DO NOTHING`.execute(db);
}

async function storeNewCategories(
  trx: Kysely<Database>,
  { shopId, importId }: Place,
  ids: readonly number[],
): Promise<void> {
  await sql`
    UPDATE import_run SET new_categories = new_categories || ${ids}::bigint[]
    WHERE shop_id = ${shopId} AND id = ${importId}`.execute(trx);
}

interface Change {
  readonly product_id: number;
  readonly main_id: number;
  readonly line: number;
  readonly before: string | null;
  readonly revision: number;
  readonly stock_delta: number;
  readonly was_unlimited: boolean | null;
  readonly pictures: string[];
}

async function insertChanges(
  trx: Kysely<Database> | Transaction<Database>,
  { shopId, importId }: Place,
  plans: readonly ProductPlan[],
  written: Written,
): Promise<void> {
  const rows = plans
    .flatMap((plan) => changesOf(plan, written))
    .map((change) => ({ shop_id: shopId, import_id: importId, ...change }));
  for (let at = 0; at < rows.length; at += HELD) {
    await trx
      .insertInto('import_change')
      .values(rows.slice(at, at + HELD))
      // When a failed run is repeated, the values from before the first run stay.
      .onConflict((conflict) =>
        conflict.columns(['shop_id', 'import_id', 'product_id']).doUpdateSet((change) => ({
          revision: change.ref('excluded.revision'),
          stock_delta: sql<number>`import_change.stock_delta + excluded.stock_delta`,
        })),
      )
      .execute();
  }
}

/** Returns a row for each record that the import changed: the product, its variants, and deleted variants. */
function changesOf(plan: ProductPlan, { ids, pictures }: Written): readonly Change[] {
  if (plan.outcome !== 'created' && plan.outcome !== 'updated') return [];
  const mainId = ids.get(plan.draft.key);
  const line = plan.draft.lines[0] ?? 0;
  if (mainId === undefined) return [];
  const touched = [plan.main, ...plan.variants].flatMap((one): Change[] => {
    const id = ids.get(one.key);
    const ordered = one === plan.main ? [...(pictures.get(mainId) ?? [])] : [];
    if (id === undefined) return [];
    if (one.row && !one.changed && !one.stock && ordered.length === 0) return [];
    return [
      {
        product_id: id,
        main_id: mainId,
        line,
        before: one.row && JSON.stringify(one.changed ? valuesOf(one.row, one.fields) : {}),
        revision: (one.row?.revision ?? 0) + (one.row && !one.changed ? 0 : 1),
        stock_delta: one.stock?.delta ?? 0,
        was_unlimited: one.stock && !one.stock.isNew ? one.stock.wasUnlimited : null,
        pictures: ordered,
      },
    ];
  });
  const gone = plan.gone.map(({ id, revision, status }): Change => {
    const before = JSON.stringify({ status });
    const rest = { stock_delta: 0, was_unlimited: null, pictures: [] };
    return { product_id: id, main_id: mainId, line, before, revision, ...rest };
  });
  return [...touched, ...gone];
}

const always = ['status', 'rank', 'category_id', 'more_category_ids'];

function valuesOf(row: Selectable<ProductTable>, fields: object): Record<string, unknown> {
  const names = new Set([...Object.keys(fields), ...always]);
  return Object.fromEntries(Object.entries(row).filter(([name]) => names.has(name)));
}
