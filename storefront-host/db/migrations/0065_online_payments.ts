import { sql, type Kysely } from 'kysely';

/**
 * Card and wallet payments through a provider: a shop's keys, and the payments that buyers began.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TABLE payment_account (
    shop_id bigint PRIMARY KEY REFERENCES shop (id),
    provider text NOT NULL CHECK (provider IN ('omise', 'stripe')),
    secret_key bytea NOT NULL,
    webhook_secret bytea NOT NULL,
    key_end text NOT NULL,
    is_live boolean NOT NULL,
    updated_at timestamptz NOT NULL
  )`.execute(db);
  await sql`CREATE TABLE online_payment (
    shop_id bigint NOT NULL,
    id uuid NOT NULL,
    order_id uuid NOT NULL,
    provider text NOT NULL CHECK (provider IN ('omise', 'stripe')),
    amount bigint NOT NULL CHECK (amount > 0),
    state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'paid', 'over', 'returned')),
    page_id text,
    page_url text,
    charge_id text,
    created_at timestamptz NOT NULL,
    expires_at timestamptz NOT NULL,
    checked_at timestamptz NOT NULL,
    settled_at timestamptz,
    PRIMARY KEY (shop_id, id),
    FOREIGN KEY (shop_id, order_id) REFERENCES sales_order (shop_id, id)
  )`.execute(db);
  await sql`CREATE UNIQUE INDEX online_payment_page ON online_payment (shop_id, page_id)`.execute(
    db,
  );
  await sql`CREATE INDEX online_payment_order ON online_payment (shop_id, order_id)`.execute(db);
  await sql`CREATE UNIQUE INDEX online_payment_one_open ON online_payment (shop_id, order_id)
    WHERE state = 'open'`.execute(db);
  await sql`CREATE INDEX online_payment_open ON online_payment (shop_id, checked_at)
    WHERE state = 'open'`.execute(db);
  await sql`CREATE TABLE online_refund (
    shop_id bigint NOT NULL,
    id uuid NOT NULL,
    payment_id uuid NOT NULL,
    amount bigint NOT NULL CHECK (amount > 0),
    state text NOT NULL DEFAULT 'sending' CHECK (state IN ('sending', 'pending', 'done', 'failed')),
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL,
    PRIMARY KEY (shop_id, id),
    FOREIGN KEY (shop_id, payment_id) REFERENCES online_payment (shop_id, id)
  )`.execute(db);
  await sql`CREATE INDEX online_refund_payment ON online_refund (shop_id, payment_id)`.execute(db);
  await sql`ALTER TABLE sales_order DROP CONSTRAINT sales_order_payment_method_check`.execute(db);
  await sql`ALTER TABLE sales_order ADD CONSTRAINT sales_order_payment_method_check
    CHECK (payment_method IN ('cod', 'transfer', 'online'))`.execute(db);
  await sql`DROP INDEX sales_order_awaited`.execute(db);
  await sql`CREATE INDEX sales_order_awaited ON sales_order (shop_id, sequence DESC)
    WHERE payment_method <> 'cod' AND payment_status = 'pending' AND status = 'placed'`.execute(db);
}
