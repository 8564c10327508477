import type { FastifyReply } from 'fastify';
import { sql, type Transaction } from 'kysely';
import { satangToBaht } from '@talad/elements/commerce/money';
import type { Db } from '../../../db/open.ts';
import type { Database } from '../../../db/schema.ts';
import type { Host } from '../../../host.ts';
import { notifyShopper } from '../../../identity/index.ts';
import { writeOutbox } from '../../../jobs/outbox.ts';
import { MALL_ID, writeAudit } from '../../shops/index.ts';
import { sendOrderPicture } from '../order-pictures/order-picture.ts';
import type { OrderRow } from '../orders/orders.repository.ts';
import {
  findGroupOrders,
  findPaymentGroup,
  lockGroupOrders,
  lockPaymentGroup,
  type PaymentGroup,
} from '../payment-groups/payment-groups.repository.ts';
import { dueOf } from '../payment-groups/receive-group.ts';
import { AGAIN_MS } from './answer-slips.ts';
import { MAX_SLIPS, storeSlip, type SlipHost, type SlipSent } from './send-slip.ts';
import { readPaymentSlips, type SlipRow } from './slips.read.ts';

/** Returns whether the buyer may send a slip of this payment to the marketplace now. */
export function maySendPaymentSlip(
  { state, is_online: isOnline }: Pick<PaymentGroup, 'state' | 'is_online'>,
  orders: readonly OrderRow[],
  slips: readonly Pick<SlipRow, 'state'>[],
): boolean {
  return (
    state === 'open' &&
    !isOnline &&
    dueOf(orders).due > 0 &&
    slips.length < MAX_SLIPS &&
    slips.every((slip) => slip.state === 'refused')
  );
}

/** Returns a payment that accepts a slip now, with the sum in baht; null if there is none. */
export async function readAwaitedPayment(
  db: Db,
  groupId: string,
): Promise<{ readonly first: OrderRow; readonly due: number } | null> {
  const [group, orders] = await Promise.all([
    findPaymentGroup(db, groupId),
    findGroupOrders(db, groupId),
  ]);
  const [first] = orders;
  if (!group || !first) return null;
  if (!maySendPaymentSlip(group, orders, await readPaymentSlips(db, orders))) return null;
  return { first, due: satangToBaht(dueOf(orders).due) };
}

/**
 * Stores a buyer's slip of a payment to the marketplace for its operators to check (decision 404).
 */
export function sendPaymentSlip(host: SlipHost, groupId: string, bytes: Buffer): Promise<SlipSent> {
  return storeSlip(host, bytes, {
    find: async () => (await readAwaitedPayment(host.db, groupId))?.first ?? null,
    // Lock the payment first, as confirming or ending it does.
    lock: async (trx) => {
      const group = await lockPaymentGroup(trx, groupId);
      const orders = await lockGroupOrders(trx, groupId);
      const slips = await readPaymentSlips(trx, orders);
      return (group && maySendPaymentSlip(group, orders, slips) && orders[0]) || null;
    },
  });
}

interface PaymentSlipRefused {
  readonly groupId: string;
  readonly slipId: string;
  readonly reason: string;
  readonly accountId: string;
  readonly at: Date;
}

/** Refuses a waiting slip, notifies its buyer of the reason, and leaves time for another slip. */
export function refusePaymentSlip(
  db: Db,
  { groupId, slipId, reason, accountId, at }: PaymentSlipRefused,
): Promise<
  { readonly ok: true } | { readonly ok: false; readonly code: 'NOT_FOUND' | 'BAD_STATE' }
> {
  return db.transaction().execute(async (trx) => {
    const group = await lockPaymentGroup(trx, groupId);
    const orders = await lockGroupOrders(trx, groupId);
    const slips = await readPaymentSlips(trx, orders);
    const slip = slips.find(({ id }) => id === slipId);
    const [first] = orders;
    if (!group || !slip || !first) return { ok: false, code: 'NOT_FOUND' };
    if (slip.state !== 'waiting') return { ok: false, code: 'BAD_STATE' };
    await trx
      .updateTable('order_slip')
      .set({ state: 'refused', reason, answered_at: at })
      .where('shop_id', '=', first.shop_id)
      .where('id', '=', slipId)
      .execute();
    const { due, whole } = dueOf(orders);
    await giveTime(trx, groupId, new Date(at.getTime() + AGAIN_MS));
    await writeAudit(trx, {
      shopId: MALL_ID,
      entity: 'settings',
      entityId: groupId,
      action: 'payment_slip_refused',
      accountId,
      before: null,
      after: { payment_price: satangToBaht(due > 0 ? due : whole), reason },
      at,
    });
    await writeOutbox(trx, 'order.slip', { shop_id: first.shop_id, slip_id: slipId });
    await notifyShopper(trx, first, ['order_slip_refused'], at);
    return { ok: true };
  });
}

/** The payment and each of its orders wait at least until then. */
async function giveTime(trx: Transaction<Database>, groupId: string, at: Date): Promise<void> {
  const until = { pay_by: sql<Date>`greatest(pay_by, ${at})` };
  await trx.updateTable('payment_group').set(until).where('id', '=', groupId).execute();
  await trx
    .updateTable('sales_order')
    .set(until)
    .where('group_id', '=', groupId)
    .where('pay_by', 'is not', null)
    .execute();
}

/**
 * Sends the picture of a slip of this payment to an operator; returns null if the payment has no
 * such picture.
 */
export async function sendPaymentSlipPicture(
  host: Pick<Host, 'db' | 'media'>,
  reply: FastifyReply,
  groupId: string,
  slipId: string,
): Promise<FastifyReply | null> {
  const orders = await findGroupOrders(host.db, groupId);
  const slips = await readPaymentSlips(host.db, orders);
  const slip = slips.find(({ id }) => id === slipId);
  if (!slip) return null;
  const { shop_id, order_id } = slip;
  return sendOrderPicture(host, reply, { shop_id, order_id }, slipId);
}
