import { toSatang } from '@talad/elements/commerce/money';
import type { Host } from '../../../../host.ts';
import { text } from '../../../../locales/text.ts';
import { orderLink, type OrderName } from '../../orders/order-link.ts';
import { awaitsPayment } from '../../orders/life/order-states.ts';
import { lockOrder, type OrderRow } from '../../orders/orders.repository.ts';
import { readProvider } from './accounts.ts';
import {
  findOpenPayment,
  insertPayment,
  setPage,
  type OnlinePayment,
} from './payments.repository.ts';
import { ProviderError, type PaymentRequest, type ProviderName } from './provider.ts';

export type Begun =
  | { readonly kind: 'begun'; readonly url: string }
  /** The order does not wait for a payment of this kind; its page says why. */
  | { readonly kind: 'not-awaited' }
  /** The provider does not answer, or refuses the payment; the order keeps waiting. */
  | { readonly kind: 'down'; readonly error: ProviderError | null };

/** A provider's page stays payable for this long, unless the order's time ends earlier. */
const OPEN_MS = 24 * 3_600_000;

/**
 * Returns the address of the provider's page on which the buyer pays an order. A repeated request
 * returns the same page while it is open: an order has one, so that it is not paid twice.
 */
export async function beginPayment(host: Host, name: OrderName): Promise<Begun> {
  const account = await readProvider(host, name.shop_id);
  if (!account) return { kind: 'down', error: null };
  const opened = await openPayment(host, name, account.name);
  if (!opened) return { kind: 'not-awaited' };
  const { payment } = opened;
  if (payment.page_url !== null) return { kind: 'begun', url: payment.page_url };
  try {
    const made = await account.provider.begin(await requestOf(host, opened));
    const page = await setPage(host.db, { shopId: payment.shop_id, id: payment.id }, made);
    return { kind: 'begun', url: page.url };
  } catch (error) {
    if (error instanceof ProviderError) return { kind: 'down', error };
    throw error;
  }
}

interface Opened {
  readonly payment: OnlinePayment;
  readonly order: OrderRow;
}

/** Returns the order's open payment, else a new one, or null if the order does not wait for one. */
function openPayment(
  { db, now }: Host,
  { shop_id: shopId, order_id: orderId }: OrderName,
  provider: ProviderName,
): Promise<Opened | null> {
  return db.transaction().execute(async (trx) => {
    // A second tab waits here and finds the payment of the first.
    const order = await lockOrder(trx, shopId, orderId);
    const at = now();
    if (!order || order.payment_method !== 'online' || !awaitsPayment(order)) return null;
    if (order.pay_by !== null && order.pay_by <= at) return null;
    const open = await findOpenPayment(trx, shopId, orderId);
    const payment =
      open ??
      (await insertPayment(trx, {
        shopId,
        orderId,
        provider,
        amount: toSatang(order.net),
        expiresAt: new Date(Math.min(at.getTime() + OPEN_MS, order.pay_by?.getTime() ?? Infinity)),
        at,
      }));
    return { payment, order };
  });
}

async function requestOf(host: Host, { payment, order }: Opened): Promise<PaymentRequest> {
  const shop = await host.db
    .selectFrom('shop')
    .select('title')
    .where('id', '=', order.shop_id)
    .executeTakeFirstOrThrow();
  const { lang, number, contact } = order;
  return {
    id: payment.id,
    amount: toSatang(payment.amount),
    title: text(lang, 'order.online.title', { number, shop: shop.title }),
    email: contact.email,
    lang,
    returnUrl: orderLink(host, { shop_id: order.shop_id, order_id: order.id }),
    expiresAt: payment.expires_at,
    now: host.now(),
  };
}
