import { sql, type Kysely } from 'kysely';

/** A search finds the order with exactly this tracking code without reading the hits of the word. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(ddl).execute(db);
}

const ddl = `
CREATE INDEX sales_order_tracking ON sales_order (shop_id, lower(tracking->>'code')) WHERE tracking IS NOT NULL;
`;
