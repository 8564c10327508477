import { sql, type Kysely } from 'kysely';

/** Points and wallet money at the checkout; a cancelled order gives its points back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE checkout
    ADD COLUMN use_points boolean NOT NULL DEFAULT false,
    ADD COLUMN use_wallet boolean NOT NULL DEFAULT false`.execute(db);
  await sql`ALTER TABLE sales_order
    ADD COLUMN points_spent integer NOT NULL DEFAULT 0 CHECK (points_spent >= 0),
    ADD COLUMN points_worth bigint NOT NULL DEFAULT 0,
    ADD COLUMN points_earned integer NOT NULL DEFAULT 0 CHECK (points_earned >= 0),
    ADD CONSTRAINT sales_order_points CHECK (points_worth BETWEEN 0 AND discount)`.execute(db);
  // The earlier rule gave a point for each whole baht of the products.
  await sql`UPDATE sales_order SET points_earned = (product_total - discount) / 100
    WHERE product_total > discount`.execute(db);
  await sql`ALTER TABLE point_entry
    DROP CONSTRAINT point_entry_reason_check,
    ADD CONSTRAINT point_entry_reason_check CHECK (reason IN
      ('order', 'order_cancelled', 'review', 'redeemed', 'returned', 'adjusted', 'demo'))`.execute(
    db,
  );
  // A reopened order spends its points a second time, so `redeemed` and `returned` may repeat.
  await sql`DROP INDEX point_entry_once`.execute(db);
  await sql`CREATE UNIQUE INDEX point_entry_once ON point_entry (account_id, reason, order_id)
    WHERE order_id IS NOT NULL AND reason NOT IN ('redeemed', 'returned')`.execute(db);
  await sql`CREATE INDEX point_entry_order ON point_entry (shop_id, order_id)
    WHERE order_id IS NOT NULL`.execute(db);
}
