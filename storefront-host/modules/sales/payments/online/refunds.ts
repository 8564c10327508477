import { sql, type Kysely, type Transaction } from 'kysely';
import { satangToBaht, toSatang, type Satang } from '@talad/elements/commerce/money';
import type { Database } from '../../../../db/schema.ts';
import { newId } from '../../../../db/ids.ts';
import type { Host } from '../../../../host.ts';
import { notifyStaff } from '../../../../identity/index.ts';
import { writeOutbox } from '../../../../jobs/outbox.ts';
import { writeAudit } from '../../../shops/index.ts';
import type { OrderRow } from '../../orders/orders.repository.ts';
import { readProvider } from './accounts.ts';
import { ofSubject, type PaymentSubject } from './payments.repository.ts';
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
  await reportFailure(trx, { shopId, orderId, groupId: null, amount }, at);
}

type PaidOrder = Pick<OrderRow, 'shop_id' | 'id' | 'payment_method' | 'group_id'>;

/** Returns whether the payment of the order, or of its group to the marketplace, was received. */
export async function hasOnlinePayment(db: Kysely<Database>, order: PaidOrder): Promise<boolean> {
  const payment = await db
    .selectFrom('online_payment')
    .select('id')
    .where(ofSubject(subjectOf(order)))
    .where('state', '=', 'paid')
    .executeTakeFirst();
  return payment !== undefined;
}

/**
 * Refunds an order's money, in part or whole; returns false if no provider received it.
 * @throws Error if all refunds of the payment would be more than was paid.
 */
export async function refundOnline(
  trx: Transaction<Database>,
  order: PaidOrder,
  amount: Satang,
  at: Date,
): Promise<boolean> {
  const payment = await trx
    .selectFrom('online_payment')
    .select(['id', 'shop_id', 'amount'])
    .where(ofSubject(subjectOf(order)))
    .where('state', '=', 'paid')
    // Orders of a group share one payment, and only this lock keeps their refunds apart.
    .forUpdate()
    .executeTakeFirst();
  if (!payment) return false;
  const { shop_id: shopId, id: paymentId } = payment;
  const { sent } = await trx
    .selectFrom('online_refund')
    .select(sql<number>`coalesce(sum(amount), 0)::bigint`.as('sent'))
    .where('shop_id', '=', shopId)
    .where('payment_id', '=', paymentId)
    .executeTakeFirstOrThrow();
  if (sent + amount > payment.amount) {
    throw new Error(`payment ${paymentId}: refunds would exceed it`);
  }
  await sendBack(trx, { shopId, paymentId, amount, at });
  return true;
}

function subjectOf({ shop_id, id, payment_method, group_id }: PaidOrder): PaymentSubject {
  return payment_method === 'platform' && group_id !== null
    ? { group_id }
    : { shop_id, order_id: id };
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
    .select([
      'refund.amount',
      'refund.state',
      'payment.charge_id',
      'payment.order_id',
      'payment.group_id',
    ])
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
  const { order_id: orderId, group_id: groupId } = refund;
  await endRefund(host, { shopId, id, orderId, groupId, amount: toSatang(refund.amount) }, state);
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
    .select([
      'refund.shop_id as shopId',
      'refund.id',
      'refund.amount',
      'payment.order_id as orderId',
      'payment.group_id as groupId',
    ])
    .where('refund.state', '=', 'sending')
    .where('refund.created_at', '<', before)
    .limit(BATCH)
    .execute();
  for (const { amount, ...name } of left) {
    await endRefund(host, { ...name, amount: toSatang(amount) }, 'failed');
  }
}

/** A refund, and the order or the payment to the marketplace that it belongs to. */
interface RefundOf {
  readonly shopId: number;
  readonly orderId: string | null;
  readonly groupId: string | null;
  readonly amount: Satang;
}

interface RefundName extends RefundOf {
  readonly id: string;
}

/** Change only a refund that is still open: a job and the sweep may end it at the same time. */
function endRefund(
  { db, now }: Host,
  { id, ...of }: RefundName,
  state: RefundState,
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const at = now();
    const ended = await trx
      .updateTable('online_refund')
      .set({ state, updated_at: at })
      .where('shop_id', '=', of.shopId)
      .where('id', '=', id)
      .where('state', '=', 'sending')
      .returning('id')
      .executeTakeFirst();
    if (ended && state === 'failed') await reportFailure(trx, of, at);
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

/** The shop's staff are notified; operators see it in their list of payments. */
async function reportFailure(
  trx: Transaction<Database>,
  { shopId, orderId, groupId, amount }: RefundOf,
  at: Date,
): Promise<void> {
  if (orderId === null) {
    return writeAudit(trx, {
      shopId,
      entity: 'settings',
      entityId: String(groupId),
      action: 'refund_failed',
      accountId: null,
      before: null,
      after: { returned_price: satangToBaht(amount) },
      at,
    });
  }
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
