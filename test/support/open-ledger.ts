import { sql } from 'kysely';
import type { Db } from '../../storefront-host/db/open.ts';

/** Writes the first movement of each stock, which fixture-market.ts omits. */
export async function openLedger(db: Db): Promise<void> {
  await sql`INSERT INTO stock_ledger (shop_id, id, product_id, delta, remain_after, reason)
    SELECT shop_id, gen_random_uuid(), product_id, remain, remain, 'opening' FROM stock
    WHERE remain > 0`.execute(db);
}
