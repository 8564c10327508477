import { sql, type Kysely } from 'kysely';

/** Categories are edited in the back office: each one counts its changes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(ddl).execute(db);
}

const ddl = `
ALTER TABLE category ADD COLUMN revision integer NOT NULL DEFAULT 1;
CREATE INDEX category_children ON category (shop_id, parent_id, rank, id);
`;
