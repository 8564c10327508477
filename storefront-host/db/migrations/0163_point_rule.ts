import { sql, type Kysely } from 'kysely';

/** Operators set how points are earned and the value of one (decision 446). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(ddl).execute(db);
}

const ddl = `
-- At most one row; without it the rule is that of the environment variables. Both in satang.
CREATE TABLE point_rule (
  one_row boolean PRIMARY KEY DEFAULT true CHECK (one_row),
  is_on boolean NOT NULL,
  point_value bigint NOT NULL CHECK (point_value >= 0),
  per_point bigint NOT NULL CHECK (per_point >= 0),
  updated_at timestamptz NOT NULL
);

DROP INDEX audit_log_operators;
CREATE INDEX audit_log_operators ON audit_log (id DESC) WHERE action IN ('decided_for_buyer',
  'decided_for_shop', 'standing', 'points_adjusted', 'point_rule_changed', 'courier_added',
  'courier_changed', 'vat_rate_added', 'vat_rate_removed', 'topups_changed', 'topup_received',
  'topup_refused', 'wallet_refunds_changed', 'wallet_debt_settled', 'payee_changed',
  'payment_received', 'payment_sent_back');
`;
