import { sql, type Kysely } from 'kysely';

/** Indexes the orders of a tag in every order of the list (decision 455). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(ddl).execute(db);
}

const ddl = `
ALTER TABLE order_tag ADD COLUMN sequence bigint, ADD COLUMN placed_at timestamptz, ADD COLUMN net bigint;
UPDATE order_tag g SET sequence = o.sequence, placed_at = o.placed_at, net = o.net
  FROM sales_order o WHERE o.shop_id = g.shop_id AND o.id = g.order_id;
ALTER TABLE order_tag ALTER COLUMN sequence SET NOT NULL, ALTER COLUMN placed_at SET NOT NULL,
  ALTER COLUMN net SET NOT NULL;
DROP INDEX order_tag_orders;
CREATE INDEX order_tag_by_number ON order_tag (shop_id, tag, sequence, order_id);
CREATE INDEX order_tag_by_time ON order_tag (shop_id, tag, placed_at, order_id);
CREATE INDEX order_tag_by_net ON order_tag (shop_id, tag, net, order_id);
-- Customers who read English are few in most shops; checkouts in Thai do not write the index.
CREATE INDEX customer_english ON customer (shop_id, last_at, id) WHERE lang = 'en';
-- Orders with a coupon, which are few.
CREATE INDEX sales_order_coupon ON sales_order (shop_id, placed_at) WHERE coupon IS NOT NULL;
-- A kind of entries of the log, however long ago.
CREATE INDEX audit_log_kind ON audit_log (shop_id, entity, id) WHERE action <> 'placed';
-- Words of reviews and questions.
CREATE INDEX review_search ON review USING gin (lower(reviewer_name || ' ' || body) gin_trgm_ops);
CREATE INDEX product_question_search ON product_question USING gin (lower(question) gin_trgm_ops);
`;
