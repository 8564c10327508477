import { sql, type Kysely } from 'kysely';

/** Entries of a site's forms as an inbox: their state, assignee and answers (decision 195). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(ddl).execute(db);
}

const ddl = `
ALTER TABLE form_entry
  ADD COLUMN state text NOT NULL DEFAULT 'new'
    CHECK (state IN ('new', 'progress', 'answered', 'closed', 'spam')),
  ADD COLUMN assigned_to uuid REFERENCES account (id) ON DELETE SET NULL,
  ADD COLUMN revision integer NOT NULL DEFAULT 1,
  -- All values, folded as a search is: lower case, Thai digits as Arabic ones.
  ADD COLUMN search_text text NOT NULL GENERATED ALWAYS AS (
    translate(lower(jsonb_path_query_array(data, '$.*')::text), '๐๑๒๓๔๕๖๗๘๙', '0123456789')) STORED;
-- Read before there were states: the shop answered by its own mail, or did not want to.
UPDATE form_entry SET state = 'closed' WHERE read_at IS NOT NULL OR form = 'newsletter';

DROP INDEX form_entry_newest;
CREATE INDEX form_entry_newest ON form_entry (shop_id, created_at, id);
CREATE INDEX form_entry_state ON form_entry (shop_id, state, created_at, id);
CREATE INDEX form_entry_form ON form_entry (shop_id, form, created_at, id);
CREATE INDEX form_entry_open ON form_entry (shop_id, created_at, id) WHERE state IN ('new', 'progress');
CREATE INDEX form_entry_assigned ON form_entry (assigned_to, shop_id, created_at, id)
  WHERE assigned_to IS NOT NULL;
CREATE INDEX form_entry_search ON form_entry USING gin (search_text gin_trgm_ops);

CREATE TABLE form_answer (
  shop_id bigint NOT NULL,
  id uuid NOT NULL,
  entry_id uuid NOT NULL,
  subject text NOT NULL,
  body text NOT NULL,
  account_id uuid REFERENCES account (id) ON DELETE SET NULL,
  -- The mail it went out with, which is deleted after three months.
  mail_id uuid NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (shop_id, id),
  FOREIGN KEY (shop_id, entry_id) REFERENCES form_entry (shop_id, id) ON DELETE CASCADE
);
CREATE INDEX form_answer_entry ON form_answer (shop_id, entry_id, created_at);
`;
