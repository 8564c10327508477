import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import type { Host } from '../../../host.ts';
import { orderPictureKey } from '../../../media/media-path.ts';
import type { PictureRefusal } from '../../../media/picture-limits.ts';
import { MALL_ID, writeAudit } from '../../shops/index.ts';
import { insertOrderPictures, storeOrderPicture } from '../order-pictures/order-picture.ts';
import type { OrderName } from '../orders/order-link.ts';
import { awaitsPayment, type OrderState } from '../orders/life/order-states.ts';
import { findOrder, lockOrder, type OrderRow } from '../orders/orders.repository.ts';
import type { SlipName } from './checking/check-slip.ts';
import { notifyShopOfSlip } from './checking/slip-payees.ts';
import { readConnectedVerifier } from './checking/verifier-keys.ts';
import { type SlipCode, slipCodeOf } from './slip-code.ts';
import { readSlips, type SlipRow } from './slips.read.ts';

/** A buyer who needs more slips has to contact the shop. */
export const MAX_SLIPS = 5;

export type SlipHost = Pick<Host, 'db' | 'media' | 'pictureWorker' | 'now'>;

export type SlipSent =
  /** `slip` is the one that the payee's service can check; null if it waits for people. */
  | { readonly ok: true; readonly slip: SlipName | null }
  | { readonly ok: false; readonly code: 'BAD_STATE' | 'SLIP_USED' }
  | { readonly ok: false; readonly code: PictureRefusal['code']; readonly refused: PictureRefusal };

/**
 * Returns whether the buyer may send a slip now: its money is awaited and no slip waits to be
 * checked.
 */
export function maySendSlip(order: OrderState, slips: readonly Pick<SlipRow, 'state'>[]): boolean {
  return (
    order.payment_method === 'transfer' &&
    awaitsPayment(order) &&
    slips.length < MAX_SLIPS &&
    slips.every(({ state }) => state === 'refused')
  );
}

/** Stores a buyer's slip for the shop to check (decision 406). */
export function sendSlip(host: SlipHost, name: OrderName, bytes: Buffer): Promise<SlipSent> {
  const ifAwaited = async (db: Kysely<Database>, order: OrderRow | undefined) =>
    order && maySendSlip(order, await readSlips(db, order)) ? order : null;
  return storeSlip(host, bytes, {
    find: async () =>
      ifAwaited(host.db, (await findOrder(host.db, name.shop_id, name.order_id))?.order),
    lock: async (trx) => ifAwaited(trx, await lockOrder(trx, name.shop_id, name.order_id)),
  });
}

/**
 * Returns the order that stores the slip, if a slip can be sent now; `lock` prevents changes until
 * the transaction ends.
 */
interface SlipOrder {
  readonly find: () => Promise<OrderRow | null>;
  readonly lock: (trx: Transaction<Database>) => Promise<OrderRow | null>;
}

/** Checks the picture, reads its code, and stores both with the order. */
export async function storeSlip(
  host: SlipHost,
  bytes: Buffer,
  { find, lock }: SlipOrder,
): Promise<SlipSent> {
  const { db, media, pictureWorker } = host;
  const found = await find();
  if (!found) return { ok: false, code: 'BAD_STATE' };
  const checked = await pictureWorker.check(bytes, { isAwaited: true });
  if ('code' in checked) return { ok: false, code: checked.code, refused: checked };
  const code = slipCodeOf(await pictureWorker.readQr(checked.bytes));
  const name = { shop_id: found.shop_id, order_id: found.id };
  const picture = await storeOrderPicture(host, name, checked);
  const sent = await db.transaction().execute(async (trx): Promise<SlipSent> => {
    const order = await lock(trx);
    if (!order) return { ok: false, code: 'BAD_STATE' };
    if (await isUsedElsewhere(trx, order, code)) return { ok: false, code: 'SLIP_USED' };
    // The shop's service does not know the marketplace's account.
    const payee = order.payment_method === 'platform' ? MALL_ID : order.shop_id;
    const hasVerifier = code.code === 'read' && (await readConnectedVerifier(trx, payee));
    const slip = { id: picture.id, sent_at: picture.added_at, hasVerifier: Boolean(hasVerifier) };
    if (!(await insertSlip(trx, order, slip, code))) return { ok: false, code: 'SLIP_USED' };
    await insertOrderPictures(trx, [picture]);
    return { ok: true, slip: hasVerifier ? { shopId: order.shop_id, slipId: slip.id } : null };
  });
  if (!sent.ok) await media.remove(orderPictureKey(picture));
  return sent;
}

/**
 * Returns whether another order, of any shop, has ever had a slip of this transfer. A shop may have
 * refused it for its own reasons, so only the same order may send it again (decision 401).
 */
async function isUsedElsewhere(
  trx: Transaction<Database>,
  { shop_id, id }: OrderRow,
  { bank, reference }: SlipCode,
): Promise<boolean> {
  if (bank === null) return false;
  // If two orders get the same slip at one time, the second waits and sees the first.
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`slip ${bank} ${reference}`}, 0))`.execute(
    trx,
  );
  const other = await trx
    .selectFrom('order_slip')
    .select('id')
    .where('bank', '=', bank)
    .where('reference', '=', reference)
    .where((is) => is.or([is('shop_id', '<>', shop_id), is('order_id', '<>', id)]))
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}

interface NewSlip {
  readonly id: string;
  readonly sent_at: Date;
  readonly hasVerifier: boolean;
}

/** Returns false if the transfer already has a slip that was not refused. */
async function insertSlip(
  trx: Transaction<Database>,
  order: OrderRow,
  { id, sent_at: at, hasVerifier }: NewSlip,
  code: SlipCode,
): Promise<boolean> {
  const { shop_id, id: order_id } = order;
  const isToMarket = order.payment_method === 'platform';
  const row = await trx
    .insertInto('order_slip')
    .values({
      shop_id,
      id,
      order_id,
      to_market: isToMarket,
      ...code,
      sent_at: at,
      answered_at: null,
      ...(hasVerifier && { check_state: 'asking', asked_at: at }),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!row) return false;
  await writeAudit(trx, {
    ...recordOf(order),
    accountId: null,
    before: null,
    after: { bank: code.bank, reference: code.reference },
    at,
  });
  // Notify staff only if no service checks the slip. Operators have a queue of their own.
  if (!hasVerifier && !isToMarket) await notifyShopOfSlip(trx, order, at);
  return true;
}

/** The slip has the buyer's account, so only the payee has it in its activity (decision 404). */
function recordOf({ shop_id, id, payment_method, group_id }: OrderRow) {
  return payment_method === 'platform' && group_id !== null
    ? ({
        shopId: MALL_ID,
        entity: 'settings',
        entityId: group_id,
        action: 'payment_slip_sent',
      } as const)
    : ({ shopId: shop_id, entity: 'order', entityId: id, action: 'slip_sent' } as const);
}
