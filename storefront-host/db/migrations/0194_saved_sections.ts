import { sql, type Kysely } from 'kysely';

/** Sections that a shop keeps under a name, to put on its pages again (decision 503). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(ddl).execute(db);
}

const ddl = `
CREATE TABLE saved_section (
  shop_id bigint NOT NULL REFERENCES shop (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  name text NOT NULL,
  -- A page of these sections, so that it is read, migrated and searched for pictures as one.
  document jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- Set for a day, in which it can be restored.
  removed_at timestamptz,
  PRIMARY KEY (shop_id, id)
);
`;
