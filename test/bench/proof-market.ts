import { sql } from 'kysely';
import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig, type Config } from '../../storefront-host/config.ts';
import { newId } from '../../storefront-host/db/ids.ts';
import { SESSION_COOKIE } from '../../storefront-host/identity/plugins/session.ts';
import { cookieName } from '../../storefront-host/identity/session/session-cookie.ts';
import { startSession } from '../../storefront-host/identity/session/session.repository.ts';
import { migrateToLatest } from '../../storefront-host/db/migrate.ts';
import { openConfigured } from '../../storefront-host/db/open-configured.ts';
import type { Db } from '../../storefront-host/db/open.ts';
import { reconcile } from '../../storefront-host/modules/sales/index.ts';
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

/** The data folder gets the mall and one shop, so that a start does not add the demo market. */
export async function prepareMarket(stock: number): Promise<ProofMarket> {
  const dataDir = await mkdtemp(join(tmpdir(), 'talad-proof-'));
  // Root's database runs as the OS user `nobody`, who needs access to the folder.
  await chmod(dataDir, 0o755);
  const { opened, stop } = await openConfigured(readConfig({ DATA_DIR: dataDir }));
  try {
    await migrateToLatest(opened.db);
    await ensureMall(opened.db);
    return { dataDir, shop: await openShop(opened.db, PRODUCTS, stock) };
  } finally {
    await stop();
  }
}

/** Creates a shop with counted stock: `products` of them with `stock` pieces each. */
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

/**
 * Creates a session of an operator, who may do everything in each shop; returns its Cookie header.
 */
export async function operatorCookie(db: Db, config: Config): Promise<string> {
  const id = newId();
  await db
    .insertInto('account')
    .values({ id, email: 'proof-operator@example.test', name: 'proof', level: 100 })
    .execute();
  const at = new Date();
  const session = { accountId: id, level: 100, audience: 'platform' } as const;
  const { token } = await db
    .transaction()
    .execute((trx) => startSession(trx, { ...session, authenticatedAt: at }, at));
  return `${cookieName(config, SESSION_COOKIE)}=${token}`;
}

/** Checks the invariants after a kill; returns a sentence for each that does not hold. */
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
    (SELECT count(*) FROM stock_ledger l WHERE l.shop_id = ${shopId} AND l.reason = 'order' AND -l.delta <>
      (SELECT coalesce(sum(o.quantity), 0) FROM order_line o WHERE o.shop_id = l.shop_id
        AND o.order_id = l.order_id AND o.product_id = l.product_id))
      AS "ledger rows that are not what was ordered",
    (SELECT count(*) FROM order_line o WHERE o.shop_id = ${shopId} AND NOT EXISTS (SELECT FROM stock_ledger l
      WHERE l.shop_id = o.shop_id AND l.order_id = o.order_id AND l.product_id = o.product_id))
      AS "order lines that took no stock",
    (SELECT count(*) FROM sales_order o WHERE o.shop_id = ${shopId} AND 1 <> (SELECT count(*)
      FROM journal_entry j WHERE j.shop_id = o.shop_id AND j.order_id = o.id AND j.kind = 'order.placed'))
      AS "orders that were not booked exactly once",
    (SELECT count(*) FROM online_refund WHERE shop_id = ${shopId} AND state = 'sending')
      AS "refunds that are not sent",
    (SELECT count(*) FROM sales_order o LEFT JOIN (
        SELECT substring(html FROM '/orders/([0-9a-f-]{36})') AS order_id, count(*) AS mails
        FROM mail WHERE shop_id = ${shopId} AND status = 'kept' GROUP BY 1
      ) m ON m.order_id = o.id::text
      WHERE o.shop_id = ${shopId} AND m.mails IS DISTINCT FROM 1)
      AS "orders without exactly one mail to the shop",
    (SELECT count(*) FROM outbox WHERE relayed_at IS NULL) AS "outbox rows left"`.execute(db);
  const found = Object.entries(rows[0] ?? {}).filter(([, count]) => count > 0);
  const books = (await reconcile(db)).filter(({ differences }) => differences.length > 0);
  return [
    ...books.map(({ title, differences }) => `${title}: ${differences.length} not`),
    ...found.map(([what, count]) => `${count} ${what}`),
    ...(lost.length > 0 ? [`${lost.length} acknowledged orders are not there`] : []),
  ];
}
