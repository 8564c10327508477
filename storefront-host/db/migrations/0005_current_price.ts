import { sql, type Kysely } from 'kysely';

/** Lists are sorted and filtered by the present price; a product knows its collections. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(ddl).execute(db);
}

const ddl = `
ALTER TABLE product
  -- The lowest promotion_price that runs, of a product with combinations theirs: kept by a job.
  ADD COLUMN running_price bigint CHECK (running_price >= 0),
  ADD COLUMN current_price bigint NOT NULL GENERATED ALWAYS AS (least(price, running_price)) STORED;
DROP INDEX product_price;
CREATE INDEX product_price ON product (current_price, id) WHERE parent_id IS NULL;
CREATE INDEX product_running ON product (shop_id, id) WHERE running_price IS NOT NULL;
CREATE INDEX collection_product_of ON collection_product (product_shop_id, product_id);
CREATE INDEX promotion_price_ends ON promotion_price (ends_at);
`;
