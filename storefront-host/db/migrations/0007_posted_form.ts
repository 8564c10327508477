import { sql, type Kysely } from 'kysely';

/** Results of posted forms, shown after the redirect: stored for hours, for one browser. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(ddl).execute(db);
}

const ddl = `
CREATE TABLE posted_form (
  browser uuid NOT NULL,
  path text NOT NULL,
  state jsonb NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (browser, path)
);
CREATE INDEX posted_form_expires ON posted_form (expires_at);
`;
