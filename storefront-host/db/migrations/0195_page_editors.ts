import { sql, type Kysely } from 'kysely';

/** Tabs in which a page is being edited (decision 504). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(ddl).execute(db);
}

// Unlogged: a crash may forget who was there, and the open tabs report themselves again.
const ddl = `
CREATE UNLOGGED TABLE page_editor (
  shop_id bigint NOT NULL REFERENCES shop (id) ON DELETE CASCADE,
  tab uuid NOT NULL,
  page text NOT NULL,
  account_id uuid NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  -- The selected section.
  block_id text,
  seen_at timestamptz NOT NULL,
  -- Since when the tab has been asked whether it is still there.
  asked_at timestamptz,
  PRIMARY KEY (shop_id, tab)
);
CREATE INDEX page_editor_account ON page_editor (account_id);
`;
