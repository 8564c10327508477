import { sql, type Kysely } from 'kysely';

/** The layout that an owner chose for a category's page: its page and place; null if none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE category ADD COLUMN layout jsonb`.execute(db);
}
