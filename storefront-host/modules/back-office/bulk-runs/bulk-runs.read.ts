import { Readable } from 'node:stream';
import { sql, type Kysely } from 'kysely';
import type { BulkItemState, BulkRunTable, Database, Lang } from '../../../db/schema.ts';
import type { Selectable } from 'kysely';
import { isTextKey, text } from '../../../locales/text.ts';
import { BOM, csvLine } from '../../../http/index.ts';
import type { BulkChange } from '../product-changes/bulk.contract.ts';
import { NAMED_PROBLEMS, type BulkRun, type ListedRun } from './bulk-runs.contract.ts';

const LISTED = 20;
const BATCH = 1_000;

interface RunQuery {
  readonly shopId: number;
  readonly id: string;
  readonly lang: Lang;
}

interface Item {
  readonly product_id: number;
  readonly title: string | null;
  readonly state: BulkItemState;
  readonly reason: { readonly key: string; readonly vars?: Record<string, string | number> } | null;
}

export async function listRuns(db: Kysely<Database>, shopId: number): Promise<ListedRun[]> {
  const rows = await db
    .selectFrom('bulk_run')
    .selectAll()
    .where('shop_id', '=', shopId)
    .orderBy('id', 'desc')
    .limit(LISTED)
    .execute();
  return rows.map(toListed);
}

/** Returns null if the shop has no run with this id. Three queries. */
export async function readRun(db: Kysely<Database>, query: RunQuery): Promise<BulkRun | null> {
  const { shopId, id, lang } = query;
  const run = await db
    .selectFrom('bulk_run')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!run) return null;
  const { rows: counts } = await sql<{ state: BulkItemState; products: number }>`
    SELECT state, count(*)::int AS products FROM bulk_item
    WHERE shop_id = ${shopId} AND run_id = ${id} GROUP BY state`.execute(db);
  const of = (state: BulkItemState) => counts.find((row) => row.state === state)?.products ?? 0;
  const { rows: problems } = await sql<Item>`
    SELECT i.product_id, i.state, i.reason, p.title FROM bulk_item i
    LEFT JOIN product p ON p.shop_id = i.shop_id AND p.id = i.product_id
    WHERE i.shop_id = ${shopId} AND i.run_id = ${id} AND i.state IN ('refused', 'kept')
    ORDER BY i.product_id LIMIT ${NAMED_PROBLEMS}`.execute(db);
  return {
    ...toListed(run),
    tally: {
      waiting: of('waiting'),
      changed: of('changed'),
      unchanged: of('unchanged'),
      refused: of('refused'),
      undone: of('undone'),
      kept: of('kept'),
    },
    problems: problems.map((item) => ({
      id: item.product_id,
      title: item.title ?? String(item.product_id),
      message: messageOf(item, lang),
    })),
  };
}

/** Returns the outcome of every product as CSV. Rows are read only as fast as the client consumes them. */
export function runCsv(db: Kysely<Database>, query: RunQuery): Readable {
  return Readable.from(lines(db, query));
}

async function* lines(
  db: Kysely<Database>,
  { shopId, id, lang }: RunQuery,
): AsyncGenerator<string> {
  yield BOM + csvLine(['id', 'title', 'outcome', 'reason']);
  for (let after = 0; ;) {
    const { rows } = await sql<Item>`
      SELECT i.product_id, i.state, i.reason, p.title FROM bulk_item i
      LEFT JOIN product p ON p.shop_id = i.shop_id AND p.id = i.product_id
      WHERE i.shop_id = ${shopId} AND i.run_id = ${id} AND i.product_id > ${after}
      ORDER BY i.product_id LIMIT ${BATCH}`.execute(db);
    const last = rows.at(-1);
    if (!last) return;
    yield rows
      .map((item) =>
        csvLine([
          item.product_id,
          item.title ?? '',
          text(lang, `bulk.outcome.${item.state}`),
          messageOf(item, lang),
        ]),
      )
      .join('');
    after = last.product_id;
  }
}

function messageOf({ reason }: Item, lang: Lang): string {
  return reason && isTextKey(reason.key) ? text(lang, reason.key, reason.vars) : '';
}

function toListed({ id, change, state, total, created_at }: Selectable<BulkRunTable>): ListedRun {
  return { id, change: change as BulkChange, state, total, created_at: created_at.toISOString() };
}
