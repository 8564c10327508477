import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../../db/schema.ts';
import { moveToAccount } from '../../../shops/index.ts';

/**
 * Attaches guest orders to the account that has verified the e-mail address typed in them (decision
 * 007). That mailbox received each order's link, so the account sees nothing new.
 */
export async function attachGuestOrders(
  trx: Transaction<Database>,
  accountId: string,
): Promise<void> {
  const { rows } = await sql<{ shop_id: number; id: string }>`
    UPDATE sales_order o SET account_id = a.id FROM account a
    WHERE a.id = ${accountId}::uuid AND a.email_verified AND a.deleted_at IS NULL
      AND o.account_id IS NULL AND lower(o.contact->>'email') = lower(a.email)
    RETURNING o.shop_id, o.id`.execute(trx);
  for (const [shopId, orders] of Map.groupBy(rows, (row) => row.shop_id)) {
    const ids = orders.map(({ id }) => id);
    await moveToAccount(trx, shopId, accountId, ids);
  }
}
