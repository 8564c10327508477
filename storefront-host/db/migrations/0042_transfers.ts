import { sql, type Kysely } from 'kysely';

/** Orders that are paid by a transfer; the index lists those that wait for it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE sales_order DROP CONSTRAINT sales_order_payment_method_check`.execute(db);
  await sql`ALTER TABLE sales_order ADD CONSTRAINT sales_order_payment_method_check
    CHECK (payment_method IN ('cod', 'transfer'))`.execute(db);
  await sql`CREATE INDEX sales_order_awaited ON sales_order (shop_id, sequence DESC)
    WHERE payment_method = 'transfer' AND payment_status = 'pending' AND status = 'placed'`.execute(
    db,
  );
}
