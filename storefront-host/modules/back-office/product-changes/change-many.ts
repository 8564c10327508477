import { sql, type Selectable, type Transaction } from 'kysely';
import type { Database, Lang, ProductTable } from '../../../db/schema.ts';
import type { Db } from '../../../db/open.ts';
import { MAX_COUNT } from '../../../http/index.ts';
import { text } from '../../../locales/text.ts';
import { lockProduct, managedProducts } from '../../catalog/index.ts';
import { applyItem, type Applied, type Refusal } from './apply-item.ts';
import { BULK_CHUNK, type BulkAnswer, type BulkRequest, type UndoItem } from './bulk.contract.ts';
import { describeChange } from './describe-change.ts';
import { planChange } from './plan-change.ts';

type Row = Selectable<ProductTable>;

export interface BulkAsked extends Applied {
  readonly request: BulkRequest;
  readonly lang: Lang;
}

/** Variants in one request, however few products have them. */
const MAX_ROWS = 2_000;

/** Undoes the transaction of a preview. */
class Previewed extends Error {
  readonly answer: BulkAnswer;
  constructor(answer: BulkAnswer) {
    super('previewed');
    this.answer = answer;
  }
}

/** Changes the next products of a bulk change, each as a whole or not at all; null: their number moved. */
export async function changeMany(db: Db, asked: BulkAsked): Promise<BulkAnswer | null> {
  const found = await findProducts(db, asked);
  if (!found) return null;
  try {
    return await db.transaction().execute(async (trx) => {
      const answer = await changeChunk(trx, asked, found);
      if (asked.request.preview) throw new Previewed(answer);
      return answer;
    });
  } catch (error) {
    if (error instanceof Previewed) return error.answer;
    throw error;
  }
}

/** Brings products back to what they were. */
export function undoMany(
  db: Db,
  asked: Applied & { readonly lang: Lang },
  items: readonly UndoItem[],
): Promise<BulkAnswer> {
  return db.transaction().execute(async (trx) => {
    const refused: BulkAnswer['refused'] = [];
    for (const item of items) {
      const refusal = await applyItem(trx, asked, item);
      if (refusal) refused.push(toRefused(item.id, '', refusal, asked.lang));
    }
    return { changed: items.length - refused.length, refused, preview: [], undo: [], next: null };
  });
}

async function findProducts(
  db: Db,
  { shopId, request }: BulkAsked,
): Promise<readonly number[] | null> {
  const { ids, filter = {}, expected_count: expected, after = 0 } = request;
  if (ids) return ids.filter((id) => id > after).toSorted((a, b) => a - b);
  const where = managedProducts.where(shopId, filter);
  if (after === 0) {
    const count = await sql<{ count: number }>`
      SELECT count(*)::int AS count FROM product p WHERE ${where}`.execute(db);
    // Above it the list shows no exact number either.
    if (Math.min(count.rows[0]?.count ?? 0, MAX_COUNT) !== expected) return null;
  }
  const { rows } = await sql<{ id: number }>`
    SELECT p.id FROM product p WHERE ${where} AND p.id > ${after}
    ORDER BY p.id LIMIT ${BULK_CHUNK + 1}`.execute(db);
  return rows.map(({ id }) => id);
}

async function changeChunk(
  trx: Transaction<Database>,
  asked: BulkAsked,
  ids: readonly number[],
): Promise<BulkAnswer> {
  const { shopId, request, lang } = asked;
  const { change } = request;
  const refused: BulkAnswer['refused'] = [];
  const preview: BulkAnswer['preview'] = [];
  const undo: UndoItem[] = [];
  let done = 0;
  let rows = 0;
  for (const id of ids) {
    if (done === BULK_CHUNK || rows >= MAX_ROWS) break;
    done += 1;
    const found = await lockProduct(trx, shopId, id);
    const row = found?.row.parent_id === null ? found.row : undefined;
    const title = row?.title ?? String(id);
    const variants = row && 'price' in change ? await lockVariants(trx, row) : [];
    rows += 1 + variants.length;
    const planned = row ? planChange(row, variants, change) : null;
    if (planned === null && row) continue;
    const refusal = await outcomeOf(trx, asked, planned);
    if (refusal) refused.push(toRefused(id, title, refusal, lang));
    else if (row && planned && typeof planned === 'object') {
      undo.push(planned.undo);
      if (request.preview) preview.push({ id, title, ...describeChange(row, planned, lang) });
    }
  }
  const last = ids[done - 1];
  return {
    changed: undo.length,
    refused,
    preview,
    undo: request.preview ? [] : undo,
    next: done < ids.length && last !== undefined ? last : null,
  };
}

async function outcomeOf(
  trx: Transaction<Database>,
  asked: BulkAsked,
  planned: ReturnType<typeof planChange>,
): Promise<Refusal | null> {
  if (planned === null) return { key: 'error.NOT_FOUND' };
  if (planned === 'PRICE_TOO_LOW') return { key: 'error.PRICE_TOO_LOW' };
  return applyItem(trx, asked, planned.item);
}

function lockVariants(trx: Transaction<Database>, row: Row) {
  return trx
    .selectFrom('product')
    .selectAll()
    .where('shop_id', '=', row.shop_id)
    .where('parent_id', '=', row.id)
    .where('status', '<>', 'removed')
    .orderBy('id')
    .forUpdate()
    .execute();
}

function toRefused(id: number, title: string, { key, vars }: Refusal, lang: Lang) {
  return { id, title, message: text(lang, key, vars) };
}
