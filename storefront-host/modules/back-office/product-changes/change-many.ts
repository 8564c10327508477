import { sql, type Transaction } from 'kysely';
import type { Database, Lang } from '../../../db/schema.ts';
import type { Db } from '../../../db/open.ts';
import { text } from '../../../locales/text.ts';
import { lockProducts, lockVariants, managedProducts } from '../../catalog/index.ts';
import { applyItems, type Applied, type Refusal } from './apply-items.ts';
import {
  BULK_CHUNK,
  type BulkAnswer,
  type BulkChange,
  type BulkRequest,
  type UndoItem,
} from './bulk.contract.ts';
import { describeChange } from './describe-change.ts';
import { planChange, type PlannedChange } from './plan-change.ts';

export interface ChangeRequest extends Applied {
  readonly request: BulkRequest;
  readonly lang: Lang;
}

/** Maximum number of variants in one transaction, so that few products with many variants do not hold it long. */
const MAX_ROWS = 2_000;

/** Rolls back the transaction of a preview. */
class Previewed extends Error {
  readonly answer: BulkAnswer;
  constructor(answer: BulkAnswer) {
    super('previewed');
    this.answer = answer;
  }
}

/** Changes the next products of a bulk change, each completely or not at all. */
export async function changeMany(db: Db, context: ChangeRequest): Promise<BulkAnswer> {
  const found = await findProducts(db, context);
  try {
    return await db.transaction().execute(async (trx) => {
      const answer = await changeNext(trx, context, found);
      if (context.request.preview) throw new Previewed(answer);
      return answer;
    });
  } catch (error) {
    if (error instanceof Previewed) return error.answer;
    throw error;
  }
}

/** Reverts changes of products. */
export function undoMany(
  db: Db,
  context: Applied & { readonly lang: Lang },
  items: readonly UndoItem[],
): Promise<BulkAnswer> {
  return db.transaction().execute(async (trx) => {
    const { refused, locked } = await revertProducts(trx, context, items);
    return {
      changed: items.length - refused.size,
      refused: [...refused].map(([id, refusal]) =>
        toRefused(id, locked.rows.get(id)?.title ?? '', refusal, context.lang),
      ),
      preview: [],
      undo: [],
      next: null,
    };
  });
}

/** Locks products and reverts their changes; a refused product stays as it is. */
export async function revertProducts(
  trx: Transaction<Database>,
  context: Applied,
  items: readonly UndoItem[],
) {
  const ids = items.map(({ id }) => id);
  const rows = await lockProducts(trx, context.shopId, ids);
  const priced = items.filter(({ variants }) => variants).map(({ id }) => id);
  const locked = await lockVariants(trx, context.shopId, rows, priced);
  const { refused } = await applyItems(trx, context, locked, items);
  return { refused, locked };
}

async function findProducts(
  db: Db,
  { shopId, request }: ChangeRequest,
): Promise<readonly number[]> {
  const { ids, filter = {}, after = 0 } = request;
  if (ids) return ids.filter((id) => id > after).toSorted((a, b) => a - b);
  await managedProducts.prepare?.(db, shopId, filter);
  const { rows } = await sql<{ id: number }>`
    SELECT p.id FROM product p WHERE ${managedProducts.where(shopId, filter)} AND p.id > ${after}
    ORDER BY p.id LIMIT ${BULK_CHUNK + 1}`.execute(db);
  return rows.map(({ id }) => id);
}

async function changeNext(
  trx: Transaction<Database>,
  context: ChangeRequest,
  found: readonly number[],
): Promise<BulkAnswer> {
  const { request, lang } = context;
  const { ids, titleOf, refused, changed } = await changeProducts(
    trx,
    context,
    request.change,
    found,
  );
  const last = ids.at(-1);
  return {
    changed: changed.length,
    refused: [...refused].map(([id, refusal]) => toRefused(id, titleOf(id), refusal, lang)),
    preview: request.preview
      ? changed.map((plan) => ({
          id: plan.item.id,
          title: titleOf(plan.item.id),
          ...describeChange(plan, lang),
        }))
      : [],
    undo: request.preview ? [] : changed.map(({ undo }) => undo),
    next: ids.length < found.length && last !== undefined ? last : null,
  };
}

/**
 * Locks and changes as many of these products as fit into one transaction: `ids`. Products that are neither refused
 * nor changed already had the new values.
 */
export async function changeProducts(
  trx: Transaction<Database>,
  context: Applied,
  change: BulkChange,
  found: readonly number[],
) {
  const { shopId } = context;
  const ids = await fitting(trx, shopId, change, found);
  const rows = await lockProducts(trx, shopId, ids);
  const locked = 'price' in change ? await lockVariants(trx, shopId, rows, ids) : rows;
  const refused = new Map<number, Refusal>();
  const planned = new Map<number, PlannedChange>();
  for (const id of ids) {
    const row = locked.rows.get(id);
    const plan = row ? planChange(row, locked.variants.get(id) ?? [], change) : 'NOT_FOUND';
    if (typeof plan === 'string') refused.set(id, { key: `error.${plan}` });
    else if (plan) planned.set(id, plan);
  }
  const items = [...planned.values()].map(({ item }) => item);
  const applied = await applyItems(trx, context, locked, items);
  for (const [id, refusal] of applied.refused) {
    refused.set(id, refusal);
    planned.delete(id);
  }
  const changed = [...planned].map(([id, plan]) => {
    const stocks = applied.stocks.get(id);
    const undo = stocks ? { ...plan.undo, stock_of: stocks.map((one) => one.id) } : plan.undo;
    return { ...plan, stocks, undo };
  });
  return {
    ids,
    titleOf: (id: number) => locked.rows.get(id)?.title ?? String(id),
    refused,
    changed,
  };
}

/** Returns the first of these products that fit into one transaction together with their variants. */
async function fitting(
  trx: Transaction<Database>,
  shopId: number,
  change: BulkChange,
  found: readonly number[],
): Promise<readonly number[]> {
  const ids = found.slice(0, BULK_CHUNK);
  if (!('price' in change || 'stock' in change)) return ids;
  const { rows } = await sql<{ id: number; count: number }>`
    SELECT parent_id AS id, count(*)::int AS count FROM product
    WHERE shop_id = ${shopId} AND parent_id = ANY(${ids}::bigint[]) AND status <> 'removed'
    GROUP BY parent_id`.execute(trx);
  const counts = new Map(rows.map(({ id, count }) => [id, count]));
  let sum = 0;
  const end = ids.findIndex((id) => {
    const isFull = sum >= MAX_ROWS;
    sum += 1 + (counts.get(id) ?? 0);
    return isFull;
  });
  return end === -1 ? ids : ids.slice(0, end);
}

function toRefused(id: number, title: string, { key, vars }: Refusal, lang: Lang) {
  return { id, title, message: text(lang, key, vars) };
}
