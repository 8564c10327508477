import { sql, type Kysely } from 'kysely';

/** Old addresses of a shop that lead to pages of today (decision 197). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(ddl).execute(db);
}

const ddl = `
CREATE TABLE redirect (
  shop_id bigint NOT NULL REFERENCES shop (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  -- Decoded path within the site, without a slash at its end.
  from_path text NOT NULL,
  -- Path within the site as it is in an address, with its query and fragment.
  to_path text NOT NULL,
  revision integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (shop_id, id),
  UNIQUE (shop_id, from_path)
);
CREATE INDEX redirect_from ON redirect (shop_id, from_path, id);
CREATE INDEX redirect_newest ON redirect (shop_id, created_at, id);
`;
