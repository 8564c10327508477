import { sql, type Kysely } from 'kysely';

/** Refunds go to their source, to the buyer's wallet or to a bank account (decision 415). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(ddl).execute(db);
}

const ddl = `
ALTER TABLE order_refund DROP CONSTRAINT order_refund_way_check;
ALTER TABLE order_refund ADD CONSTRAINT order_refund_way_check
  CHECK (way IN ('provider', 'transfer', 'cash', 'wallet'));
-- The way that the buyer asked for; null: none was possible, or the return is older.
ALTER TABLE order_return ADD COLUMN way text CHECK (way IN ('provider', 'transfer', 'wallet'));
UPDATE order_return SET way = 'transfer' WHERE account IS NOT NULL;
-- Money that did not come from the wallet and went back to it, in satang.
ALTER TABLE sales_order ADD COLUMN refunded_to_wallet bigint NOT NULL DEFAULT 0
  CHECK (refunded_to_wallet BETWEEN 0 AND net);
`;
