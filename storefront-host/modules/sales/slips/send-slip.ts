import type { Transaction } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import type { Host } from '../../../host.ts';
import { orderPictureKey } from '../../../media/media-path.ts';
import type { PictureRefusal } from '../../../media/picture-limits.ts';
import { notifyStaff } from '../../../identity/index.ts';
import { writeAudit } from '../../shops/index.ts';
import { insertOrderPictures, storeOrderPicture } from '../order-pictures/order-picture.ts';
import type { OrderName } from '../orders/order-link.ts';
import { awaitsPayment, type OrderState } from '../orders/life/order-states.ts';
import { findOrder, lockOrder, type OrderRow } from '../orders/orders.repository.ts';
import { type SlipCode, slipCodeOf } from './slip-code.ts';
import { readSlips, type SlipRow } from './slips.read.ts';

/** A buyer who needs more writes to the shop. */
export const MAX_SLIPS = 5;

type SlipHost = Pick<Host, 'db' | 'media' | 'pictureWorker' | 'now'>;

type SlipSent =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: 'BAD_STATE' | 'SLIP_USED' }
  | { readonly ok: false; readonly code: PictureRefusal['code']; readonly refused: PictureRefusal };

/** Whether the buyer may send a slip now: its money is awaited and no slip waits to be checked. */
export function maySendSlip(order: OrderState, slips: readonly Pick<SlipRow, 'state'>[]): boolean {
  return (
    order.payment_method === 'transfer' &&
    awaitsPayment(order) &&
    slips.length < MAX_SLIPS &&
    slips.every(({ state }) => state === 'refused')
  );
}

/** Stores a buyer's slip for the shop to check (decision 406). */
export async function sendSlip(host: SlipHost, name: OrderName, bytes: Buffer): Promise<SlipSent> {
  const { db, media, pictureWorker } = host;
  const found = await findOrder(db, name.shop_id, name.order_id);
  if (!found || !maySendSlip(found.order, await readSlips(db, found.order))) {
    return { ok: false, code: 'BAD_STATE' };
  }
  const checked = await pictureWorker.check(bytes, { isAwaited: true });
  if ('code' in checked) return { ok: false, code: checked.code, refused: checked };
  const code = slipCodeOf(await pictureWorker.readQr(checked.bytes));
  const picture = await storeOrderPicture(host, name, checked);
  const sent = await db.transaction().execute(async (trx): Promise<SlipSent> => {
    const order = await lockOrder(trx, name.shop_id, name.order_id);
    if (!order || !maySendSlip(order, await readSlips(trx, order))) {
      return { ok: false, code: 'BAD_STATE' };
    }
    const slip = { id: picture.id, sent_at: picture.added_at };
    if (!(await insertSlip(trx, order, slip, code))) return { ok: false, code: 'SLIP_USED' };
    await insertOrderPictures(trx, [picture]);
    return { ok: true };
  });
  if (!sent.ok) await media.remove(orderPictureKey(picture));
  return sent;
}

/** Returns false if another order has a slip of this transfer, also one whose transaction ends first. */
async function insertSlip(
  trx: Transaction<Database>,
  { shop_id, id: order_id, number }: OrderRow,
  { id, sent_at: at }: { readonly id: string; readonly sent_at: Date },
  code: SlipCode,
): Promise<boolean> {
  const row = await trx
    .insertInto('order_slip')
    .values({ shop_id, id, order_id, ...code, sent_at: at, answered_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!row) return false;
  await writeAudit(trx, {
    shopId: shop_id,
    entity: 'order',
    entityId: order_id,
    action: 'slip_sent',
    accountId: null,
    before: null,
    after: { bank: code.bank, reference: code.reference },
    at,
  });
  await notifyStaff(trx, {
    shopId: shop_id,
    kind: 'slip_sent',
    capability: 'order:read',
    data: { number },
    place: `/orders/${order_id}/show`,
    at,
  });
  return true;
}
