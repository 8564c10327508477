import { sql, type Kysely } from 'kysely';

/** Names that owners give to published versions of a page. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE page_version ADD COLUMN label text NOT NULL DEFAULT ''`.execute(db);
}
