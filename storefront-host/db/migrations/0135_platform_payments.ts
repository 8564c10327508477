import { sql, type Kysely } from 'kysely';

/** The marketplace receives one payment for the orders of several shops (decision 404). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(ddl).execute(db);
}

const ddl = `
-- One row: where the marketplace receives payments for shops. Off until an operator switches it on.
CREATE TABLE platform_payee (
  id boolean PRIMARY KEY DEFAULT true CHECK (id),
  is_on boolean NOT NULL DEFAULT false,
  promptpay text NOT NULL DEFAULT '',
  promptpay_name text NOT NULL DEFAULT '',
  pay_hours integer NOT NULL DEFAULT 24 CHECK (pay_hours BETWEEN 1 AND 168),
  CHECK (NOT is_on OR (promptpay <> '' AND promptpay_name <> ''))
);
INSERT INTO platform_payee DEFAULT VALUES;

ALTER TABLE sales_order DROP CONSTRAINT sales_order_payment_method_check;
ALTER TABLE sales_order ADD CONSTRAINT sales_order_payment_method_check
  CHECK (payment_method IN ('cod', 'transfer', 'online', 'platform'));
ALTER TABLE payment_group DROP CONSTRAINT payment_group_payment_method_check;
ALTER TABLE payment_group ADD CONSTRAINT payment_group_payment_method_check
  CHECK (payment_method IN ('cod', 'transfer', 'online', 'platform'));
ALTER TABLE payment_group
  -- Of a payment to the marketplace; null: each shop is paid by itself.
  ADD COLUMN state text CHECK (state IN ('open', 'paid', 'over')),
  ADD COLUMN pay_by timestamptz,
  -- Satang that arrived.
  ADD COLUMN received bigint CHECK (received > 0),
  ADD COLUMN received_at timestamptz,
  ADD COLUMN returned bigint NOT NULL DEFAULT 0 CHECK (returned >= 0),
  ADD CONSTRAINT payment_group_state CHECK ((payment_method = 'platform') = (state IS NOT NULL)),
  ADD CONSTRAINT payment_group_received CHECK (received IS NULL OR state = 'paid');
CREATE INDEX payment_group_open ON payment_group (pay_by) WHERE state = 'open';
`;
