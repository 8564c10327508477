import type { Host, Module } from '../../../../host.ts';
import { changeWithin } from './change-order.ts';
import { mayDo } from './order-states.ts';
import { lockOrder } from '../orders.repository.ts';

/** Number of days after the delivery in which a buyer may request a return. */
export const RETURN_DAYS = 7;
const DAY_MS = 86_400_000;
/** Number of orders, of all shops, in one query. */
const BATCH = 200;

/** Completes orders each night after their return period ends. */
export const orderCompletion: Module = (_app, host) => {
  host.jobs.handle('order.complete', () => completeOrders(host));
};

async function completeOrders({ db, now }: Host): Promise<void> {
  const at = now();
  const before = new Date(at.getTime() - RETURN_DAYS * DAY_MS);
  const failures: unknown[] = [];
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const due = await db
      .selectFrom('sales_order')
      .select(['shop_id', 'id'])
      .where('status', '=', 'delivered')
      .where('completed_at', 'is', null)
      .where('delivered_at', '<=', before)
      // A buyer has the same number of days to object to the shop's answer.
      .where((query) =>
        query.or([query('return_at', 'is', null), query('return_at', '<=', before)]),
      )
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    for (const { shop_id: shopId, id: orderId } of due) {
      // An error in one order must not stop the others; the job fails at the end, so that operators
      // see it.
      const completed = db.transaction().execute(async (trx) => {
        const order = await lockOrder(trx, shopId, orderId);
        if (!order || !mayDo(order, 'complete', 'system')) return;
        const { revision } = order;
        const act = { action: 'complete', tracking: null, accountId: null, at } as const;
        await changeWithin(trx, { shopId, orderId, revision, ...act });
      });
      await completed.catch((error: unknown) => failures.push(error));
    }
    const last = due.at(-1);
    if (!last || due.length < BATCH) break;
    after = last.id;
  }
  if (failures.length > 0) throw new AggregateError(failures, 'not every order could be completed');
}
