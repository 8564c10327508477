import { sql, type Kysely } from 'kysely';

/** Fields of a product that its owner sets and that had no column. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(ddl).execute(db);
}

const ddl = `
ALTER TABLE product
  ADD COLUMN publish_at timestamptz,
  -- Waits for publish_at: hidden until then, and gets this status.
  ADD COLUMN publish_as text,
  ADD COLUMN order_limit int CHECK (order_limit BETWEEN 1 AND 999),
  ADD COLUMN one_per_cart boolean NOT NULL DEFAULT false,
  ADD COLUMN add_disabled boolean NOT NULL DEFAULT false,
  -- Of the parcel.
  ADD COLUMN width_mm int CHECK (width_mm >= 0),
  ADD COLUMN length_mm int CHECK (length_mm >= 0),
  ADD COLUMN height_mm int CHECK (height_mm >= 0),
  -- NULL: title and first words of the description.
  ADD COLUMN seo_title text,
  ADD COLUMN seo_description text;
CREATE INDEX product_to_publish ON product (publish_at) WHERE publish_as IS NOT NULL;
`;
