import { sql, type Transaction } from 'kysely';
import { newId } from '../../../db/ids.ts';
import type { Database } from '../../../db/schema.ts';
import type { StockPlan } from './plan-products.ts';

export interface StockWrite extends StockPlan {
  readonly productId: number;
}

interface Place {
  readonly shopId: number;
  readonly at: Date;
}

/** Writes stock and ledger. The plan has locked the rows, so its deltas are still valid. */
export async function writeStock(
  trx: Transaction<Database>,
  { shopId, at }: Place,
  writes: readonly StockWrite[],
): Promise<void> {
  if (writes.length === 0) return;
  const ids = writes.map(({ productId }) => productId);
  const deltas = writes.map(({ delta }) => delta);
  const unlimited = writes.map((write) => write.unlimited);
  const { rows } = await sql<{ product_id: number; remain: number }>`
    INSERT INTO stock AS k (shop_id, product_id, remain, unlimited)
    SELECT ${shopId}::bigint, one.id, greatest(one.delta, 0), one.unlimited
    FROM unnest(${ids}::bigint[], ${deltas}::int[], ${unlimited}::bool[]) AS one (id, delta, unlimited)
    ORDER BY one.id
    ON CONFLICT (shop_id, product_id) DO UPDATE SET unlimited = excluded.unlimited
    RETURNING product_id, remain`.execute(trx);
  const moved = writes.filter(({ isNew, delta }) => !isNew && delta !== 0);
  const after = new Map(rows.map(({ product_id, remain }) => [product_id, remain]));
  for (const { productId, delta } of moved) {
    const { rows: changed } = await sql<{ remain: number }>`
      UPDATE stock SET remain = remain + ${delta}
      WHERE shop_id = ${shopId} AND product_id = ${productId} RETURNING remain`.execute(trx);
    after.set(productId, changed[0]?.remain ?? 0);
  }
  const counted = writes.filter(({ delta }) => delta !== 0);
  if (counted.length === 0) return;
  await sql`
    INSERT INTO stock_ledger (shop_id, id, product_id, delta, remain_after, reason, created_at)
    SELECT ${shopId}::bigint, one.id, one.product, one.delta, one.remain, 'import', ${at}
    FROM unnest(${counted.map(() => newId(at.getTime()))}::uuid[],
      ${counted.map(({ productId }) => productId)}::bigint[],
      ${counted.map(({ delta }) => delta)}::int[],
      ${counted.map(({ productId }) => after.get(productId) ?? 0)}::int[])
      AS one (id, product, delta, remain)`.execute(trx);
}
