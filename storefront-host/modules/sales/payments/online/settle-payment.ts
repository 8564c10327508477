import { setTimeout as pause } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import { satangToBaht, ZERO, type Satang } from '@talad/elements/commerce/money';
import type { Database } from '../../../../db/schema.ts';
import type { Host } from '../../../../host.ts';
import { notifyStaff } from '../../../../identity/index.ts';
import { writeAudit } from '../../../shops/index.ts';
import { changeWithin } from '../../orders/life/change-order.ts';
import { readOrderLink } from '../../orders/order-link.ts';
import { awaitsPayment } from '../../orders/life/order-states.ts';
import { lockOrder, type OrderRow } from '../../orders/orders.repository.ts';
import { readProvider } from './accounts.ts';
import {
  findOpenPayment,
  findPayment,
  lockPayment,
  updatePayment,
  type OnlinePayment,
  type PaymentName,
} from './payments.repository.ts';
import type { FoundPayment, PaymentProvider } from './provider.ts';
import { sendBack } from './refunds.ts';

/**
 * Queries the provider about a payment and handles the result once: the order is paid, or the money
 * is refunded because the order did not need it (it was paid already, was cancelled meanwhile, or
 * has another amount). Webhooks may be late, repeated, out of order or lost: each only leads here.
 * @throws ProviderError if the provider does not answer.
 */
export async function settlePayment(host: Host, name: PaymentName): Promise<void> {
  const payment = await findPayment(host.db, name);
  if (!payment || isSettled(payment)) return;
  const found = await findAtProvider(host, payment);
  if (found) await host.db.transaction().execute((trx) => settle(trx, name, found, host.now()));
}

/** Returns null when the state is not known yet. */
async function findAtProvider(host: Host, payment: OnlinePayment): Promise<FoundPayment | null> {
  const isLate = payment.expires_at <= host.now();
  if (payment.page_id === null) {
    // The request ended before the provider answered, so no buyer has the address of a page.
    return isLate ? { state: 'over', amount: ZERO, currency: 'thb', chargeId: null } : null;
  }
  const account = await readProvider(host, payment.shop_id);
  if (!account) return null;
  const found = await account.provider.find(payment.page_id);
  return isLate && found.state === 'open' ? close(account.provider, payment.page_id) : found;
}

/** Close the page, then query again: the buyer may have paid in that moment. */
async function close(provider: PaymentProvider, pageId: string): Promise<FoundPayment> {
  await provider.close(pageId);
  const found = await provider.find(pageId);
  return found.state === 'open' ? { ...found, state: 'over' } : found;
}

async function settle(
  trx: Transaction<Database>,
  name: PaymentName,
  found: FoundPayment,
  at: Date,
): Promise<void> {
  const seen = await findPayment(trx, name);
  // Every transaction locks the order first.
  const order = seen && (await lockOrder(trx, name.shopId, seen.order_id));
  const payment = await lockPayment(trx, name);
  if (!order || !payment || isSettled(payment)) return;
  if (found.state === 'open') return updatePayment(trx, name, { checked_at: at });
  const settled = { checked_at: at, settled_at: at, charge_id: found.chargeId };
  if (found.state === 'over') return updatePayment(trx, name, { ...settled, state: 'over' });
  const isTaken =
    order.payment_method === 'online' && awaitsPayment(order) && isExact(found, order);
  await updatePayment(trx, name, { ...settled, state: isTaken ? 'paid' : 'returned' });
  if (isTaken) return takePayment(trx, order, at);
  await returnPayment(trx, order, { paymentId: name.id, amount: found.amount, at });
}

/** Refunds money that the order did not need, and records it and notifies the shop. */
export async function returnPayment(
  trx: Transaction<Database>,
  { shop_id: shopId, id: orderId, number }: OrderRow,
  {
    paymentId,
    amount,
    at,
  }: { readonly paymentId: string; readonly amount: Satang; readonly at: Date },
): Promise<void> {
  await sendBack(trx, { shopId, paymentId, amount, at });
  await writeAudit(trx, {
    shopId,
    entity: 'order',
    entityId: orderId,
    action: 'payment_returned',
    accountId: null,
    before: null,
    after: { returned_price: satangToBaht(amount) },
    at,
  });
  await notifyStaff(trx, {
    shopId,
    kind: 'payment_returned',
    capability: 'order:read',
    data: { number },
    place: `/orders/${orderId}/show`,
    at,
  });
}

/** These two states are final, while an expired payment may have been paid in the last moment. */
function isSettled({ state }: OnlinePayment): boolean {
  return state === 'paid' || state === 'returned';
}

function isExact({ amount, currency }: FoundPayment, { net }: OrderRow): boolean {
  return amount === net && currency.toLowerCase() === 'thb';
}

/** Pays the order with the payment that it waits for. */
export async function takePayment(
  trx: Transaction<Database>,
  order: OrderRow,
  at: Date,
): Promise<void> {
  const changed = await changeWithin(trx, {
    shopId: order.shop_id,
    orderId: order.id,
    action: 'receive',
    revision: order.revision,
    tracking: null,
    accountId: null,
    at,
  });
  if (!changed.ok) {
    throw new Error(`order ${order.id} awaits a payment and refuses it: ${changed.code}`);
  }
}

/** A page view waits no longer than this for the provider. */
const PATIENCE_MS = 3_000;
/** Reloading the same page does not query more often than this. */
const ASKED_AGAIN_MS = 5_000;

/**
 * Queries the provider from the order's page, because the buyer often returns before the webhook
 * arrives.
 */
export async function settleReturned(
  host: Host,
  token: string,
  log: { readonly warn: (context: object, message: string) => void },
): Promise<void> {
  const name = readOrderLink(host, token);
  const payment = name && (await findOpenPayment(host.db, name.shop_id, name.order_id));
  if (!payment?.page_id) return;
  if (host.now().getTime() - payment.checked_at.getTime() < ASKED_AGAIN_MS) return;
  const late = new AbortController();
  const asked = settlePayment(host, { shopId: payment.shop_id, id: payment.id }).catch(
    (error: unknown) => log.warn({ err: error, payment: payment.id }, 'a payment is not known yet'),
  );
  await Promise.race([
    asked,
    pause(PATIENCE_MS, undefined, { signal: late.signal }).catch(() => undefined),
  ]);
  late.abort();
}
