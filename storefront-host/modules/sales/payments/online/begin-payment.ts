import { toSatang, type Satang } from '@talad/elements/commerce/money';
import type { Transaction } from 'kysely';
import type { Database } from '../../../../db/schema.ts';
import type { Host } from '../../../../host.ts';
import { text } from '../../../../locales/text.ts';
import { orderLink, type OrderName } from '../../orders/order-link.ts';
import { awaitsPayment } from '../../orders/life/order-states.ts';
import { findOrder, lockOrder, type OrderRow } from '../../orders/orders.repository.ts';
import { orderGroupLink, readOrderGroupLink } from '../../payment-groups/group-token.ts';
import {
  lockGroupOrders,
  lockPaymentGroup,
} from '../../payment-groups/payment-groups.repository.ts';
import { dueOf } from '../../payment-groups/receive-group.ts';
import { readProvider } from './accounts.ts';
import {
  columnsOf,
  findOpenPayment,
  insertPayment,
  setPage,
  type OnlinePayment,
  type PaymentSubject,
} from './payments.repository.ts';
import { ProviderError, type PaymentRequest, type ProviderName } from './provider.ts';
import { closePayment } from './settle-payment.ts';

export type Begun =
  | { readonly kind: 'begun'; readonly url: string }
  /** No payment of this kind is awaited; the page of the order says why. */
  | { readonly kind: 'not-awaited' }
  /** The provider does not answer, or refuses the payment; the order keeps waiting. */
  | { readonly kind: 'down'; readonly error: ProviderError | null };

/** A provider's page stays payable for this long, unless the order's time ends earlier. */
const OPEN_MS = 24 * 3_600_000;
/** Providers refuse a longer title. */
const MAX_TITLE = 200;

/**
 * Returns the address of the provider's page on which the buyer pays an order, or with it all
 * orders of its payment to the marketplace.
 */
export async function beginPayment(host: Host, name: OrderName): Promise<Begun> {
  const order = (await findOrder(host.db, name.shop_id, name.order_id))?.order;
  return order?.payment_method === 'platform' && order.group_id !== null
    ? beginFor(host, { group_id: order.group_id })
    : beginFor(host, name);
}

/** Does the same from the page of the orders of a visit, by its secret link. */
export async function beginVisitPayment(host: Host, token: string): Promise<Begun> {
  const group_id = readOrderGroupLink(host, token);
  return group_id === null ? { kind: 'not-awaited' } : beginFor(host, { group_id });
}

/**
 * Returns the same page for repeated requests while it is open: an order, or a group, has one, so
 * that it is not paid twice.
 */
async function beginFor(host: Host, subject: PaymentSubject): Promise<Begun> {
  const account = await readProvider(host, columnsOf(subject).shop_id);
  if (!account) return { kind: 'down', error: null };
  try {
    const opened = await openCurrent(host, subject, account.name);
    if (!opened) return { kind: 'not-awaited' };
    const { payment } = opened;
    if (payment.page_url !== null) return { kind: 'begun', url: payment.page_url };
    const made = await account.provider.begin(await requestOf(host, opened));
    const page = await setPage(host.db, { shopId: payment.shop_id, id: payment.id }, made);
    return { kind: 'begun', url: page.url };
  } catch (error) {
    if (error instanceof ProviderError) return { kind: 'down', error };
    throw error;
  }
}

/** The orders that a payment is for, of which the first has the buyer's language and address. */
interface Awaited {
  readonly first: OrderRow;
  readonly orders: readonly OrderRow[];
  readonly amount: Satang;
  readonly payBy: Date | null;
}

interface Opened {
  readonly payment: OnlinePayment;
  readonly awaited: Awaited;
}

/** Replaces an open page of another sum: an order of the group was cancelled since. */
async function openCurrent(
  host: Host,
  subject: PaymentSubject,
  provider: ProviderName,
): Promise<Opened | null> {
  const opened = await openPayment(host, subject, provider);
  if (!opened || opened.payment.amount === opened.awaited.amount) return opened;
  await closePayment(host, opened.payment);
  return openPayment(host, subject, provider);
}

/** Returns the open payment, else a new one, or null if none is awaited. */
function openPayment(
  { db, now }: Host,
  subject: PaymentSubject,
  provider: ProviderName,
): Promise<Opened | null> {
  return db.transaction().execute(async (trx) => {
    const at = now();
    // A second tab waits here and finds the payment of the first.
    const awaited = await lockAwaited(trx, subject);
    if (!awaited || (awaited.payBy !== null && awaited.payBy <= at)) return null;
    const { amount, payBy } = awaited;
    const open = await findOpenPayment(trx, subject);
    const expiresAt = new Date(Math.min(at.getTime() + OPEN_MS, payBy?.getTime() ?? Infinity));
    const payment =
      open ?? (await insertPayment(trx, { subject, provider, amount, expiresAt, at }));
    return { payment, awaited };
  });
}

async function lockAwaited(
  trx: Transaction<Database>,
  subject: PaymentSubject,
): Promise<Awaited | null> {
  if ('group_id' in subject) {
    const group = await lockPaymentGroup(trx, subject.group_id);
    const all = await lockGroupOrders(trx, subject.group_id);
    const orders = all.filter(awaitsPayment);
    const [first] = orders;
    if (!group?.is_online || group.state !== 'open' || !first) return null;
    return { first, orders, amount: dueOf(orders).due, payBy: group.pay_by };
  }
  const order = await lockOrder(trx, subject.shop_id, subject.order_id);
  if (order?.payment_method !== 'online' || !awaitsPayment(order)) return null;
  return { first: order, orders: [order], amount: toSatang(order.net), payBy: order.pay_by };
}

async function requestOf(
  host: Host,
  { payment, awaited: { first, orders } }: Opened,
): Promise<PaymentRequest> {
  const { lang, contact, shop_id, id: order_id } = first;
  const shops = await host.db
    .selectFrom('shop')
    .select(['id', 'title'])
    .where(
      'id',
      'in',
      orders.map((order) => order.shop_id),
    )
    .execute();
  const titles = new Map(shops.map(({ id, title }) => [id, title]));
  return {
    id: payment.id,
    amount: toSatang(payment.amount),
    title: orders
      .map((order) =>
        text(lang, 'order.online.title', {
          number: order.number,
          shop: titles.get(order.shop_id) ?? '',
        }),
      )
      .join(', ')
      .slice(0, MAX_TITLE),
    email: contact.email,
    lang,
    returnUrl:
      payment.group_id !== null && orders.length > 1
        ? orderGroupLink(host, payment.group_id)
        : orderLink(host, { shop_id, order_id }),
    expiresAt: payment.expires_at,
    now: host.now(),
  };
}
