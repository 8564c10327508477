import { sql, type Kysely } from 'kysely';

/** Finds the promotion prices of all variants by their product, in one look-up (decision 003). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(mainId).execute(db);
}

const mainId = `
ALTER TABLE promotion_price ADD COLUMN main_id bigint;
UPDATE promotion_price x SET main_id = coalesce(p.parent_id, p.id)
  FROM product p WHERE p.shop_id = x.shop_id AND p.id = x.product_id;
ALTER TABLE promotion_price ALTER COLUMN main_id SET NOT NULL;
CREATE INDEX promotion_price_main ON promotion_price (shop_id, main_id);
`;
