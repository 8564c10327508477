import { sql, type Kysely } from 'kysely';

/** Products with little stock are found by an index (decision 442). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(ddl).execute(db);
}

const ddl = `
-- Derived rows: each shop's are summed again by the job or by its next list.
TRUNCATE stock_sum;
-- The least counted stock, of the product or of one of its variants; 999666999 where none is counted.
ALTER TABLE stock_sum ADD COLUMN least integer NOT NULL;
CREATE INDEX stock_sum_least ON stock_sum (shop_id, least, product_id);
-- Low stock is up to 5 (LOW_STOCK): those products in the order of their stock, which is a sum of variants.
CREATE INDEX stock_sum_low ON stock_sum (shop_id, remain, product_id) WHERE is_main AND least <= 5;
`;
