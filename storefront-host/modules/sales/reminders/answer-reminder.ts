import type { Host } from '../../../host.ts';
import { CHECKOUT_HOURS, checkoutLink } from '../checkout/checkout-token.ts';
import { type CheckoutRow, findCheckout, findGroup } from '../checkout/checkout.repository.ts';
import { withdrawOwnConsent } from '../customers/withdraw-consent.ts';
import { orderLink } from '../orders/order-link.ts';
import { checkoutGroupLink, orderGroupLink } from '../payment-groups/group-token.ts';
import { readReminderToken } from './reminder-link.ts';

/**
 * Extends the checkout of a reminder by a day and returns its address, or null if it no longer
 * exists.
 */
export async function reopenCheckout(host: Host, token: string): Promise<string | null> {
  const name = readReminderToken(host, token);
  const row = name && (await findCheckout(host.db, name));
  if (!row) return null;
  const { shop_id, order_id, group_id } = row;
  if (order_id !== null) {
    return group_id === null
      ? orderLink(host, { shop_id, order_id })
      : orderGroupLink(host, group_id);
  }
  const until = new Date(host.now().getTime() + CHECKOUT_HOURS * 3_600_000);
  for (const one of await visitOf(host, row)) {
    await host.db
      .updateTable('checkout')
      .set({ expires_at: until })
      .where('shop_id', '=', one.shop_id)
      .where('id', '=', one.id)
      .execute();
  }
  return group_id === null
    ? checkoutLink(host, row, until)
    : checkoutGroupLink(host, { id: group_id }, until);
}

/** Returns the checkouts that are ordered together with this one, and this one. */
async function visitOf(host: Host, row: CheckoutRow): Promise<readonly CheckoutRow[]> {
  return row.group_id === null ? [row] : findGroup(host.db, row.group_id);
}

/**
 * Stops the reminders of the mail's shops to this address, and withdraws the consent to news
 * because of which the mail was sent.
 */
export async function stopReminders(host: Host, token: string): Promise<void> {
  const name = readReminderToken(host, token);
  const row = name && (await findCheckout(host.db, name));
  if (!row?.remind_email) return;
  const { remind_email: email, remind_account_id: accountId } = row;
  const visit = await visitOf(host, row);
  await host.db.transaction().execute(async (trx) => {
    for (const { shop_id: shopId, reminded_at: at } of visit) {
      await trx
        .updateTable('checkout')
        .set({ remind_at: null })
        .where('shop_id', '=', shopId)
        .where('remind_email', '=', email)
        .execute();
      if (accountId !== null && at !== null) {
        await withdrawOwnConsent(trx, { shopId, accountId, at: host.now() });
      }
    }
  });
}
