import type { Db } from '../../../db/open.ts';
import { writeOutbox } from '../../../jobs/outbox.ts';
import { changeWithin, type OrderChanged } from '../orders/life/change-order.ts';
import { writeNewest } from './ask-return.ts';

export interface ReturnAct {
  readonly shopId: number;
  readonly orderId: string;
  /** Revision that the caller saw. */
  readonly revision: number;
  readonly accountId: string;
  readonly at: Date;
}

/** Accepts a return or refuses it for the shop, and notifies its buyer. */
export function answerReturn(
  db: Db,
  act: ReturnAct,
  action: 'accept_return' | 'refuse_return',
  answer: string,
): Promise<OrderChanged> {
  return db.transaction().execute(async (trx) => {
    const changed = await changeWithin(trx, { ...act, action, tracking: null });
    if (!changed.ok) return changed;
    const { shopId: shop_id, orderId } = act;
    const return_id = await writeNewest(trx, { shop_id, id: orderId }, { answer });
    await writeOutbox(trx, 'order.return', {
      shop_id,
      return_id,
      said: action === 'accept_return' ? 'accepted' : 'refused',
    });
    return changed;
  });
}

/** Records that the returned goods have arrived. */
export function receiveReturn(db: Db, act: ReturnAct): Promise<OrderChanged> {
  return db
    .transaction()
    .execute((trx) => changeWithin(trx, { ...act, action: 'take_back', tracking: null }));
}
