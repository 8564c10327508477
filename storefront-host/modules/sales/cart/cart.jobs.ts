import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import type { Module } from '../../../host.ts';
import { REMINDER_DAYS } from '../reminders/reminder-link.ts';

/**
 * A checkout's link is valid for a day. Its row is kept a week longer, to answer questions about
 * what went wrong, and after a reminder for as long as the reminder's links.
 */
const CHECKOUT_KEPT_MS = 7 * 86_400_000;

/** Deletes abandoned carts and checkouts, and data posted to forms; it keeps orders. */
export const cartJobs: Module = (_app, host) => {
  host.jobs.handle('cart.sweep', () => sweepCarts(host.db, host.now()));
};

async function sweepCarts(db: Kysely<Database>, now: Date): Promise<void> {
  await db.deleteFrom('cart').where('expires_at', '<', now).execute();
  await db.deleteFrom('posted_form').where('expires_at', '<', now).execute();
  const before = new Date(now.getTime() - CHECKOUT_KEPT_MS);
  const reminded = new Date(now.getTime() - REMINDER_DAYS * 86_400_000);
  await db
    .deleteFrom('checkout')
    .where('expires_at', '<', before)
    .where((eb) => eb.or([eb('reminded_at', 'is', null), eb('reminded_at', '<', reminded)]))
    .execute();
}
