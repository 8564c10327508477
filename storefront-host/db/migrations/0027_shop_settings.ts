import { sql, type Kysely } from 'kysely';

/** Policies in the owner's own words, in place of the built-in texts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(ddl).execute(db);
}

const ddl = `
CREATE TABLE shop_policy (
  shop_id bigint NOT NULL REFERENCES shop (id) ON DELETE CASCADE,
  document text NOT NULL CHECK (document IN ('terms', 'shipping', 'returns', 'data-protection', 'privacy')),
  -- HTML as the editor has it; an empty language shows the other one.
  body_th text NOT NULL,
  body_en text NOT NULL,
  revision integer NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (shop_id, document),
  CHECK (body_th <> '' OR body_en <> '')
);
`;
