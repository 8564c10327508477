import { sql, type Kysely } from 'kysely';

/** The operators' log also lists slips that operators refused. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(ddl).execute(db);
}

const ddl = `
DROP INDEX audit_log_operators;
CREATE INDEX audit_log_operators ON audit_log (id DESC) WHERE action IN ('decided_for_buyer',
  'decided_for_shop', 'standing', 'points_adjusted', 'point_rule_changed', 'courier_added',
  'courier_changed', 'vat_rate_added', 'vat_rate_removed', 'topups_changed', 'topup_received',
  'topup_refused', 'wallet_refunds_changed', 'wallet_debt_settled', 'payee_changed',
  'payment_received', 'payment_sent_back', 'payment_slip_refused');
`;
