import { sql, type Kysely } from 'kysely';

/** Orders that a reminder of their checkout won back, for the report: the checkout itself is kept 30 days. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(ddl).execute(db);
}

const ddl = `
ALTER TABLE sales_order
  -- When the shopper was reminded of the checkout; null: was not.
  ADD COLUMN reminded_at timestamptz;
UPDATE sales_order o SET reminded_at = t.reminded_at FROM checkout t
  WHERE t.shop_id = o.shop_id AND t.order_id = o.id AND t.reminded_at < o.placed_at;
`;
