import { sql, type Kysely } from 'kysely';

/** Settings of a page that apply at once, and removed pages that can be restored (decision 492). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(ddl).execute(db);
}

const ddl = `
ALTER TABLE page
  -- Title and description by language, and the picture of shared links.
  ADD COLUMN seo jsonb NOT NULL DEFAULT '{}',
  -- Shown at the site's root in place of the page "frontpage".
  ADD COLUMN is_front boolean NOT NULL DEFAULT false;
CREATE UNIQUE INDEX page_front ON page (shop_id) WHERE is_front;

-- The whole row of a removed page; null for a publication.
ALTER TABLE page_version ADD COLUMN removed jsonb;
`;
