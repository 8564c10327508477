import { sql, type Kysely } from 'kysely';

/** Unpaid orders are cancelled at a deadline; orders from before this migration have none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE sales_order ADD COLUMN pay_by timestamptz, ADD COLUMN expired_at timestamptz`.execute(
    db,
  );
  await sql`CREATE INDEX sales_order_pay_by ON sales_order (pay_by)
    WHERE pay_by IS NOT NULL AND status = 'placed' AND payment_status = 'pending'`.execute(db);
}
