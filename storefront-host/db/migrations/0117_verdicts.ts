import { sql, type Kysely } from 'kysely';

/** Operators decide disputes between buyers and shops. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(ddl).execute(db);
}

const ddl = `
ALTER TABLE sales_order DROP CONSTRAINT sales_order_return_state_check;
ALTER TABLE sales_order ADD CONSTRAINT sales_order_return_state_check
  CHECK (return_state IN ('asked', 'accepted', 'returned', 'refused', 'disputed', 'decided'));
-- As the operators' list reads them, the oldest first.
CREATE INDEX sales_order_disputed ON sales_order (return_at, id) WHERE return_state = 'disputed';

ALTER TABLE order_return
  -- The side that an operator decided for.
  ADD COLUMN verdict text CHECK (verdict IN ('buyer', 'shop')),
  -- The operator's words to both sides.
  ADD COLUMN verdict_reason text NOT NULL DEFAULT '',
  ADD COLUMN decided_at timestamptz,
  ADD CONSTRAINT order_return_decided CHECK ((verdict IS NULL) = (decided_at IS NULL));
`;
