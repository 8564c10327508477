import { sql, type Kysely } from 'kysely';

/** The rest of an order's life: packed, sent in part, received, and complete when no return can come. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE sales_order
    ADD COLUMN prepared_at timestamptz,
    ADD COLUMN part_sent boolean NOT NULL DEFAULT false,
    ADD COLUMN delivered_at timestamptz,
    ADD COLUMN completed_at timestamptz`.execute(db);
  await sql`UPDATE sales_order o SET part_sent = true WHERE o.status = 'placed' AND EXISTS (
    SELECT 1 FROM parcel p WHERE p.shop_id = o.shop_id AND p.order_id = o.id)`.execute(db);
  await sql`UPDATE sales_order SET delivered_at = updated_at WHERE status = 'delivered'`.execute(
    db,
  );
  await sql`CREATE INDEX sales_order_to_complete ON sales_order (delivered_at)
    WHERE status = 'delivered' AND completed_at IS NULL`.execute(db);
}
