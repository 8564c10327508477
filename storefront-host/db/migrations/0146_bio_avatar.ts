import { sql, type Kysely } from 'kysely';

/** A profile picture of the link-in-bio page; links have theirs in their JSON. Null means the shop's logo. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE bio_page ADD COLUMN avatar uuid`.execute(db);
}
