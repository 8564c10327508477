import { sql, type Selectable, type Transaction } from 'kysely';
import { newId } from '../../../db/ids.ts';
import type { Database, ImportChangeTable } from '../../../db/schema.ts';

interface Place {
  readonly shopId: number;
  readonly at: Date;
}

/** Subtracts the imported pieces from the stock again, as far as they are still there. */
export async function takeBackStock(
  trx: Transaction<Database>,
  { shopId, at }: Place,
  changes: readonly Selectable<ImportChangeTable>[],
): Promise<void> {
  const moved = changes.filter(
    ({ stock_delta: delta, was_unlimited: was }) => delta !== 0 || was !== null,
  );
  // In the order in which carts lock products, which prevents deadlocks.
  for (const change of moved.toSorted((a, b) => a.product_id - b.product_id)) {
    const { product_id: productId, stock_delta: delta, was_unlimited: wasUnlimited } = change;
    const { rows } = await sql<{ remain: number; delta: number }>`
      UPDATE stock k SET remain = greatest(0, k.remain - ${delta}),
        unlimited = coalesce(${wasUnlimited}::bool, k.unlimited)
      FROM (SELECT remain FROM stock WHERE shop_id = ${shopId} AND product_id = ${productId}
        FOR UPDATE) AS before
      WHERE k.shop_id = ${shopId} AND k.product_id = ${productId}
      RETURNING k.remain, k.remain - before.remain AS delta`.execute(trx);
    const [after] = rows;
    if (!after || after.delta === 0) continue;
    await trx
      .insertInto('stock_ledger')
      .values({
        shop_id: shopId,
        id: newId(at.getTime()),
        product_id: productId,
        delta: after.delta,
        remain_after: after.remain,
        reason: 'import',
        created_at: at,
      })
      .execute();
  }
}
