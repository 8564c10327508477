import { sql, type Kysely } from 'kysely';

/** Indexes completed orders, and orders that a reminder won back (decision 447). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(ddl).execute(db);
}

const ddl = `
CREATE INDEX sales_order_completed ON sales_order (shop_id, sequence DESC)
  WHERE status = 'delivered' AND completed_at IS NOT NULL;
CREATE INDEX sales_order_reminded ON sales_order (shop_id, placed_at) WHERE reminded_at IS NOT NULL;
`;
