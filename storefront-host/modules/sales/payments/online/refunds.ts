import type { Transaction } from 'kysely';
import { toSatang, type Satang } from '@talad/elements/commerce/money';
import type { Database } from '../../../../db/schema.ts';
import { newId } from '../../../../db/ids.ts';
import type { Host } from '../../../../host.ts';
import { notifyStaff } from '../../../../identity/index.ts';
import { writeOutbox } from '../../../../jobs/outbox.ts';
import { readProvider } from './accounts.ts';
import { ProviderError, type RefundState } from './provider.ts';

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

/** Sends an order's money back, in part or whole; false: it was not paid by a provider. */
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

/** The job: asks the provider, whose answer may be lost; the refund's id makes the second try safe. */
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
  await host.db.transaction().execute(async (trx) => {
    const at = host.now();
    await trx
      .updateTable('online_refund')
      .set({ state, updated_at: at })
      .where('shop_id', '=', shopId)
      .where('id', '=', id)
      .execute();
    if (state === 'failed') await reportFailure(trx, shopId, refund.order_id, at);
  });
}

/** A provider that is down is asked again by the queue; one that refuses has to be dealt with by people. */
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
