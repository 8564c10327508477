import { sql, type Kysely } from 'kysely';

/** Orders of several shops are placed in one visit (decision 403). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(ddl).execute(db);
}

const ddl = `
-- The orders that were placed together, as they were then. Its id is that of the group of checkouts.
CREATE TABLE payment_group (
  id uuid PRIMARY KEY,
  payment_method text NOT NULL CHECK (payment_method IN ('cod', 'transfer', 'online')),
  orders integer NOT NULL CHECK (orders > 0),
  -- Satang.
  net bigint NOT NULL CHECK (net >= 0),
  placed_at timestamptz NOT NULL
);
ALTER TABLE checkout ADD COLUMN group_id uuid;
CREATE INDEX checkout_group ON checkout (group_id, shop_id) WHERE group_id IS NOT NULL;
ALTER TABLE sales_order ADD COLUMN group_id uuid;
CREATE INDEX sales_order_group ON sales_order (group_id, shop_id) WHERE group_id IS NOT NULL;
`;
