import { sql, type Kysely } from 'kysely';

/** A library of pictures with names, tags and texts, whose files can be replaced (decision 190). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(ddl).execute(db);
}

const ddl = `
ALTER TABLE media
  ADD COLUMN name text NOT NULL DEFAULT '',
  ADD COLUMN alt jsonb NOT NULL DEFAULT '{}',
  ADD COLUMN tags text[] NOT NULL DEFAULT '{}',
  -- Name, texts and tags as a search compares them.
  ADD COLUMN search_text text NOT NULL DEFAULT '',
  -- Percent from the left and from the top; null: the middle.
  ADD COLUMN focus jsonb,
  -- The file before it was cropped; null: it is not.
  ADD COLUMN source jsonb,
  -- Part of each file's address: a changed picture has new addresses.
  ADD COLUMN file_version integer NOT NULL DEFAULT 0,
  ADD COLUMN revision integer NOT NULL DEFAULT 1;
CREATE INDEX media_library ON media (shop_id, id) WHERE NOT from_shopper;
CREATE INDEX media_name ON media (shop_id, name, id) WHERE NOT from_shopper;
CREATE INDEX media_tags ON media USING gin (tags) WHERE NOT from_shopper;
CREATE INDEX media_search ON media USING gin (search_text gin_trgm_ops) WHERE NOT from_shopper;
-- Where a picture is used.
CREATE INDEX product_images ON product USING gin (images jsonb_path_ops);
CREATE INDEX product_with_pictures ON product (shop_id) WHERE description LIKE '%<img%';
CREATE INDEX translation_with_pictures ON translation (shop_id) WHERE fields::text LIKE '%<img%';
`;
