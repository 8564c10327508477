import { sql, type Kysely } from 'kysely';

/** Order numbers of each shop's own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(ddl).execute(db);
}

const ddl = `
-- The order in which orders were placed in the whole marketplace.
ALTER TABLE sales_order RENAME COLUMN number TO sequence;
-- As people see it. Without a series of the shop's own: the sequence, which the column before takes.
ALTER TABLE sales_order ADD COLUMN number text;
UPDATE sales_order SET number = sequence::text;
ALTER TABLE sales_order ALTER COLUMN number SET NOT NULL,
  ALTER COLUMN number SET DEFAULT currval('order_number_seq')::text;
CREATE UNIQUE INDEX sales_order_shown ON sales_order (shop_id, number);

CREATE TABLE order_series (
  shop_id bigint NOT NULL REFERENCES shop (id) ON DELETE CASCADE,
  -- Ends with no digit, so that numbers of two prefixes never meet, nor with those of no prefix.
  prefix text NOT NULL CHECK (prefix ~ '^[A-Z0-9-]{0,9}[A-Z-]$'),
  next bigint NOT NULL CHECK (next > 0),
  PRIMARY KEY (shop_id, prefix)
);
`;
