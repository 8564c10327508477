import { sql, type Transaction } from 'kysely';
import type { Db } from '../../../db/open.ts';
import type { Database } from '../../../db/schema.ts';
import type { Host, Module } from '../../../host.ts';
import { queueMail, type NewMail } from '../../../mail/queue-mail.ts';
import { platformPlace } from '../../../rendering/index.ts';
import {
  holidayAt,
  MALL_ID,
  readSelling,
  readShopMinis,
  remindHoursOf,
} from '../../shops/index.ts';
import { priceCart } from '../cart/price-cart.ts';
import type { CheckoutName } from '../checkout/checkout-token.ts';
import { lockCheckout, lockGroup, type CheckoutRow } from '../checkout/checkout.repository.ts';
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

type DueCheckout = CheckoutName & Pick<CheckoutRow, 'group_id'>;

/** Finds due checkouts. One row of a checkout of several shops has the time (decision 450). */
function findDue(db: Db, at: Date): Promise<readonly DueCheckout[]> {
  return db
    .selectFrom('checkout')
    .select(['shop_id', 'id', 'group_id'])
    .where('remind_at', '<=', at)
    .orderBy('remind_at')
    .limit(BATCH)
    .execute();
}

/** The checkout's lock makes two workers, or a reminder and an order, take turns. */
function remind(host: Host, name: DueCheckout, at: Date): Promise<void> {
  return host.db.transaction().execute(async (trx) => {
    const visit = await lockVisit(trx, name);
    const row = visit.find(({ id }) => id === name.id);
    if (!row || row.remind_at === null || row.remind_at > at) return;
    const written = await writeReminder(trx, host, { row, visit }, at);
    if (written) await queueMail(trx, written.mail);
    for (const one of written?.about ?? [row]) {
      await trx
        .updateTable('checkout')
        .set({
          remind_at: null,
          ...(written && { reminded_at: at, remind_email: row.remind_email }),
        })
        .where('shop_id', '=', one.shop_id)
        .where('id', '=', one.id)
        .execute();
    }
  });
}

async function lockVisit(
  trx: Transaction<Database>,
  name: DueCheckout,
): Promise<readonly CheckoutRow[]> {
  if (name.group_id !== null) return lockGroup(trx, name.group_id);
  const row = await lockCheckout(trx, name);
  return row ? [row] : [];
}

interface Written {
  readonly mail: NewMail;
  /** The checkouts whose lines it lists. */
  readonly about: readonly CheckoutRow[];
}

/**
 * Returns null if the shopper ordered, no longer wants a reminder or had one lately, or nothing is
 * left to buy.
 */
async function writeReminder(
  trx: Transaction<Database>,
  host: Host,
  { row, visit }: { readonly row: CheckoutRow; readonly visit: readonly CheckoutRow[] },
  at: Date,
): Promise<Written | null> {
  const { id, lang, remind_email: recipient } = row;
  if (!recipient || row.order_id !== null || row.reminded_at !== null) return null;
  const sellings = await Promise.all(visit.map((one) => readSelling(trx, one.shop_id)));
  // The checkout of several shops is ordered as a whole.
  if (sellings.some((selling) => holidayAt(selling, at)?.stops_orders)) return null;
  const about: CheckoutRow[] = [];
  for (const [place, one] of visit.entries()) {
    const candidate = { ...one, remind_account_id: row.remind_account_id };
    if (
      remindHoursOf(sellings[place]) !== null &&
      (await isWelcome(trx, candidate, recipient, at))
    ) {
      about.push(one);
    }
  }
  if (!about.includes(row)) return null;
  const ctx = { config: host.config, place: platformPlace(host.config), lang, now: at };
  const ids = about.map((one) => one.shop_id);
  const shops = await readShopMinis(trx, ids, ctx);
  const contents = about.flatMap((one) => one.contents);
  const { products, product_data } = await priceCart(trx, contents, ctx);
  const lines = products.filter(({ refusal }) => refusal === undefined);
  if (shops.length === 0 || lines.length === 0) return null;
  const links = reminderLinks(host, row);
  const shop = shops.map(({ title }) => title).join(', ');
  const mail = {
    ...reminderMail({ lang, shop, lines, products: product_data, links }),
    about: id,
    kind: 'checkout.reminder',
    shop_id: ids.length === 1 ? row.shop_id : MALL_ID,
    recipient,
    unsubscribe_url: links.stop,
  } as const;
  return { mail, about };
}

async function isWelcome(
  trx: Transaction<Database>,
  { shop_id, remind_account_id: accountId, created_at }: CheckoutRow,
  email: string,
  at: Date,
): Promise<boolean> {
  // If two checkouts of one address are due together, the second finds the reminder of the first.
  const key = `reminder:${shop_id}:${email}`;
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(trx);
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
