import { sql, type Kysely } from 'kysely';

/** Buyers ask to return what they bought, and shops give money back in part or whole. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(ddl).execute(db);
}

const ddl = `
ALTER TABLE sales_order
  -- The newest return that is not done; null: there is none.
  ADD COLUMN return_state text
    CHECK (return_state IN ('asked', 'accepted', 'returned', 'refused', 'disputed')),
  ADD COLUMN return_at timestamptz,
  -- Of net and lnwcash, in satang.
  ADD COLUMN refunded bigint NOT NULL DEFAULT 0,
  ADD COLUMN refunded_lnwcash bigint NOT NULL DEFAULT 0,
  -- Of points_spent.
  ADD COLUMN refunded_points integer NOT NULL DEFAULT 0,
  ADD CONSTRAINT sales_order_refunded_points CHECK (refunded_points BETWEEN 0 AND points_spent),
  ADD CONSTRAINT sales_order_refunded CHECK (refunded BETWEEN 0 AND net),
  ADD CONSTRAINT sales_order_refunded_lnwcash CHECK (refunded_lnwcash BETWEEN 0 AND lnwcash);
CREATE INDEX sales_order_return ON sales_order (shop_id, return_state, sequence DESC)
  WHERE return_state IS NOT NULL;

CREATE TABLE order_return (
  shop_id bigint NOT NULL,
  id uuid NOT NULL,
  order_id uuid NOT NULL,
  reason text NOT NULL
    CHECK (reason IN ('damaged', 'wrong', 'not_as_described', 'missing', 'changed_mind', 'other')),
  details text NOT NULL,
  -- [{rank, quantity}] of the order's lines.
  lines jsonb NOT NULL,
  -- {bank, number, name} that the money is to be sent to; null: back to its source.
  account jsonb,
  -- The shop's message to the buyer.
  answer text NOT NULL DEFAULT '',
  -- The buyer's message after a refusal.
  objection text NOT NULL DEFAULT '',
  asked_at timestamptz NOT NULL,
  PRIMARY KEY (shop_id, id),
  FOREIGN KEY (shop_id, order_id) REFERENCES sales_order (shop_id, id) ON DELETE CASCADE
);
CREATE INDEX order_return_order ON order_return (shop_id, order_id, id DESC);

CREATE TABLE order_refund (
  shop_id bigint NOT NULL,
  id uuid NOT NULL,
  order_id uuid NOT NULL,
  -- [{rank, quantity, amount, restock}] of the order's lines; amounts in satang.
  lines jsonb NOT NULL,
  shipping bigint NOT NULL CHECK (shipping >= 0),
  -- Money that went back by this way, and to the wallet that had paid a part.
  amount bigint NOT NULL CHECK (amount >= 0),
  lnwcash bigint NOT NULL CHECK (lnwcash >= 0),
  -- Spent points that were returned to the buyer.
  points integer NOT NULL CHECK (points >= 0),
  way text NOT NULL CHECK (way IN ('provider', 'transfer', 'cash')),
  note text NOT NULL,
  account_id uuid,
  refunded_at timestamptz NOT NULL,
  PRIMARY KEY (shop_id, id),
  FOREIGN KEY (shop_id, order_id) REFERENCES sales_order (shop_id, id) ON DELETE CASCADE,
  CHECK (amount + lnwcash + points > 0)
);
CREATE INDEX order_refund_order ON order_refund (shop_id, order_id, id);

-- Points that an order gave are taken back with each refund.
ALTER TABLE point_entry DROP CONSTRAINT point_entry_reason_check;
ALTER TABLE point_entry ADD CONSTRAINT point_entry_reason_check CHECK (reason IN ('order',
  'order_cancelled', 'order_refunded', 'review', 'redeemed', 'returned', 'adjusted', 'demo'));
DROP INDEX point_entry_once;
CREATE UNIQUE INDEX point_entry_once ON point_entry (account_id, reason, order_id)
  WHERE order_id IS NOT NULL AND reason NOT IN ('redeemed', 'returned', 'order_refunded');
-- As the lists of these stages ask for them.
CREATE INDEX sales_order_part_refunded ON sales_order (shop_id, sequence DESC)
  WHERE refunded + refunded_lnwcash + refunded_points > 0;
`;
