import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../db/schema.ts';

/**
 * Orders that were placed without signing in become those of the account that has proven the address
 * typed in them. That mailbox got each one's link when it was placed, so nobody sees what they could
 * not see before. An address that was never proven brings nothing.
 */
export async function attachGuestOrders(
  trx: Transaction<Database>,
  accountId: string,
): Promise<void> {
  await sql`
    UPDATE sales_order o SET account_id = a.id FROM account a
    WHERE a.id = ${accountId}::uuid AND a.email_verified AND a.deleted_at IS NULL
      AND o.account_id IS NULL AND lower(o.contact->>'email') = lower(a.email)`.execute(trx);
}
