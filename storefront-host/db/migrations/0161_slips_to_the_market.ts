import { sql, type Kysely } from 'kysely';

/**
 * A column marks slips of payments to the marketplace, so that a shop's list leaves them out
 * without reading orders.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(ddl).execute(db);
}

const ddl = `
ALTER TABLE order_slip ADD COLUMN to_market boolean NOT NULL DEFAULT false;
UPDATE order_slip s SET to_market = true FROM sales_order o
  WHERE o.shop_id = s.shop_id AND o.id = s.order_id AND o.payment_method = 'platform';
DROP INDEX order_slip_sent;
DROP INDEX order_slip_state;
CREATE INDEX order_slip_sent ON order_slip (shop_id, sent_at, id) WHERE NOT to_market;
CREATE INDEX order_slip_state ON order_slip (shop_id, state, sent_at, id) WHERE NOT to_market;
CREATE INDEX order_slip_to_check ON order_slip (sent_at) WHERE to_market AND state = 'waiting';
`;
