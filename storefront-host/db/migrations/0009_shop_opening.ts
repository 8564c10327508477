import { sql, type Kysely } from 'kysely';

/** A new shop shows an "opening soon" page until it is opened; later it may be closed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(ddl).execute(db);
}

const ddl = `
ALTER TABLE shop
  -- NULL: not opened yet.
  ADD COLUMN opened_at timestamptz DEFAULT now(),
  -- The owner asked for the opening, and the platform looks at each shop first.
  ADD COLUMN opening_asked_at timestamptz,
  -- Closed by its owner: hidden at once, removed after 30 days.
  ADD COLUMN closed_at timestamptz;
UPDATE shop SET opened_at = created_at;
-- Read by every list of the marketplace.
CREATE INDEX shop_hidden ON shop (id) WHERE opened_at IS NULL OR closed_at IS NOT NULL;
`;
