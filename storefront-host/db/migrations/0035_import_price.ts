import { sql, type Kysely } from 'kysely';

/** The price of products of which an imported file says none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('ALTER TABLE import_run ADD COLUMN price text').execute(db);
}
