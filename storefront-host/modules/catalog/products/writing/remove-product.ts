import { sql } from 'kysely';
import type { ProductStatus } from '../../../../db/schema.ts';
import type { Db } from '../../../../db/open.ts';
import { writeAudit } from '../../../shops/index.ts';
import { facts } from './product-audit.ts';
import { refreshProducts, writeProduct } from './write-product.ts';

export interface ProductRemoval {
  readonly shopId: number;
  readonly productId: number;
  readonly accountId: string;
  readonly at: Date;
}

/**
 * Removes a product from the shop; orders still refer to it, and `restoreProduct` restores it. Returns false if
 * there is none.
 */
export function removeProduct(db: Db, request: ProductRemoval): Promise<boolean> {
  return changeStatus(db, request, 'removed');
}

/** Restores a removed product. Returns false if it is not removed. */
export function restoreProduct(db: Db, request: ProductRemoval): Promise<boolean> {
  return changeStatus(db, request, 'restored');
}

function changeStatus(db: Db, request: ProductRemoval, action: 'removed' | 'restored') {
  const { shopId, productId, accountId, at } = request;
  return db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('product')
      .selectAll()
      .where('shop_id', '=', shopId)
      .where('id', '=', productId)
      .where('parent_id', 'is', null)
      .where('status', action === 'removed' ? '<>' : '=', 'removed')
      .forUpdate()
      .executeTakeFirst();
    if (!row) return false;
    const { rows } = await sql<{ status: ProductStatus }>`
      SELECT before->>'status' AS status FROM audit_log
      WHERE shop_id = ${shopId} AND entity = 'product' AND entity_id = ${String(productId)}
        AND action = 'removed' ORDER BY id DESC LIMIT 1`.execute(trx);
    const status = action === 'removed' ? 'removed' : (rows[0]?.status ?? 'availability');
    const { title, price, full_price } = row;
    await writeProduct(trx, row, { title, price, full_price, status }, at);
    await refreshProducts(trx, shopId, [productId], at);
    await writeAudit(trx, {
      shopId,
      entity: 'product',
      entityId: productId,
      action,
      accountId,
      before: facts(row),
      after: facts({ ...row, status }),
      at,
    });
    return true;
  });
}
