import type { Lang } from '../../../db/schema.ts';
import type { Host } from '../../../host.ts';
import type { JobPayloads } from '../../../jobs/job-kinds.ts';
import { orderLink } from '../orders/order-link.ts';
import { readOrderFacts, shopperReader, type OrderFacts } from './order-facts.ts';
import { courierName, readCouriers, type CourierBook } from '../parcels/couriers.read.ts';
import { shopReaders } from '../../shops/index.ts';
import { orderMail } from './order-mail.ts';
import type { OrderMailKind, ReturnNews } from './order-mail-kinds.ts';
import { queueMail } from '../../../mail/queue-mail.ts';

type MailHost = Pick<Host, 'db' | 'config' | 'secrets' | 'now'>;

/** Sends the shopper's confirmation if an address is known, and the notice for the shop. */
export async function mailPlacedOrder(
  host: MailHost,
  { shop_id, order_id }: JobPayloads['order.placed'],
): Promise<void> {
  const order = await readOrderFacts(host.db, shop_id, order_id);
  if (!order) return;
  await mailShopper(host, 'placed', order);
  const shop = { ...order, mailbox: order.shop_email };
  for (const { address, lang } of await shopReaders(host.db, shop, 'orders')) {
    const url = `${host.config.publicUrl}/mybusiness/${order.shop_name}/orders/${order_id}/show`;
    await host.db.transaction().execute((trx) =>
      queueMail(trx, {
        ...orderMail('sold', order, lang, url),
        about: order_id,
        kind: 'order.sold',
        shop_id,
        recipient: address,
      }),
    );
  }
}

export async function mailShippedOrder(
  host: MailHost,
  { shop_id, order_id }: JobPayloads['order.shipped'],
): Promise<void> {
  const order = await readOrderFacts(host.db, shop_id, order_id);
  if (!order) return;
  await mailShopper(host, order.delivery?.kind === 'pickup' ? 'ready' : 'shipped', order);
}

/** Mails a step of the order that needs no facts besides the order's own. */
export async function mailStep(
  host: MailHost,
  { shop_id, order_id, step, revision, to_wallet: toWallet }: JobPayloads['order.step'],
): Promise<void> {
  const order = await readOrderFacts(host.db, shop_id, order_id);
  if (order) await mailShopper(host, step, order, `${order_id}:${revision}`, { toWallet });
}

export async function mailExpiredOrder(
  host: MailHost,
  { shop_id, order_id }: JobPayloads['order.expired'],
): Promise<void> {
  const order = await readOrderFacts(host.db, shop_id, order_id);
  if (order) await mailShopper(host, 'expired', order);
}

/** Says that a part of an order was sent and the rest follows. */
export async function mailSentParcel(
  host: MailHost,
  { shop_id, parcel_id }: JobPayloads['parcel.sent'],
): Promise<void> {
  const parcel = await host.db
    .selectFrom('parcel')
    .select(['order_id', 'courier', 'code'])
    .where('shop_id', '=', shop_id)
    .where('id', '=', parcel_id)
    .executeTakeFirst();
  const order = parcel && (await readOrderFacts(host.db, shop_id, parcel.order_id));
  if (!order) return;
  const { courier, code } = parcel;
  const tracking = code === '' ? null : { courier, code };
  await mailShopper(host, 'parcel', { ...order, tracking }, parcel_id);
}

/** Sends the shop's answer to a return, or the marketplace's decision. */
export async function mailReturnAnswer(
  host: MailHost,
  { shop_id, return_id, said }: JobPayloads['order.return'],
): Promise<void> {
  const orderReturn = await host.db
    .selectFrom('order_return')
    .select(['order_id', 'answer', 'verdict', 'verdict_reason'])
    .where('shop_id', '=', shop_id)
    .where('id', '=', return_id)
    .executeTakeFirst();
  const order = orderReturn && (await readOrderFacts(host.db, shop_id, orderReturn.order_id));
  if (!order) return;
  if (said === 'decided') {
    const kind = orderReturn.verdict === 'buyer' ? 'decidedForBuyer' : 'decidedForShop';
    return mailShopper(host, kind, order, return_id, { answer: orderReturn.verdict_reason });
  }
  const kind = said === 'accepted' ? 'returnAccepted' : 'returnRefused';
  await mailShopper(host, kind, order, return_id, { answer: orderReturn.answer });
}

/** Says why the shop refused a slip. */
export async function mailRefusedSlip(
  host: MailHost,
  { shop_id, slip_id }: JobPayloads['order.slip'],
): Promise<void> {
  const slip = await host.db
    .selectFrom('order_slip')
    .select(['order_id', 'reason'])
    .where('shop_id', '=', shop_id)
    .where('id', '=', slip_id)
    .executeTakeFirst();
  const order = slip && (await readOrderFacts(host.db, shop_id, slip.order_id));
  if (order) await mailShopper(host, 'slipRefused', order, slip_id, { answer: slip.reason });
}

export async function mailRefund(
  host: MailHost,
  { shop_id, refund_id }: JobPayloads['order.refunded'],
): Promise<void> {
  const refund = await host.db
    .selectFrom('order_refund')
    .select(['order_id', 'amount', 'lnwcash', 'way'])
    .where('shop_id', '=', shop_id)
    .where('id', '=', refund_id)
    .executeTakeFirst();
  const order = refund && (await readOrderFacts(host.db, shop_id, refund.order_id));
  if (!order) return;
  const { amount, lnwcash, way } = refund;
  const news: ReturnNews = {
    refund: amount + lnwcash,
    walletPart: lnwcash,
    ...(amount > 0 && { method: way }),
  };
  await mailShopper(host, 'refunded', order, refund_id, news);
}

async function mailShopper(
  host: MailHost,
  kind: OrderMailKind,
  order: OrderFacts,
  about = order.order_id,
  news: ReturnNews = {},
): Promise<void> {
  const reader = await shopperReader(host.db, order);
  if (!reader) return;
  const book = await readCouriers(host.db);
  await host.db.transaction().execute((trx) =>
    queueMail(trx, {
      ...orderMail(
        kind,
        named(order, book, reader.lang),
        reader.lang,
        orderLink(host, order),
        news,
      ),
      about,
      kind: `order.${kind}`,
      shop_id: order.shop_id,
      recipient: reader.address,
    }),
  );
}

/** Returns the courier's name in the reader's language. */
function named(order: OrderFacts, book: CourierBook, lang: Lang): OrderFacts {
  const { tracking } = order;
  if (!tracking) return order;
  return {
    ...order,
    tracking: { ...tracking, courier: courierName(book, tracking.courier, lang) },
  };
}
