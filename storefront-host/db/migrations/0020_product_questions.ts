import { sql, type Kysely } from 'kysely';

/** Questions about products that a shop answered on their pages (decision 182). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
CREATE TABLE product_question (
  shop_id bigint NOT NULL REFERENCES shop (id) ON DELETE CASCADE,
  -- Of the message that asked it.
  id uuid NOT NULL,
  product_id bigint NOT NULL,
  question text NOT NULL,
  answer text NOT NULL,
  published_at timestamptz NOT NULL,
  PRIMARY KEY (shop_id, id)
)`.execute(db);
  await sql`CREATE INDEX product_question_product
    ON product_question (shop_id, product_id, published_at)`.execute(db);
}
