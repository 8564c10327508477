import { sql } from 'kysely';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../../storefront-host/config.ts';
import { newId } from '../../storefront-host/db/ids.ts';
import { migrateToLatest } from '../../storefront-host/db/migrate.ts';
import { openConfigured } from '../../storefront-host/db/open-configured.ts';
import type { Db } from '../../storefront-host/db/open.ts';
import { refreshSearchText } from '../../storefront-host/modules/catalog/search/search-text.ts';
import { ensureMall } from '../../storefront-host/startup/ensure-mall.ts';

export interface ProofShop {
  readonly shopId: number;
  readonly products: readonly string[];
}

const PRODUCTS = 20;

export interface ProofMarket {
  readonly dataDir: string;
  readonly shop: ProofShop;
}

/** A data folder with the mall and one shop, so that a start fills in no demo market. */
export async function prepareMarket(stock: number): Promise<ProofMarket> {
  const dataDir = await mkdtemp(join(tmpdir(), 'talad-proof-'));
  const { opened, stop } = await openConfigured(readConfig({ DATA_DIR: dataDir }));
  try {
    await migrateToLatest(opened.db);
    await ensureMall(opened.db);
    return { dataDir, shop: await openShop(opened.db, PRODUCTS, stock) };
  } finally {
    await stop();
  }
}

/** A shop whose every piece is counted: `products` of them with `stock` pieces each. */
async function openShop(db: Db, products: number, stock: number): Promise<ProofShop> {
  return db.transaction().execute(async (trx) => {
    const { id: shopId } = await trx
      .insertInto('shop')
      .values({
        kind: 'shop',
        shopname: `proof-${Date.now()}`,
        title: 'ร้านทดสอบ',
        email: 'proof@example.test',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const uuids = Array.from({ length: products }, () => newId());
    const rows = await trx
      .insertInto('product')
      .values(
        uuids.map((uuid, index) => ({
          shop_id: shopId,
          uuid,
          slug: `proof-${index}`,
          title: `สินค้าทดสอบ ${index}`,
          price: 10_000 + index,
        })),
      )
      .returning('id')
      .execute();
    const opening = { delta: stock, remain_after: stock, reason: 'opening' } as const;
    for (const { id } of rows) {
      const key = { shop_id: shopId, product_id: id };
      await trx
        .insertInto('stock')
        .values({ ...key, remain: stock })
        .execute();
      await trx
        .insertInto('stock_ledger')
        .values({ ...key, ...opening, id: newId() })
        .execute();
    }
    await refreshSearchText(
      trx,
      shopId,
      rows.map(({ id }) => id),
    );
    return { shopId, products: uuids };
  });
}

/** Invariants after any kill; returns the sentences that do not hold. */
export async function wrongs(
  db: Db,
  shopId: number,
  acknowledged: ReadonlyMap<string, string>,
): Promise<readonly string[]> {
  const orders = await db
    .selectFrom('sales_order')
    .select(['id', 'idempotency_key'])
    .where('shop_id', '=', shopId)
    .execute();
  const byCheckout = new Map(orders.map((order) => [order.idempotency_key, order.id]));
  const lost = [...acknowledged].filter(([checkout, order]) => byCheckout.get(checkout) !== order);
  const { rows } = await sql<Record<string, number>>`SELECT
    (SELECT count(*) FROM stock s WHERE s.shop_id = ${shopId} AND s.remain <> (SELECT sum(l.delta)
      FROM stock_ledger l WHERE l.shop_id = s.shop_id AND l.product_id = s.product_id))
      AS "products whose stock is not the sum of its ledger",
    (SELECT count(*) FROM stock_ledger l WHERE l.shop_id = ${shopId} AND l.reason = 'order' AND -l.delta <>
      (SELECT coalesce(sum(o.quantity), 0) FROM order_line o WHERE o.shop_id = l.shop_id
        AND o.order_id = l.order_id AND o.product_id = l.product_id))
      AS "ledger rows that are not what was ordered",
    (SELECT count(*) FROM order_line o WHERE o.shop_id = ${shopId} AND NOT EXISTS (SELECT FROM stock_ledger l
      WHERE l.shop_id = o.shop_id AND l.order_id = o.order_id AND l.product_id = o.product_id))
      AS "order lines that took no stock",
    (SELECT count(*) FROM (SELECT entry_id FROM journal_line WHERE shop_id = ${shopId}
      GROUP BY entry_id HAVING sum(amount) <> 0) unbalanced) AS "journal entries out of balance",
    (SELECT count(*) FROM sales_order o WHERE o.shop_id = ${shopId} AND 1 <> (SELECT count(*)
      FROM journal_entry j WHERE j.shop_id = o.shop_id AND j.order_id = o.id))
      AS "orders without exactly one journal entry",
    (SELECT count(*) FROM sales_order o LEFT JOIN (
        SELECT substring(html FROM '/orders/([0-9a-f-]{36})') AS order_id, count(*) AS mails
        FROM mail WHERE shop_id = ${shopId} AND status = 'kept' GROUP BY 1
      ) m ON m.order_id = o.id::text
      WHERE o.shop_id = ${shopId} AND m.mails IS DISTINCT FROM 1)
      AS "orders without exactly one mail to the shop",
    (SELECT count(*) FROM outbox WHERE relayed_at IS NULL) AS "outbox rows left"`.execute(db);
  const found = Object.entries(rows[0] ?? {}).filter(([, count]) => count > 0);
  return [
    ...found.map(([what, count]) => `${count} ${what}`),
    ...(lost.length > 0 ? [`${lost.length} acknowledged orders are not there`] : []),
  ];
}
