import type { Transaction } from 'kysely';
import type { Db } from '../../../db/open.ts';
import type { Database } from '../../../db/schema.ts';
import { writeAudit } from '../../shops/index.ts';
import { notifyLowStock } from './notify-low-stock.ts';
import type { StockChange } from './stock.contract.ts';
import { invalidateStockPages } from './stock-pages.ts';
import { correctStock } from './stock.repository.ts';

export interface StockCorrection {
  readonly shopId: number;
  readonly productId: number;
  readonly change: StockChange;
  readonly accountId: string;
  readonly at: Date;
}

export type StockCorrected =
  | { readonly ok: true; readonly remain: number }
  | { readonly ok: false; readonly code: 'NOT_FOUND' | 'UNLIMITED_STOCK' | 'STOCK_OF_OPTIONS' }
  | { readonly ok: false; readonly code: 'NOT_ENOUGH'; readonly left: number };

/**
 * Corrects stock for staff by a delta with its reason, never below zero; both ledger and activity
 * log record it.
 */
export function changeStock(db: Db, correction: StockCorrection): Promise<StockCorrected> {
  return db.transaction().execute((trx) => changeStockWithin(trx, correction));
}

/** Corrects it within a transaction of the caller; a refusal changes nothing. */
export async function changeStockWithin(
  trx: Transaction<Database>,
  { shopId, productId, change, accountId, at }: StockCorrection,
): Promise<StockCorrected> {
  const product = await trx
    .selectFrom('product as p')
    .leftJoin('stock as k', (join) =>
      join.onRef('k.shop_id', '=', 'p.shop_id').onRef('k.product_id', '=', 'p.id'),
    )
    .select(['k.remain', 'k.unlimited'])
    .select((select) =>
      select
        .exists(
          select
            .selectFrom('product as c')
            .select('c.id')
            .whereRef('c.shop_id', '=', 'p.shop_id')
            .whereRef('c.parent_id', '=', 'p.id')
            .where('c.status', '<>', 'removed'),
        )
        .as('has_options'),
    )
    .where('p.shop_id', '=', shopId)
    .where('p.id', '=', productId)
    .where('p.status', '<>', 'removed')
    .executeTakeFirst();
  if (!product) return { ok: false, code: 'NOT_FOUND' };
  if (product.has_options) return { ok: false, code: 'STOCK_OF_OPTIONS' };
  if (product.unlimited) return { ok: false, code: 'UNLIMITED_STOCK' };
  if (product.remain === null) {
    await trx
      .insertInto('stock')
      .values({ shop_id: shopId, product_id: productId, remain: 0 })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  const cause = { shopId, reason: change.reason, orderId: null, accountId, at } as const;
  const note = change.note?.trim() ?? '';
  const row = await correctStock(trx, productId, change.delta, { ...cause, note });
  if (!row) return { ok: false, code: 'NOT_ENOUGH', left: product.remain ?? 0 };
  await invalidateStockPages(trx, shopId, [row]);
  await notifyLowStock(trx, shopId, { changed: [row], at });
  await writeAudit(trx, {
    shopId,
    entity: 'stock',
    entityId: productId,
    action: change.reason,
    accountId,
    before: { remain: row.remain - change.delta },
    after: { remain: row.remain, delta: change.delta, note },
    at,
  });
  return { ok: true, remain: row.remain };
}
