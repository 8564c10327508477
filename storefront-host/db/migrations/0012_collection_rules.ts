import { sql, type Kysely } from 'kysely';

/** Collections are edited in the back office, and may be filled by a rule (decision 162). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(ddl).execute(db);
}

const ddl = `
ALTER TABLE collection
  -- NULL: its products are chosen by hand (collection_product).
  ADD COLUMN rule jsonb,
  ADD COLUMN revision integer NOT NULL DEFAULT 1;
CREATE INDEX collection_by_rank ON collection (shop_id, rank, id);
CREATE INDEX collection_by_title ON collection (shop_id, title, id);
`;
