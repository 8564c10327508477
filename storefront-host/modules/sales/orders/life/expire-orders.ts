import { sql } from 'kysely';
import type { Db } from '../../../../db/open.ts';
import type { Host, Module } from '../../../../host.ts';
import { changeWithin } from './change-order.ts';
import type { OrderName } from '../order-link.ts';
import { awaitsPayment } from './order-states.ts';
import { expireGroup, findOverdueGroups } from '../../payment-groups/receive-group.ts';
import { readSlips } from '../../slips/slips.read.ts';
import { lockOrder } from '../orders.repository.ts';

/** Limits the orders, of all shops, that one run cancels; a run starts each minute. */
const BATCH = 100;

/** Cancels orders that were not paid in time, so that their pieces can be sold again. */
export const orderExpiry: Module = (_app, host) => {
  host.jobs.handle('order.expire', () => expireOrders(host));
};

async function expireOrders({ db, now }: Host): Promise<void> {
  const at = now();
  const failures: unknown[] = [];
  for (const id of await findOverdueGroups(db, at, BATCH)) {
    await expireGroup(db, id, at).catch((error: unknown) => failures.push(error));
  }
  for (const name of await findOverdue(db, at)) {
    // An error in one order must not stop the others; the job fails at the end, so that operators
    // see it.
    await expireOrder(db, name, at).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'not every order could be cancelled');
}

/**
 * Orders of one payment to the marketplace expire together (receive-group.ts). An order with an
 * open payment at a provider waits for the provider's result, and an order with a slip waits until
 * the shop has checked it (decision 250).
 */
async function findOverdue(db: Db, at: Date): Promise<readonly OrderName[]> {
  const { rows } = await sql<OrderName>`
    SELECT o.shop_id, o.id AS order_id FROM sales_order o
    WHERE o.pay_by <= ${at} AND o.status = 'placed' AND o.payment_status = 'pending'
      AND o.payment_method <> 'platform'
      AND NOT EXISTS (SELECT 1 FROM online_payment p
        WHERE p.shop_id = o.shop_id AND p.order_id = o.id AND p.state = 'open')
      AND NOT EXISTS (SELECT 1 FROM order_slip s
        WHERE s.shop_id = o.shop_id AND s.order_id = o.id AND s.state = 'waiting')
    ORDER BY o.pay_by LIMIT ${BATCH}`.execute(db);
  return rows;
}

/**
 * Under the order's lock, a payment confirmed at the same moment is handled before or after, never
 * in between.
 */
function expireOrder(
  db: Db,
  { shop_id: shopId, order_id: orderId }: OrderName,
  at: Date,
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, shopId, orderId);
    if (!order || !awaitsPayment(order) || order.pay_by === null || order.pay_by > at) return;
    // A slip may have arrived after the order was selected.
    const [newest] = await readSlips(trx, order);
    if (newest?.state === 'waiting') return;
    await changeWithin(trx, {
      shopId,
      orderId,
      action: 'cancel',
      revision: order.revision,
      tracking: null,
      accountId: null,
      by: 'time',
      at,
    });
  });
}
