import type { Host } from '../../../host.ts';
import { recordConsent } from '../../shops/index.ts';
import { CHECKOUT_HOURS, checkoutLink } from '../checkout/checkout-token.ts';
import { findCheckout } from '../checkout/checkout.repository.ts';
import { orderLink } from '../orders/order-link.ts';
import { readReminderToken } from './reminder-link.ts';

/**
 * Extends the checkout of a reminder by a day and returns its address, or null if it no longer
 * exists.
 */
export async function reopenCheckout(host: Host, token: string): Promise<string | null> {
  const name = readReminderToken(host, token);
  const row = name && (await findCheckout(host.db, name));
  if (!row) return null;
  const { shop_id, order_id } = row;
  if (order_id !== null) return orderLink(host, { shop_id, order_id });
  const until = new Date(host.now().getTime() + CHECKOUT_HOURS * 3_600_000);
  await host.db
    .updateTable('checkout')
    .set({ expires_at: until })
    .where('shop_id', '=', shop_id)
    .where('id', '=', row.id)
    .execute();
  return checkoutLink(host, row, until);
}

/** Stops the shop's reminders to this address, and withdraws the consent that allowed this one. */
export async function stopReminders(host: Host, token: string): Promise<void> {
  const name = readReminderToken(host, token);
  const row = name && (await findCheckout(host.db, name));
  if (!row?.remind_email) return;
  const { shop_id: shopId, remind_email: email, remind_account_id: accountId } = row;
  await host.db.transaction().execute(async (trx) => {
    await trx
      .updateTable('checkout')
      .set({ remind_at: null })
      .where('shop_id', '=', shopId)
      .where('remind_email', '=', email)
      .execute();
    if (accountId === null) return;
    const customer = await trx
      .selectFrom('customer')
      .select(['id', 'lang'])
      .where('shop_id', '=', shopId)
      .where('account_id', '=', accountId)
      .where('marketing', '=', true)
      .forUpdate()
      .executeTakeFirst();
    if (!customer) return;
    const choice = { isGiven: false, source: 'account', lang: customer.lang } as const;
    await recordConsent(trx, { shopId, customerId: customer.id, ...choice, at: host.now() });
  });
}
