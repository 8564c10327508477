import { sql, type Kysely } from 'kysely';

/** Stores every question about a product, not only the published ones (decision 182). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(ddl).execute(db);
}

const ddl = `
ALTER TABLE product_question
  ALTER COLUMN answer DROP NOT NULL,
  ALTER COLUMN published_at DROP NOT NULL,
  ADD COLUMN state text NOT NULL DEFAULT 'answered'
    CHECK (state IN ('waiting', 'answered', 'hidden')),
  ADD COLUMN hidden_reason text,
  ADD COLUMN asked_at timestamptz,
  ADD COLUMN revision integer NOT NULL DEFAULT 1;
UPDATE product_question q SET asked_at = coalesce(
  (SELECT e.created_at FROM form_entry e WHERE e.shop_id = q.shop_id AND e.id = q.id), q.published_at);
INSERT INTO product_question (shop_id, id, product_id, question, state, asked_at)
SELECT e.shop_id, e.id, e.about_id, e.data->>'message',
  CASE WHEN e.state IN ('new', 'progress') THEN 'waiting'
    WHEN e.state = 'answered' THEN 'answered' ELSE 'hidden' END, e.created_at
FROM form_entry e
WHERE e.form = 'product' AND e.about_id IS NOT NULL AND coalesce(e.data->>'message', '') <> ''
ON CONFLICT DO NOTHING;
ALTER TABLE product_question
  ALTER COLUMN asked_at SET NOT NULL,
  ALTER COLUMN state SET DEFAULT 'waiting';
DROP INDEX product_question_product;
CREATE INDEX product_question_shown ON product_question (shop_id, product_id, published_at, id)
  WHERE state = 'answered' AND answer IS NOT NULL;
CREATE INDEX product_question_asked ON product_question (shop_id, asked_at, id);
CREATE INDEX product_question_state ON product_question (shop_id, state, asked_at, id);
CREATE INDEX product_question_of ON product_question (shop_id, product_id, asked_at, id);
CREATE INDEX product_question_unanswered ON product_question (asked_at) WHERE answer IS NULL;
`;
