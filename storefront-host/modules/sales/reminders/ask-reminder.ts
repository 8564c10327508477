import { sql } from 'kysely';
import type { Host } from '../../../host.ts';
import { isAddress } from '../../../mail/mailer.ts';
import { readSelling, remindHoursOf } from '../../shops/index.ts';
import { type CheckoutName, readCheckoutToken } from '../checkout/checkout-token.ts';
import { findGroup } from '../checkout/checkout.repository.ts';
import { readCheckoutGroupToken } from '../payment-groups/group-token.ts';

/** Name of the form's checkbox for a reminder. */
export const REMIND_FIELD = 'remind';
/** Hidden field next to the checkbox, because an unticked checkbox is not posted. */
export const REMINDER_SHOWN_FIELD = 'reminder';

type Form = Readonly<Record<string, unknown>>;

/**
 * Stores whether, and at which address, the shopper wants a reminder, with each post of the
 * checkout's form and as soon as the checkbox changes (decision 419).
 */
export async function storeReminder(host: Host, token: string, form: Form): Promise<void> {
  const name = readCheckoutToken(host, token);
  if (!name || form[REMINDER_SHOWN_FIELD] === undefined) return;
  const hours = remindHoursOf(await readSelling(host.db, name.shop_id));
  if (hours !== null) await storeChoice(host, name, hours, form);
}

/**
 * Does the same for the checkout of several shops: the choice is stored once, with the first shop
 * that reminds, so that there is one mail (decision 450).
 */
export async function storeGroupReminder(host: Host, token: string, form: Form): Promise<void> {
  const group = readCheckoutGroupToken(host, token);
  if (!group || form[REMINDER_SHOWN_FIELD] === undefined) return;
  const rows = await findGroup(host.db, group.id);
  // The row of a customer who agreed to marketing may be another one.
  const withEmail = rows.filter(({ remind_email: email }) => email !== null);
  for (const row of [...withEmail, ...rows]) {
    const hours = remindHoursOf(await readSelling(host.db, row.shop_id));
    if (hours !== null) return storeChoice(host, row, hours, form);
  }
}

async function storeChoice(
  host: Host,
  name: CheckoutName,
  hours: number,
  form: Form,
): Promise<void> {
  const typed = typeof form['email'] === 'string' ? form['email'].trim().toLowerCase() : '';
  const email = form[REMIND_FIELD] !== undefined && isAddress(typed) ? typed : '';
  const at = email === '' ? null : new Date(host.now().getTime() + hours * 3_600_000);
  await host.db
    .updateTable('checkout')
    .set({
      remind_email: email,
      // Another address needs a choice of its own; the account's consent does not cover it.
      remind_account_id: sql`CASE WHEN remind_email = ${email} THEN remind_account_id END`,
      remind_at: at,
    })
    .where('shop_id', '=', name.shop_id)
    .where('id', '=', name.id)
    .where('order_id', 'is', null)
    .where('reminded_at', 'is', null)
    .execute();
}

/** A customer who agreed to the shop's marketing is reminded unless they untick the checkbox. */
export async function remindCustomer(host: Host, token: string, customer: Customer): Promise<void> {
  const name = readCheckoutToken(host, token);
  if (name) await remindByConsent(host, name, customer);
}

/** Does the same for the checkout of several shops, with the first shop whose news they agreed to. */
export async function remindGroupCustomer(
  host: Host,
  token: string,
  customer: Customer,
): Promise<void> {
  const group = readCheckoutGroupToken(host, token);
  const rows = group ? await findGroup(host.db, group.id) : [];
  if (rows.some(({ remind_email: email }) => email !== null)) return;
  for (const row of rows) if (await remindByConsent(host, row, customer)) return;
}

interface Customer {
  readonly accountId: string;
  readonly email: string;
}

/** Returns false without a consent, or if the shopper has already chosen. */
async function remindByConsent(
  host: Host,
  name: CheckoutName,
  { accountId, email }: Customer,
): Promise<boolean> {
  if (!isAddress(email)) return false;
  const { numAffectedRows = 0n } = await sql`
    UPDATE checkout t SET remind_email = lower(${email}), remind_account_id = ${accountId},
      remind_at = ${host.now()}::timestamptz
        + make_interval(hours => (s.settings->'checkout'->>'remind_hours')::int)
    FROM shop s, customer c
    WHERE t.shop_id = ${name.shop_id} AND t.id = ${name.id} AND t.order_id IS NULL
      AND t.remind_email IS NULL AND s.id = t.shop_id
      AND s.settings->'checkout'->>'remind_hours' IS NOT NULL
      AND c.shop_id = t.shop_id AND c.account_id = ${accountId} AND c.marketing`.execute(host.db);
  return numAffectedRows > 0n;
}
