import { sql, type Kysely } from 'kysely';

/** Counts the visits of old addresses, and lets deleted redirects be restored (decision 197). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(ddl).execute(db);
}

const ddl = `
ALTER TABLE redirect
  ADD COLUMN hits integer NOT NULL DEFAULT 0,
  ADD COLUMN last_hit_at timestamptz,
  ADD COLUMN removed_at timestamptz;
CREATE INDEX redirect_hits ON redirect (shop_id, hits, id);
`;
