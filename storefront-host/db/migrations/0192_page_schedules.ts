import { sql, type Kysely } from 'kysely';

/** Publications at a time that was chosen before, and their end (decision 500). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(ddl).execute(db);
}

const ddl = `
CREATE TABLE page_schedule (
  shop_id bigint NOT NULL,
  id uuid NOT NULL,
  page text NOT NULL,
  -- The version that goes live, as it was when it was scheduled; no design: the look stays as it is.
  document jsonb NOT NULL,
  design jsonb,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz,
  -- While it is live: what returns at the end. No document: the page was not published.
  is_live boolean NOT NULL DEFAULT false,
  before_document jsonb,
  before_design jsonb,
  account_id uuid,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (shop_id, id),
  UNIQUE (shop_id, page),
  CHECK (ends_at > starts_at)
);
-- Two looks with an end of their own could bring back each other's.
CREATE UNIQUE INDEX page_schedule_look ON page_schedule (shop_id) WHERE design IS NOT NULL;
CREATE INDEX page_schedule_due ON page_schedule ((CASE WHEN is_live THEN ends_at ELSE starts_at END));
`;
