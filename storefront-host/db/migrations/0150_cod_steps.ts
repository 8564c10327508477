import { sql, type Kysely } from 'kysely';

/** Orders by the day of each step of cash on delivery, for the report and the lists that it leads to. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(ddl).execute(db);
}

const ddl = `
CREATE INDEX sales_order_collected ON sales_order (shop_id, delivered_at)
  WHERE cod_due > 0 OR remitted_at IS NOT NULL;
CREATE INDEX sales_order_remitted ON sales_order (shop_id, remitted_at) WHERE remitted_at IS NOT NULL;
CREATE INDEX sales_order_refused ON sales_order (shop_id, refused_at) WHERE refused_at IS NOT NULL;
`;
