import { sql, type Kysely } from 'kysely';

/** The marketplace also receives payments by card or wallet (decision 448). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(ddl).execute(db);
}

const ddl = `
ALTER TABLE payment_group
  -- Paid at the page of the marketplace's provider, not by a transfer.
  ADD COLUMN is_online boolean NOT NULL DEFAULT false,
  ADD CONSTRAINT payment_group_online CHECK (NOT is_online OR payment_method = 'platform');

-- A payment is for one order of its shop, or for the orders of a group, paid to the marketplace.
ALTER TABLE online_payment
  ALTER COLUMN order_id DROP NOT NULL,
  ADD COLUMN group_id uuid REFERENCES payment_group (id),
  ADD CONSTRAINT online_payment_subject CHECK ((order_id IS NULL) <> (group_id IS NULL));
CREATE INDEX online_payment_group ON online_payment (group_id) WHERE group_id IS NOT NULL;
CREATE UNIQUE INDEX online_payment_one_open_group ON online_payment (group_id)
  WHERE state = 'open';
`;
