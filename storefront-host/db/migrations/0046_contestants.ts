import { sql, type Kysely } from 'kysely';

/** Contestants are edited in the back office: a revision, and an undo of deletions (decision 240). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE contestant ADD COLUMN revision integer NOT NULL DEFAULT 1`.execute(db);
  await sql`ALTER TABLE catalogue_removal DROP CONSTRAINT catalogue_removal_entity_check`.execute(
    db,
  );
  await sql`ALTER TABLE catalogue_removal ADD CONSTRAINT catalogue_removal_entity_check
    CHECK (entity IN ('category', 'collection', 'brand', 'tag', 'contestant'))`.execute(db);
}
