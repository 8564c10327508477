import { Type } from 'typebox';
import type { Host } from '../../../host.ts';
import { readToken, signToken } from '../../../secrets/signed-token.ts';
import type { CheckoutName } from '../checkout/checkout-token.ts';

const PURPOSE = 'reminder';
/** The link is valid as long as the checkout is stored. */
export const REMINDER_DAYS = 30;

const ReminderName = Type.Object({ id: Type.String(), shop_id: Type.Integer() });

type Signer = Pick<Host, 'config' | 'secrets' | 'now'>;

/** Returns the links of a reminder: to its checkout, and to unsubscribe. */
export function reminderLinks(
  { config, secrets, now }: Signer,
  { id, shop_id }: CheckoutName,
): { readonly again: string; readonly stop: string } {
  const until = new Date(now().getTime() + REMINDER_DAYS * 86_400_000);
  const token = signToken(secrets, PURPOSE, { id, shop_id }, until);
  const base = `${config.publicUrl}/checkout/${token}`;
  return { again: `${base}/again`, stop: `${base}/stop-reminders` };
}

export function readReminderToken(host: Signer, token: string): CheckoutName | null {
  return readToken(host.secrets, PURPOSE, ReminderName, token, host.now());
}
