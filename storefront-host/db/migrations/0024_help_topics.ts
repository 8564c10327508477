import { sql, type Kysely } from 'kysely';

/** Topics of a shop's help in its owner's words, in place of the built-in texts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(ddl).execute(db);
}

const ddl = `
CREATE TABLE help_topic (
  shop_id bigint NOT NULL REFERENCES shop (id) ON DELETE CASCADE,
  topic text NOT NULL
    CHECK (topic IN ('how2buy', 'how2pay', 'how2track', 'how2refund', 'faqs', 'policy', 'custom')),
  -- {th, en} of text; an empty language shows the other one.
  titles jsonb NOT NULL,
  bodies jsonb NOT NULL,
  -- Questions in their order, each with group, question and answer in both languages.
  items jsonb NOT NULL,
  revision integer NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (shop_id, topic)
);
`;
