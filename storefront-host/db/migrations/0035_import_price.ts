import { sql, type Kysely } from 'kysely';

/** The price for products of an imported file that have none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('ALTER TABLE import_run ADD COLUMN price text').execute(db);
}
