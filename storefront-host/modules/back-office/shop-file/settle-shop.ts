import { sql, type Transaction } from 'kysely';
import { newId } from '../../../db/ids.ts';
import type { Database } from '../../../db/schema.ts';
import { invalidatePages, pageKeys } from '../../../cache/page-keys.ts';
import {
  countCategories,
  rebuildSearchWords,
  refreshPromotedProducts,
  refreshSearchText,
} from '../../catalog/index.ts';
import { sumUp } from '../../content/index.ts';
import { MALL_ID } from '../../shops/index.ts';

const BATCH = 500;

/** Computes all derived data of the imported rows: search texts, counts, prices, ratings, the stock ledger. */
export async function settleShop(
  trx: Transaction<Database>,
  shopId: number,
  at: Date,
): Promise<void> {
  await openLedger(trx, shopId, at);
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM product WHERE shop_id = ${shopId} AND parent_id IS NULL ORDER BY id`.execute(
    trx,
  );
  const mains = rows.map(({ id }) => id);
  for (let from = 0; from < mains.length; from += BATCH) {
    const some = mains.slice(from, from + BATCH);
    await refreshSearchText(trx, shopId, some, { words: 'later' });
    await refreshPromotedProducts(trx, shopId, some, at);
  }
  await rebuildSearchWords(trx, shopId);
  await countCategories(trx, shopId);
  await countCategories(trx, MALL_ID);
  const { rows: rated } = await sql<{ product_id: number }>`
    SELECT DISTINCT product_id FROM review WHERE shop_id = ${shopId}`.execute(trx);
  if (rated.length > 0) {
    await sumUp(
      trx,
      shopId,
      rated.map(({ product_id: id }) => id),
    );
  }
  await invalidatePages(trx, [pageKeys.list(shopId), pageKeys.list(MALL_ID), pageKeys.sellers()]);
}

async function openLedger(trx: Transaction<Database>, shopId: number, at: Date): Promise<void> {
  const { rows } = await sql<{ product_id: number; remain: number }>`
    SELECT product_id, remain FROM stock WHERE shop_id = ${shopId} AND remain > 0`.execute(trx);
  const products = rows.map(({ product_id: id }) => id);
  const remains = rows.map(({ remain }) => remain);
  await sql`
    INSERT INTO stock_ledger (shop_id, id, product_id, delta, remain_after, reason, created_at)
    SELECT ${shopId}::bigint, one.id, one.product, one.remain, one.remain, 'opening', ${at}
    FROM unnest(${rows.map(() => newId(at.getTime()))}::uuid[], ${products}::bigint[],
      ${remains}::int[]) AS one (id, product, remain)`.execute(trx);
}
