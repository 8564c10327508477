import { sql, type Kysely } from 'kysely';

/** A shop's slip verification service, and its answers about slips (decision 401). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(ddl).execute(db);
}

const ddl = `
CREATE TABLE slip_verifier (
  shop_id bigint PRIMARY KEY REFERENCES shop (id),
  provider text NOT NULL CHECK (provider IN ('easyslip', 'slipok')),
  -- Sealed.
  secret_key bytea NOT NULL,
  -- SlipOK's number of the shop's branch; '': the provider has none.
  branch text NOT NULL,
  key_end text NOT NULL,
  updated_at timestamptz NOT NULL
);

ALTER TABLE order_slip
  -- Text of the slip's QR code, by which a service finds the transfer; null: it was not read.
  ADD COLUMN payload text,
  -- Null: no service was asked. unknown: none answered in time.
  ADD COLUMN check_state text CHECK (check_state IN ('asking', 'confirmed', 'differs', 'unknown')),
  ADD COLUMN asked_at timestamptz,
  -- Where the bank's record is not what the order asks for.
  ADD COLUMN differences jsonb NOT NULL DEFAULT '[]';
CREATE INDEX order_slip_asking ON order_slip (asked_at) WHERE check_state = 'asking';
-- Slips that their shops refused, by transfer: only the same order may send one again.
CREATE INDEX order_slip_transfer ON order_slip (bank, reference) WHERE bank IS NOT NULL;
`;
