import { sql, type Kysely } from 'kysely';

/** The method of delivery that an order was placed with. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE sales_order ADD COLUMN delivery jsonb`.execute(db);
}
