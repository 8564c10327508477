import { sql, type Kysely } from 'kysely';

/** A buyer finds an order by its number without naming the shop. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE INDEX sales_order_any_number ON sales_order (number)`.execute(db);
}
