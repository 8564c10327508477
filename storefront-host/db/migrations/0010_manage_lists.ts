import { sql, type Kysely } from 'kysely';

/** Each column that a list of the back office is sorted by, with the shop before it and the id after it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(ddl).execute(db);
}

const ddl = `
CREATE INDEX product_by_id ON product (shop_id, id) WHERE parent_id IS NULL;
CREATE INDEX product_by_title ON product (shop_id, title, id) WHERE parent_id IS NULL;
CREATE INDEX product_by_price ON product (shop_id, price, id) WHERE parent_id IS NULL;
CREATE INDEX product_by_update ON product (shop_id, updated_at, id) WHERE parent_id IS NULL;
CREATE INDEX product_by_status ON product (shop_id, status, id) WHERE parent_id IS NULL;
CREATE INDEX sales_order_by_time ON sales_order (shop_id, placed_at, id);
CREATE INDEX sales_order_by_net ON sales_order (shop_id, net, id);
`;
