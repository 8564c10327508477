import { sql, type Transaction } from 'kysely';
import type { Db } from '../../../db/open.ts';
import type { Database } from '../../../db/schema.ts';
import { notifyStaff } from '../../../identity/index.ts';
import { recountCustomers, writeAudit } from '../../shops/index.ts';
import { invalidateStockPages } from '../stock/stock-pages.ts';
import type { Difference, Mended } from './differences.ts';
import { mendPayments } from './mend-payments.ts';
import type { Reconciled } from './reconcile.ts';

/**
 * Recomputes counters from their records, and applies payments that a provider confirmed to their
 * orders or sends them back (decision 439). It changes no other money: it notifies the shop of the
 * order, once (decision 417).
 */
export function mend(
  db: Db,
  { name }: Pick<Reconciled, 'name'>,
  difference: Difference,
  at: Date,
): Promise<Mended> {
  return db.transaction().execute(async (trx) => {
    const ofPayment = await mendPayments(trx, difference, at);
    if (ofPayment) return ofPayment;
    if (name === 'stock') return mendStock(trx, difference, at);
    if (name === 'coupons') return mendCoupon(trx, difference, at);
    if (name === 'customers') return mendCustomer(trx, difference);
    return report(trx, difference, at);
  });
}

/**
 * Locks the stock first. An order holds it until it commits, so the ledger is complete after the
 * lock. If the ledger itself never had this number, it has lost a movement, and its sum proves
 * nothing.
 */
async function mendStock(
  trx: Transaction<Database>,
  { shop_id: shopId, id }: Difference,
  at: Date,
): Promise<Mended> {
  const before = await trx
    .selectFrom('stock')
    .select('remain')
    .where('shop_id', '=', shopId)
    .where('product_id', '=', Number(id))
    .where('unlimited', '=', false)
    .forUpdate()
    .executeTakeFirst();
  if (!before) return 'left';
  const { rows } = await sql<{ product_id: number; remain: number; page_id: number | null }>`
    UPDATE stock k SET remain = m.sum
    FROM (SELECT sum(delta)::int AS sum, array_agg(remain_after) AS after FROM stock_ledger
      WHERE shop_id = ${shopId} AND product_id = ${Number(id)}) m
    WHERE k.shop_id = ${shopId} AND k.product_id = ${Number(id)} AND m.sum = ANY(m.after)
    RETURNING k.product_id, k.remain, (SELECT coalesce(p.parent_id, p.id) FROM product p
      WHERE p.shop_id = k.shop_id AND p.id = k.product_id) AS page_id`.execute(trx);
  const [after] = rows;
  if (!after) return 'left';
  const delta = after.remain - before.remain;
  await invalidateStockPages(trx, shopId, [{ ...after, delta, unlimited: false }]);
  await writeAudit(trx, {
    shopId,
    entity: 'stock',
    entityId: id,
    action: 'reconciled',
    accountId: null,
    before: { remain: before.remain },
    after: { remain: after.remain },
    at,
  });
  return 'mended';
}

/** Placing and cancelling an order lock the coupon's row until they commit, and so does this. */
async function mendCoupon(
  trx: Transaction<Database>,
  { shop_id: shopId, id }: Difference,
  at: Date,
): Promise<Mended> {
  const before = await trx
    .selectFrom('coupon')
    .select('used')
    .where('shop_id', '=', shopId)
    .where('id', '=', Number(id))
    .forUpdate()
    .executeTakeFirst();
  if (!before) return 'left';
  const after = await trx
    .updateTable('coupon')
    .set((query) => ({
      used: query
        .selectFrom('sales_order')
        .select(sql<number>`count(*)::int`.as('used'))
        .where('shop_id', '=', shopId)
        .where(sql<boolean>`(coupon->>'id')::bigint = ${Number(id)}`)
        .where('status', '<>', 'cancelled')
        .where('payment_status', '<>', 'refunded'),
    }))
    .where('shop_id', '=', shopId)
    .where('id', '=', Number(id))
    .returning('used')
    .executeTakeFirstOrThrow();
  await writeAudit(trx, {
    shopId,
    entity: 'coupon',
    entityId: id,
    action: 'reconciled',
    accountId: null,
    before: { used: before.used },
    after: { used: after.used },
    at,
  });
  return 'mended';
}

async function mendCustomer(
  trx: Transaction<Database>,
  { shop_id: shopId, id }: Difference,
): Promise<Mended> {
  await trx
    .selectFrom('customer')
    .select('id')
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .forUpdate()
    .execute();
  await recountCustomers(trx, shopId, [id]);
  return 'mended';
}

async function report(
  trx: Transaction<Database>,
  { shop_id: shopId, order_id: orderId, name, part, wanted, found }: Difference,
  at: Date,
): Promise<Mended> {
  if (orderId === null) return 'left';
  const before = { part, wanted, found };
  // Two people may run it at the same time.
  await trx
    .selectFrom('sales_order')
    .select('id')
    .where('shop_id', '=', shopId)
    .where('id', '=', orderId)
    .forUpdate()
    .execute();
  const notification = await trx
    .selectFrom('audit_log')
    .select('id')
    .where('shop_id', '=', shopId)
    .where('entity', '=', 'order')
    .where('entity_id', '=', orderId)
    .where('action', '=', 'differs')
    .executeTakeFirst();
  if (notification) return 'reported';
  await writeAudit(trx, {
    shopId,
    entity: 'order',
    entityId: orderId,
    action: 'differs',
    accountId: null,
    before: null,
    after: before,
    at,
  });
  await notifyStaff(trx, {
    shopId,
    kind: 'books_differ',
    capability: 'order:read',
    data: { number: name },
    place: `/orders/${orderId}/show`,
    at,
  });
  return 'reported';
}
