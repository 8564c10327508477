import { sql, type Kysely } from 'kysely';

/**
 * The words of a shop's rows are found without reading those of other shops, and the products of a category in the
 * order of the list (decision 464).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(ddl).execute(db);
}

const ddl = `
CREATE EXTENSION IF NOT EXISTS btree_gin;
DROP INDEX customer_search, sales_order_search, product_search, media_search, form_entry_search, review_search,
  product_question_search;
CREATE INDEX customer_search ON customer USING gin (shop_id, search_text gin_trgm_ops);
CREATE INDEX sales_order_search ON sales_order USING gin (shop_id, (lower(coalesce(contact->>'name', '') || ' ' ||
  coalesce(contact->>'phone', '') || ' ' || coalesce(tracking->>'code', ''))) gin_trgm_ops);
CREATE INDEX product_search ON product USING gin (shop_id, search_text gin_trgm_ops) WHERE parent_id IS NULL;
CREATE INDEX media_search ON media USING gin (shop_id, search_text gin_trgm_ops) WHERE NOT from_shopper;
CREATE INDEX form_entry_search ON form_entry USING gin (shop_id, search_text gin_trgm_ops);
CREATE INDEX review_search ON review USING gin (shop_id, lower(reviewer_name || ' ' || body) gin_trgm_ops);
CREATE INDEX product_question_search ON product_question USING gin (shop_id, lower(question) gin_trgm_ops);
CREATE INDEX product_in_category ON product (shop_id, category_id, id) WHERE parent_id IS NULL;
`;
