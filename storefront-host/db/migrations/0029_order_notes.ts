import { sql, type Kysely } from 'kysely';

/** Notes and tags that a shop's people give orders, and a search that reads an index. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(notes).execute(db);
}

const notes = `
CREATE TABLE order_note (
  shop_id bigint NOT NULL,
  id uuid NOT NULL,
  order_id uuid NOT NULL,
  -- The writer.
  account_id uuid,
  text text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (shop_id, id),
  FOREIGN KEY (shop_id, order_id) REFERENCES sales_order (shop_id, id) ON DELETE CASCADE
);
CREATE INDEX order_note_order ON order_note (shop_id, order_id, id);
CREATE TABLE order_tag (
  shop_id bigint NOT NULL,
  order_id uuid NOT NULL,
  tag text NOT NULL,
  PRIMARY KEY (shop_id, order_id, tag),
  FOREIGN KEY (shop_id, order_id) REFERENCES sales_order (shop_id, id) ON DELETE CASCADE
);
CREATE INDEX order_tag_orders ON order_tag (shop_id, tag, order_id);
-- The expression of managed-orders.list.ts: name, telephone number and tracking code.
CREATE INDEX sales_order_search ON sales_order USING gin ((lower(coalesce(contact->>'name', '') || ' ' ||
  coalesce(contact->>'phone', '') || ' ' || coalesce(tracking->>'code', ''))) gin_trgm_ops);
`;
