import { sql, type Kysely } from 'kysely';

/** Posts that owners write: scheduled ones, their writers, and removal that can be undone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(ddl).execute(db);
}

const ddl = `
ALTER TABLE blog
  -- Of a post that waits for its publication, or that was removed after it.
  ADD COLUMN publish_at timestamptz,
  -- The writer; NULL: an import, or a post older than this column.
  ADD COLUMN account_id uuid REFERENCES account (id) ON DELETE SET NULL,
  ADD COLUMN removed_at timestamptz,
  ADD COLUMN revision integer NOT NULL DEFAULT 1;
CREATE INDEX blog_to_publish ON blog (publish_at) WHERE publish_at IS NOT NULL AND removed_at IS NULL;
-- Drafts come first where the latest do.
CREATE INDEX blog_by_publication ON blog
  (shop_id, (coalesce(published_at, publish_at, 'infinity'::timestamptz)), id) WHERE removed_at IS NULL;
CREATE INDEX blog_by_title ON blog (shop_id, title, id) WHERE removed_at IS NULL;
CREATE INDEX blog_by_update ON blog (shop_id, updated_at, id) WHERE removed_at IS NULL;
`;
