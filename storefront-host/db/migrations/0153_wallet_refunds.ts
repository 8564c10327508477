import { sql, type Kysely } from 'kysely';

/** Shops refund to wallets where an operator allows it, up to a limit (decision 415). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(ddl).execute(db);
}

const ddl = `
ALTER TABLE topup_offer
  ADD COLUMN refunds_on boolean NOT NULL DEFAULT false,
  -- Satang that one shop may owe for its refunds to wallets.
  ADD COLUMN refunds_limit bigint NOT NULL DEFAULT 500000 CHECK (refunds_limit >= 0);

-- What a shop owes for its refunds to wallets.
CREATE INDEX sales_order_to_wallet ON sales_order (shop_id) WHERE refunded_to_wallet > 0;

DROP INDEX audit_log_operators;
CREATE INDEX audit_log_operators ON audit_log (id DESC) WHERE action IN ('decided_for_buyer',
  'decided_for_shop', 'standing', 'points_adjusted', 'courier_added', 'courier_changed',
  'vat_rate_added', 'vat_rate_removed', 'topups_changed', 'topup_received', 'topup_refused',
  'wallet_refunds_changed', 'payee_changed', 'payment_received', 'payment_sent_back');
`;
