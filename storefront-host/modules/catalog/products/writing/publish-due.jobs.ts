import type { Db } from '../../../../db/open.ts';
import type { Module } from '../../../../host.ts';
import { writeAudit } from '../../../shops/index.ts';
import { refreshProducts, writeProduct } from './write-product.ts';

/** Products of one run; further ones are published a minute later. */
const BATCH = 500;

/** Publishes once a minute the products whose publish date has come. */
export const publishDue: Module = (_app, host) => {
  host.jobs.handle('publish.due', () => publishProducts(host.db, host.now()));
};

async function publishProducts(db: Db, now: Date): Promise<void> {
  const due = await db
    .selectFrom('product')
    .select(['shop_id', 'id'])
    .where('publish_as', 'is not', null)
    .where('publish_at', '<=', now)
    .where('status', '=', 'product_sync_disable')
    .orderBy('publish_at')
    .limit(BATCH)
    .execute();
  for (const product of due) await publish(db, product, now);
}

function publish(db: Db, { shop_id: shopId, id }: { shop_id: number; id: number }, now: Date) {
  return db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('product')
      .selectAll()
      .where('shop_id', '=', shopId)
      .where('id', '=', id)
      .where('status', '=', 'product_sync_disable')
      .where('publish_at', '<=', now)
      .forUpdate()
      .executeTakeFirst();
    // The owner has published it meanwhile.
    if (!row?.publish_as) return;
    const { title, price, full_price, publish_as: status } = row;
    await writeProduct(trx, row, { title, price, full_price, status, publish_as: null }, now);
    await refreshProducts(trx, shopId, [id], now);
    await writeAudit(trx, {
      shopId,
      entity: 'product',
      entityId: id,
      action: 'updated',
      accountId: null,
      before: { title, status: row.status },
      after: { title, status },
      at: now,
    });
  });
}
