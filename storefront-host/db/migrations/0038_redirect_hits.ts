import { sql, type Kysely } from 'kysely';

/** How often an old address is visited, and a way back after it was deleted (decision 197). */
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
