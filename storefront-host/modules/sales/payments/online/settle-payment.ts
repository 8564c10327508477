import { setTimeout as pause } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import { satangToBaht, ZERO, type Satang } from '@talad/elements/commerce/money';
import type { Database } from '../../../../db/schema.ts';
import type { Host } from '../../../../host.ts';
import { notifyStaff } from '../../../../identity/index.ts';
import { MALL_ID, writeAudit } from '../../../shops/index.ts';
import { changeWithin } from '../../orders/life/change-order.ts';
import { readOrderLink } from '../../orders/order-link.ts';
import { awaitsPayment } from '../../orders/life/order-states.ts';
import { findOrder, lockOrder, type OrderRow } from '../../orders/orders.repository.ts';
import { readOrderGroupLink } from '../../payment-groups/group-token.ts';
import {
  lockGroupOrders,
  lockPaymentGroup,
  type PaymentGroup,
} from '../../payment-groups/payment-groups.repository.ts';
import { receiveOnline } from '../../payment-groups/receive-group.ts';
import { readProvider } from './accounts.ts';
import {
  findOpenPayment,
  findPayment,
  lockPayment,
  updatePayment,
  type OnlinePayment,
  type PaymentName,
  type PaymentSubject,
} from './payments.repository.ts';
import type { FoundPayment, PaymentProvider } from './provider.ts';
import { sendBack } from './refunds.ts';

/**
 * Queries the provider about a payment and handles the result once: the order is paid, or the money
 * is refunded because the order did not need it (it was paid already, was cancelled meanwhile, or
 * has another amount). Webhooks may be late, repeated, out of order or lost, so they only trigger
 * this query.
 * @throws ProviderError if the provider does not answer.
 */
export async function settlePayment(host: Host, name: PaymentName): Promise<void> {
  const payment = await findPayment(host.db, name);
  if (!payment || isSettled(payment)) return;
  const found = await findAtProvider(host, payment);
  if (found) await host.db.transaction().execute((trx) => settle(trx, name, found, host.now()));
}

const NEVER_SHOWN: FoundPayment = { state: 'over', amount: ZERO, currency: 'thb', chargeId: null };

/** Returns null when the state is not known yet. */
async function findAtProvider(host: Host, payment: OnlinePayment): Promise<FoundPayment | null> {
  const isLate = payment.expires_at <= host.now();
  if (payment.page_id === null) {
    // The request ended before the provider answered, so no buyer has the address of a page.
    return isLate ? NEVER_SHOWN : null;
  }
  const account = await readProvider(host, payment.shop_id);
  if (!account) return null;
  const found = await account.provider.find(payment.page_id);
  return isLate && found.state === 'open' ? close(account.provider, payment.page_id) : found;
}

/** Closes the page of an open payment and handles its result: the buyer may have paid meanwhile. */
export async function closePayment(
  host: Host,
  { shop_id: shopId, id, page_id: pageId }: OnlinePayment,
): Promise<void> {
  const account = await readProvider(host, shopId);
  if (!account) return;
  const found = pageId === null ? NEVER_SHOWN : await close(account.provider, pageId);
  await host.db.transaction().execute((trx) => settle(trx, { shopId, id }, found, host.now()));
}

/** Close the page, then query again: the buyer may have paid in that moment. */
async function close(provider: PaymentProvider, pageId: string): Promise<FoundPayment> {
  await provider.close(pageId);
  const found = await provider.find(pageId);
  return found.state === 'open' ? { ...found, state: 'over' } : found;
}

/** Orders, and the payment of several to the marketplace, that a provider's payment is for. */
type Subject =
  | { readonly kind: 'order'; readonly order: OrderRow }
  | { readonly kind: 'group'; readonly group: PaymentGroup; readonly orders: readonly OrderRow[] };

async function settle(
  trx: Transaction<Database>,
  name: PaymentName,
  found: FoundPayment,
  at: Date,
): Promise<void> {
  const seen = await findPayment(trx, name);
  // Every transaction locks the orders first.
  const subject = seen && (await lockSubject(trx, seen));
  const payment = await lockPayment(trx, name);
  if (!subject || !payment || isSettled(payment)) return;
  if (found.state === 'open') return updatePayment(trx, name, { checked_at: at });
  const settled = { checked_at: at, settled_at: at, charge_id: found.chargeId };
  if (found.state === 'over') return updatePayment(trx, name, { ...settled, state: 'over' });
  const isBaht = found.currency.toLowerCase() === 'thb';
  const taken = isBaht ? await take(trx, subject, payment, found.amount, at) : null;
  await updatePayment(trx, name, { ...settled, state: taken ? 'paid' : 'returned' });
  const spare = taken ? taken.spare : found.amount;
  if (spare === 0) return;
  const back = { paymentId: name.id, amount: spare, at };
  if (subject.kind === 'order') await returnPayment(trx, subject.order, back);
  else await returnGroupPayment(trx, subject.group, back);
}

async function lockSubject(
  trx: Transaction<Database>,
  { shop_id, order_id, group_id }: OnlinePayment,
): Promise<Subject | null> {
  if (group_id !== null) {
    const group = await lockPaymentGroup(trx, group_id);
    return group ? { kind: 'group', group, orders: await lockGroupOrders(trx, group_id) } : null;
  }
  const order = order_id === null ? undefined : await lockOrder(trx, shop_id, order_id);
  return order ? { kind: 'order', order } : null;
}

/**
 * Applies the amount to the order or orders that wait for it, and returns the rest; null if none of them
 * could be paid with it.
 */
async function take(
  trx: Transaction<Database>,
  subject: Subject,
  { created_at: begunAt }: OnlinePayment,
  amount: Satang,
  at: Date,
): Promise<{ readonly spare: Satang } | null> {
  if (subject.kind === 'group') {
    return receiveOnline(trx, subject.group, subject.orders, { amount, begunAt, at });
  }
  const { order } = subject;
  const isTaken = order.payment_method === 'online' && awaitsPayment(order) && amount === order.net;
  if (!isTaken) return null;
  await takePayment(trx, order, at);
  return { spare: ZERO };
}

/** Refunds money that no order of the group needed, and records it for the operators. */
async function returnGroupPayment(
  trx: Transaction<Database>,
  { id }: PaymentGroup,
  {
    paymentId,
    amount,
    at,
  }: { readonly paymentId: string; readonly amount: Satang; readonly at: Date },
): Promise<void> {
  await sendBack(trx, { shopId: MALL_ID, paymentId, amount, at });
  await writeAudit(trx, {
    shopId: MALL_ID,
    entity: 'settings',
    entityId: id,
    action: 'payment_returned',
    accountId: null,
    before: null,
    after: { returned_price: satangToBaht(amount) },
    at,
  });
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

interface Log {
  readonly warn: (context: object, message: string) => void;
}

/**
 * Queries the provider from the order's page, because the buyer often returns before the webhook
 * arrives.
 */
export async function settleReturned(host: Host, token: string, log: Log): Promise<void> {
  const name = readOrderLink(host, token);
  const order = name && (await findOrder(host.db, name.shop_id, name.order_id))?.order;
  if (!order) return;
  const { payment_method: method, group_id } = order;
  await settleReturnedFor(
    host,
    method === 'platform' && group_id !== null ? { group_id } : name,
    log,
  );
}

/** Does the same from the page of the orders of a visit, by its secret link. */
export async function settleReturnedVisit(host: Host, token: string, log: Log): Promise<void> {
  const group_id = readOrderGroupLink(host, token);
  if (group_id !== null) await settleReturnedFor(host, { group_id }, log);
}

async function settleReturnedFor(host: Host, subject: PaymentSubject, log: Log): Promise<void> {
  const payment = await findOpenPayment(host.db, subject);
  if (!payment?.page_id) return;
  if (host.now().getTime() - payment.checked_at.getTime() < ASKED_AGAIN_MS) return;
  const late = new AbortController();
  const settling = settlePayment(host, { shopId: payment.shop_id, id: payment.id }).catch(
    (error: unknown) => log.warn({ err: error, payment: payment.id }, 'a payment is not known yet'),
  );
  await Promise.race([
    settling,
    pause(PATIENCE_MS, undefined, { signal: late.signal }).catch(() => undefined),
  ]);
  late.abort();
}
