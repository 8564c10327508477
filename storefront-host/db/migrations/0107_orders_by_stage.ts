import { sql, type Kysely } from 'kysely';

/** Indexes stages that few orders of a long list are in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE INDEX sales_order_delivered ON sales_order (shop_id, sequence DESC)
    WHERE status = 'delivered' AND completed_at IS NULL`.execute(db);
  await sql`CREATE INDEX sales_order_owed_back ON sales_order (shop_id, sequence DESC)
    WHERE status = 'cancelled' AND payment_status = 'paid'`.execute(db);
}
