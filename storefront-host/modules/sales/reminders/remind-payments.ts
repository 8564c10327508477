import { sql, type Transaction } from 'kysely';
import { satangToBaht, toSatang } from '@talad/elements/commerce/money';
import type { Db } from '../../../db/open.ts';
import type { Database, Lang } from '../../../db/schema.ts';
import type { Host, Module } from '../../../host.ts';
import { queueMail, type NewMail } from '../../../mail/queue-mail.ts';
import { platformPlace } from '../../../rendering/index.ts';
import { MALL_ID, readShopMinis } from '../../shops/index.ts';
import { awaitsPayment } from '../orders/life/order-states.ts';
import { orderLink } from '../orders/order-link.ts';
import { orderGroupLink } from '../payment-groups/group-token.ts';
import {
  lockGroupOrders,
  lockPaymentGroup,
  type PaymentGroup,
} from '../payment-groups/payment-groups.repository.ts';
import { dueOf } from '../payment-groups/receive-group.ts';
import { readPaymentSlips } from '../slips/slips.read.ts';
import { paymentReminderMail } from './payment-reminder-mail.ts';
import { reminderLinks } from './reminder-link.ts';

/** Limits the payments in one run; a run starts every five minutes. */
const BATCH = 100;

/** Reminds buyers who agreed to it of payments that the marketplace awaits (decision 451). */
export const paymentReminders: Module = (_app, host) => {
  host.jobs.handle('payment.remind', () => remindPayments(host));
};

async function remindPayments(host: Host): Promise<void> {
  const at = host.now();
  const failures: unknown[] = [];
  for (const id of await findDue(host.db, at)) {
    // An error in one payment must not stop the others; the job fails at the end.
    await remind(host, id, at).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0)
    throw new AggregateError(failures, 'not every reminder could be written');
}

/** Finds transfers whose time to pay is half over; a page of a provider has its own short time. */
async function findDue(db: Db, at: Date): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT g.id FROM payment_group g
    WHERE g.state = 'open' AND NOT g.is_online AND g.reminded_at IS NULL AND g.pay_by > ${at}
      AND g.placed_at + (g.pay_by - g.placed_at) / 2 <= ${at}
      AND EXISTS (${consents(sql`g.id`)})
    ORDER BY g.pay_by LIMIT ${BATCH}`.execute(db);
  return rows.map(({ id }) => id);
}

interface Consent {
  readonly shop_id: number;
  readonly id: string;
  readonly lang: Lang;
  readonly remind_email: string;
}

/** Selects the checkouts of the payment's orders that allow a mail, and led to none before. */
const consents = (groupId: ReturnType<typeof sql>) => sql<Consent>`
  SELECT t.shop_id, t.id, t.lang, t.remind_email FROM sales_order o
  JOIN checkout t ON t.shop_id = o.shop_id AND t.order_id = o.id
  WHERE o.group_id = ${groupId} AND t.remind_email <> '' AND t.reminded_at IS NULL
    AND (t.remind_account_id IS NULL OR EXISTS (SELECT FROM customer c
      WHERE c.shop_id = t.shop_id AND c.account_id = t.remind_account_id AND c.marketing))`;

function remind(host: Host, id: string, at: Date): Promise<void> {
  return host.db.transaction().execute(async (trx) => {
    const group = await lockPaymentGroup(trx, id);
    if (group?.state !== 'open' || group.reminded_at !== null) return;
    if (group.pay_by === null || group.pay_by <= at) return;
    const mail = await writeReminder(trx, host, { ...group, pay_by: group.pay_by }, at);
    if (!mail) return;
    await queueMail(trx, mail);
    await trx.updateTable('payment_group').set({ reminded_at: at }).where('id', '=', id).execute();
  });
}

/** Returns null while a slip is being checked, or if nothing is left to pay. */
async function writeReminder(
  trx: Transaction<Database>,
  host: Host,
  group: PaymentGroup & { readonly pay_by: Date },
  at: Date,
): Promise<NewMail | null> {
  const orders = await lockGroupOrders(trx, group.id);
  const [slip] = await readPaymentSlips(trx, orders);
  const waiting = orders.filter(awaitsPayment);
  const [only] = waiting;
  const [consent] = (await consents(sql`${group.id}`).execute(trx)).rows;
  if (!only || !consent || slip?.state === 'waiting') return null;
  const { lang, remind_email: recipient } = consent;
  const ctx = { config: host.config, place: platformPlace(host.config), lang, now: at };
  const shops = await readShopMinis(
    trx,
    waiting.map((order) => order.shop_id),
    ctx,
  );
  const titles = new Map(shops.map(({ id, title }) => [id, title]));
  const { stop } = reminderLinks(host, consent);
  return {
    ...paymentReminderMail({
      lang,
      orders: waiting.map(({ number, net, shop_id }) => ({
        number,
        net: satangToBaht(toSatang(net)),
        shop: titles.get(shop_id) ?? '',
      })),
      due: satangToBaht(dueOf(orders).due),
      until: group.pay_by,
      links: {
        stop,
        pay:
          group.orders === 1
            ? orderLink(host, { shop_id: only.shop_id, order_id: only.id })
            : orderGroupLink(host, group.id),
      },
    }),
    about: group.id,
    kind: 'payment.reminder',
    shop_id: group.orders === 1 ? only.shop_id : MALL_ID,
    recipient,
    unsubscribe_url: stop,
  };
}
