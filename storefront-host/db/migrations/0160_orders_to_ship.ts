import { sql, type Kysely } from 'kysely';

/**
 * Indexes orders that are paid, in packing or partly shipped: few among many that wait (decision
 * 442).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(ddl).execute(db);
}

const ddl = `
CREATE INDEX sales_order_paid ON sales_order (shop_id, sequence DESC)
  WHERE status = 'placed' AND payment_method <> 'cod' AND payment_status <> 'pending';
CREATE INDEX sales_order_preparing ON sales_order (shop_id, sequence DESC)
  WHERE status = 'placed' AND prepared_at IS NOT NULL AND NOT part_sent;
CREATE INDEX sales_order_part_sent ON sales_order (shop_id, sequence DESC)
  WHERE status = 'placed' AND part_sent;
`;
