import type { Host } from '../../../host.ts';
import type { JobPayloads } from '../../../jobs/job-kinds.ts';
import { orderLink } from '../orders/order-link.ts';
import { readOrderFacts, shopperReader, type OrderFacts } from './order-facts.ts';
import { shopReaders } from '../../shops/index.ts';
import { orderMail, type OrderMailKind } from './order-mail.ts';
import { queueMail } from '../../../mail/queue-mail.ts';

type MailHost = Pick<Host, 'db' | 'config' | 'secrets' | 'now'>;

/** The shopper's confirmation, if an address is known, and the news for the shop. */
export async function mailPlacedOrder(
  host: MailHost,
  { shop_id, order_id }: JobPayloads['order.placed'],
): Promise<void> {
  const order = await readOrderFacts(host.db, shop_id, order_id);
  if (!order) return;
  await mailShopper(host, 'placed', order);
  for (const { address, lang } of await shopReaders(host.db, order)) {
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
  if (order) await mailShopper(host, 'shipped', order);
}

async function mailShopper(host: MailHost, kind: OrderMailKind, order: OrderFacts): Promise<void> {
  const reader = await shopperReader(host.db, order);
  if (!reader) return;
  await host.db.transaction().execute((trx) =>
    queueMail(trx, {
      ...orderMail(kind, order, reader.lang, orderLink(host, order)),
      about: order.order_id,
      kind: `order.${kind}`,
      shop_id: order.shop_id,
      recipient: reader.address,
    }),
  );
}
