import { sql, type Kysely } from 'kysely';

/** A shop's category is listed in the order of its prices without sorting its products (decision 477). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(ddl).execute(db);
}

const ddl = `
CREATE INDEX product_category_price ON product (shop_id, category_id, current_price, id) WHERE parent_id IS NULL;
`;
