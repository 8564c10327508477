import type { Transaction } from 'kysely';
import { toSatang, type Satang } from '@talad/elements/commerce/money';
import type { Database } from '../../../../db/schema.ts';
import { newId } from '../../../../db/ids.ts';
import type { Host } from '../../../../host.ts';
import { notifyStaff } from '../../../../identity/index.ts';
import { writeOutbox } from '../../../../jobs/outbox.ts';
import { readProvider } from './accounts.ts';
import { ProviderError, type RefundState } from './provider.ts';

/** The queue has given up retrying by then. */
const GIVEN_UP_AFTER_MS = 24 * 3_600_000;
const BATCH = 50;

interface NewRefund {
  readonly shopId: number;
  readonly paymentId: string;
  readonly amount: Satang;
  readonly at: Date;
}

/** Sends money back to the card or wallet it came from, once the transaction commits. */
export async function sendBack(
  trx: Transaction<Database>,
  { shopId, paymentId, amount, at }: NewRefund,
): Promise<void> {
  const id = newId(at.getTime());
  await trx
    .insertInto('online_refund')
    .values({
      shop_id: shopId,
      id,
      payment_id: paymentId,
      amount,
      created_at: at,
      updated_at: at,
    })
    .execute();
  await writeOutbox(trx, 'payment.refund', { shop_id: shopId, refund_id: id });
}

/**
 * Records money that no provider can send back, and notifies the shop's staff, who have to send it
 * themselves.
 */
export async function oweBack(
  trx: Transaction<Database>,
  { shopId, paymentId, orderId, amount, at }: NewRefund & { readonly orderId: string },
): Promise<void> {
  await trx
    .insertInto('online_refund')
    .values({
      shop_id: shopId,
      id: newId(at.getTime()),
      payment_id: paymentId,
      amount,
      state: 'failed',
      created_at: at,
      updated_at: at,
    })
    .execute();
  await reportFailure(trx, shopId, orderId, at);
}

/** Refunds an order's money, in part or whole; returns false if no provider received it. */
export async function refundOnline(
  trx: Transaction<Database>,
  order: { readonly shop_id: number; readonly id: string },
  amount: Satang,
  at: Date,
): Promise<boolean> {
  const payment = await trx
    .selectFrom('online_payment')
    .select('id')
    .where('shop_id', '=', order.shop_id)
    .where('order_id', '=', order.id)
    .where('state', '=', 'paid')
    .executeTakeFirst();
  if (!payment) return false;
  await sendBack(trx, { shopId: order.shop_id, paymentId: payment.id, amount, at });
  return true;
}

/**
 * Runs the refund's job: the provider's answer may be lost, and the refund's id makes a retry safe.
 */
export async function runRefund(
  host: Host,
  { shop_id: shopId, refund_id: id }: { readonly shop_id: number; readonly refund_id: string },
): Promise<void> {
  const refund = await host.db
    .selectFrom('online_refund as refund')
    .innerJoin('online_payment as payment', (join) =>
      join
        .onRef('payment.shop_id', '=', 'refund.shop_id')
        .onRef('payment.id', '=', 'refund.payment_id'),
    )
    .select(['refund.amount', 'refund.state', 'payment.charge_id', 'payment.order_id'])
    .where('refund.shop_id', '=', shopId)
    .where('refund.id', '=', id)
    .executeTakeFirst();
  if (refund?.state !== 'sending') return;
  const account = await readProvider(host, shopId);
  const state =
    account && refund.charge_id !== null
      ? await askProvider(() =>
          account.provider.refund({
            id,
            chargeId: refund.charge_id ?? '',
            amount: toSatang(refund.amount),
          }),
        )
      : 'failed';
  await endRefund(host, { shopId, id, orderId: refund.order_id }, state);
}

/** Fails refunds that were retried for a day without success, so that people send the money. */
export async function giveUpRefunds(host: Host): Promise<void> {
  const before = new Date(host.now().getTime() - GIVEN_UP_AFTER_MS);
  const left = await host.db
    .selectFrom('online_refund as refund')
    .innerJoin('online_payment as payment', (join) =>
      join
        .onRef('payment.shop_id', '=', 'refund.shop_id')
        .onRef('payment.id', '=', 'refund.payment_id'),
    )
    .select(['refund.shop_id as shopId', 'refund.id', 'payment.order_id as orderId'])
    .where('refund.state', '=', 'sending')
    .where('refund.created_at', '<', before)
    .limit(BATCH)
    .execute();
  for (const name of left) await endRefund(host, name, 'failed');
}

interface RefundName {
  readonly shopId: number;
  readonly id: string;
  readonly orderId: string;
}

/** Change only a refund that is still open: a job and the sweep may end it at the same time. */
function endRefund(
  { db, now }: Host,
  { shopId, id, orderId }: RefundName,
  state: RefundState,
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const at = now();
    const ended = await trx
      .updateTable('online_refund')
      .set({ state, updated_at: at })
      .where('shop_id', '=', shopId)
      .where('id', '=', id)
      .where('state', '=', 'sending')
      .returning('id')
      .executeTakeFirst();
    if (ended && state === 'failed') await reportFailure(trx, shopId, orderId, at);
  });
}

/** The queue retries when a provider is down; people have to handle a refusal. */
async function askProvider(ask: () => Promise<RefundState>): Promise<RefundState> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof ProviderError && error.kind === 'refused') return 'failed';
    throw error;
  }
}

async function reportFailure(
  trx: Transaction<Database>,
  shopId: number,
  orderId: string,
  at: Date,
): Promise<void> {
  const order = await trx
    .selectFrom('sales_order')
    .select('number')
    .where('shop_id', '=', shopId)
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  await notifyStaff(trx, {
    shopId,
    kind: 'refund_failed',
    capability: 'order:read',
    data: { number: order.number },
    place: `/orders/${orderId}/show`,
    at,
  });
}
