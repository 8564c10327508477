import { sql, type Kysely } from 'kysely';

/** Saved views and hidden columns of a person's lists in the back office. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(ddl).execute(db);
}

const ddl = `
CREATE TABLE list_setting (
  shop_id bigint NOT NULL REFERENCES shop (id) ON DELETE CASCADE,
  account_id uuid NOT NULL,
  list text NOT NULL,
  views jsonb NOT NULL DEFAULT '[]',
  -- Null: never chosen, so the list hides what does not fit the screen.
  hidden_columns text[],
  PRIMARY KEY (account_id, shop_id, list)
);
`;
