import { sql, type Kysely } from 'kysely';

/** Deleted categories, collections, brands and tags, for their undo (decision 240). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `CREATE TABLE catalogue_removal (
  shop_id bigint NOT NULL,
  entity text NOT NULL CHECK (entity IN ('category', 'collection', 'brand', 'tag')),
  entity_id bigint NOT NULL,
  -- {row, translations, references}: all that was deleted, or that named it.
  contents jsonb NOT NULL,
  removed_at timestamptz NOT NULL,
  PRIMARY KEY (shop_id, entity, entity_id)
)`,
    )
    .execute(db);
}
