import { sql } from 'kysely';
import type { Db } from '../../storefront-host/db/open.ts';

/**
 * Returns the satang that each account of the ledger holds for an order, without accounts at zero.
 */
export async function orderBalances(db: Db, orderId: string): Promise<Record<string, number>> {
  const { rows } = await sql<{ account: string; sum: number }>`
    SELECT account, sum(amount)::int AS sum FROM journal_line l
    JOIN journal_entry e ON e.shop_id = l.shop_id AND e.id = l.entry_id
    WHERE e.order_id = ${orderId} GROUP BY account HAVING sum(amount) <> 0`.execute(db);
  return Object.fromEntries(rows.map(({ account, sum }) => [account, sum]));
}
