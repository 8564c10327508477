import { sql, type Kysely } from 'kysely';

/** Links that show the draft of a page without an account (decision 499). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(ddl).execute(db);
}

const ddl = `
CREATE TABLE draft_link (
  shop_id bigint NOT NULL,
  id uuid NOT NULL,
  page text NOT NULL,
  token_hash bytea NOT NULL UNIQUE,
  account_id uuid NOT NULL REFERENCES account ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (shop_id, id)
);
CREATE INDEX draft_link_account ON draft_link (account_id);
`;
