import { sql, type Kysely } from 'kysely';

/** The delivery method of an order, as it was when placed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE sales_order ADD COLUMN delivery jsonb`.execute(db);
}
