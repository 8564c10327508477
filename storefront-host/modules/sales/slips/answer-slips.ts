import { sql, type Transaction } from 'kysely';
import type { Db } from '../../../db/open.ts';
import type { Database } from '../../../db/schema.ts';
import { notifyShopper } from '../../../identity/index.ts';
import { writeOutbox } from '../../../jobs/outbox.ts';
import { writeAudit } from '../../shops/index.ts';
import { lockOrder, type OrderRow } from '../orders/orders.repository.ts';

const HOUR_MS = 3_600_000;
/** Time for another slip after a refusal (decision 250). */
export const AGAIN_MS = 24 * HOUR_MS;

export interface SlipRefused {
  readonly shopId: number;
  readonly orderId: string;
  readonly slipId: string;
  readonly reason: string;
  readonly accountId: string;
  readonly at: Date;
}

/** Refuses a waiting slip, notifies its buyer of the reason, and leaves time for another slip. */
export function refuseSlip(
  db: Db,
  { shopId, orderId, slipId, reason, accountId, at }: SlipRefused,
): Promise<
  { readonly ok: true } | { readonly ok: false; readonly code: 'NOT_FOUND' | 'BAD_STATE' }
> {
  return db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, shopId, orderId);
    const slip =
      order &&
      (await trx
        .selectFrom('order_slip')
        .select('state')
        .where('shop_id', '=', shopId)
        .where('order_id', '=', orderId)
        .where('id', '=', slipId)
        .executeTakeFirst());
    if (!slip) return { ok: false, code: 'NOT_FOUND' };
    if (slip.state !== 'waiting') return { ok: false, code: 'BAD_STATE' };
    await trx
      .updateTable('order_slip')
      .set({ state: 'refused', reason, answered_at: at })
      .where('shop_id', '=', shopId)
      .where('id', '=', slipId)
      .execute();
    await trx
      .updateTable('sales_order')
      .set({ pay_by: sql<Date>`greatest(pay_by, ${new Date(at.getTime() + AGAIN_MS)})` })
      .where('shop_id', '=', shopId)
      .where('id', '=', orderId)
      .where('pay_by', 'is not', null)
      .execute();
    await writeAudit(trx, {
      shopId,
      entity: 'order',
      entityId: orderId,
      action: 'slip_refused',
      accountId,
      before: { slip: 'waiting' },
      after: { slip: 'refused', reason },
      at,
    });
    await writeOutbox(trx, 'order.slip', { shop_id: shopId, slip_id: slipId });
    await notifyShopper(trx, order, ['order_slip_refused'], at);
    return { ok: true };
  });
}

/** Accepts the waiting slip, because the shop has received the money. */
export async function acceptSlips(
  trx: Transaction<Database>,
  { shop_id, id }: OrderRow,
  at: Date,
): Promise<void> {
  await trx
    .updateTable('order_slip')
    .set({ state: 'accepted', answered_at: at })
    .where('shop_id', '=', shop_id)
    .where('order_id', '=', id)
    .where('state', '=', 'waiting')
    .execute();
}
