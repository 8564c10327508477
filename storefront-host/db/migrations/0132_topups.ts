import { sql, type Kysely } from 'kysely';

/** Wallets can be topped up where an operator allows it (decision 402). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(ddl).execute(db);
}

const ddl = `
-- One row: whether and to which account wallets are topped up.
CREATE TABLE topup_offer (
  one_row boolean PRIMARY KEY DEFAULT true CHECK (one_row),
  is_on boolean NOT NULL,
  promptpay text NOT NULL,
  promptpay_name text NOT NULL,
  updated_at timestamptz NOT NULL
);

CREATE TABLE wallet_topup (
  account_id uuid NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  -- Satang.
  amount bigint NOT NULL CHECK (amount > 0),
  state text NOT NULL DEFAULT 'waiting'
    CHECK (state IN ('waiting', 'received', 'refused', 'withdrawn')),
  asked_at timestamptz NOT NULL,
  answered_at timestamptz,
  PRIMARY KEY (account_id, id)
);
CREATE UNIQUE INDEX wallet_topup_one ON wallet_topup (account_id) WHERE state = 'waiting';
CREATE INDEX wallet_topup_waiting ON wallet_topup (asked_at) WHERE state = 'waiting';
`;
