import { sql, type Transaction } from 'kysely';
import type { Db } from '../../../db/open.ts';
import type { Database } from '../../../db/schema.ts';
import type { Host, Module } from '../../../host.ts';
import { queueMail, type NewMail } from '../../../mail/queue-mail.ts';
import { platformPlace } from '../../../rendering/index.ts';
import { holidayAt, readSelling, readShopMinis, remindHoursOf } from '../../shops/index.ts';
import { priceCart } from '../cart/price-cart.ts';
import type { CheckoutName } from '../checkout/checkout-token.ts';
import { lockCheckout, type CheckoutRow } from '../checkout/checkout.repository.ts';
import { reminderLinks } from './reminder-link.ts';
import { reminderMail } from './reminder-mail.ts';

/** Limits the checkouts, of all shops, in one run; a run starts every five minutes. */
const BATCH = 100;
/** An address gets one reminder of a shop in this time. */
const QUIET_DAYS = 7;

/** Reminds shoppers who agreed to it of checkouts that did not become orders (decision 419). */
export const checkoutReminders: Module = (_app, host) => {
  host.jobs.handle('checkout.remind', () => remindCheckouts(host));
};

async function remindCheckouts(host: Host): Promise<void> {
  const at = host.now();
  const failures: unknown[] = [];
  for (const name of await findDue(host.db, at)) {
    // An error in one checkout must not stop the others; the job fails at the end, so that
    // operators see it.
    await remind(host, name, at).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0)
    throw new AggregateError(failures, 'not every reminder could be written');
}

function findDue(db: Db, at: Date): Promise<readonly CheckoutName[]> {
  return db
    .selectFrom('checkout')
    .select(['shop_id', 'id'])
    .where('remind_at', '<=', at)
    .orderBy('remind_at')
    .limit(BATCH)
    .execute();
}

/** The checkout's lock makes two workers, or a reminder and an order, take turns. */
function remind(host: Host, name: CheckoutName, at: Date): Promise<void> {
  return host.db.transaction().execute(async (trx) => {
    const row = await lockCheckout(trx, name);
    if (!row || row.remind_at === null || row.remind_at > at) return;
    const mail = await writeReminder(trx, host, row, at);
    if (mail) await queueMail(trx, mail);
    await trx
      .updateTable('checkout')
      .set({ remind_at: null, ...(mail && { reminded_at: at }) })
      .where('shop_id', '=', name.shop_id)
      .where('id', '=', name.id)
      .execute();
  });
}

/**
 * Returns null if the shopper ordered, no longer wants a reminder or had one lately, or nothing is
 * left to buy.
 */
async function writeReminder(
  trx: Transaction<Database>,
  host: Host,
  row: CheckoutRow,
  at: Date,
): Promise<NewMail | null> {
  const { shop_id, id, lang, remind_email: recipient } = row;
  if (!recipient || row.order_id !== null || row.reminded_at !== null) return null;
  const selling = await readSelling(trx, shop_id);
  if (remindHoursOf(selling) === null || holidayAt(selling, at)?.stops_orders) return null;
  // If two checkouts of one address are due together, the second finds the reminder of the first.
  const key = `reminder:${shop_id}:${recipient}`;
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(trx);
  if (!(await isWelcome(trx, row, recipient, at))) return null;
  const ctx = { config: host.config, place: platformPlace(host.config), lang, now: at };
  const [shop] = await readShopMinis(trx, [shop_id], ctx);
  const { products, product_data } = await priceCart(trx, row.contents, ctx);
  const lines = products.filter(({ refusal }) => refusal === undefined);
  if (!shop || lines.length === 0) return null;
  const links = reminderLinks(host, row);
  return {
    ...reminderMail({ lang, shop: shop.title, lines, products: product_data, links }),
    about: id,
    kind: 'checkout.reminder',
    shop_id,
    recipient,
    unsubscribe_url: links.stop,
  };
}

async function isWelcome(
  trx: Transaction<Database>,
  { shop_id, remind_account_id: accountId, created_at }: CheckoutRow,
  email: string,
  at: Date,
): Promise<boolean> {
  const quiet = new Date(at.getTime() - QUIET_DAYS * 86_400_000);
  const { rows } = await sql<{ welcome: boolean }>`
    SELECT NOT EXISTS (SELECT FROM sales_order o
        WHERE o.shop_id = ${shop_id} AND o.placed_at >= ${created_at}
          AND (lower(o.contact->>'email') = ${email} OR o.account_id = ${accountId}::uuid))
      AND NOT EXISTS (SELECT FROM checkout t
        WHERE t.shop_id = ${shop_id} AND t.remind_email = ${email} AND t.reminded_at > ${quiet})
      AND (${accountId}::uuid IS NULL OR EXISTS (SELECT FROM customer c
        WHERE c.shop_id = ${shop_id} AND c.account_id = ${accountId}::uuid AND c.marketing))
      AS welcome`.execute(trx);
  return rows[0]?.welcome === true;
}
