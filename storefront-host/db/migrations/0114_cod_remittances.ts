import { sql, type Kysely } from 'kysely';

/** Cash on delivery: the money that couriers have collected and remitted to the shop. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(ddl).execute(db);
}

const ddl = `
ALTER TABLE sales_order
  -- Collected by a courier that has not paid it to the shop yet, in satang.
  ADD COLUMN cod_due bigint NOT NULL DEFAULT 0 CHECK (cod_due >= 0),
  ADD COLUMN remitted_at timestamptz,
  -- What the courier accounted for, of which it kept the fee; null: not remitted.
  ADD COLUMN remitted bigint CHECK (remitted >= 0),
  ADD COLUMN cod_fee bigint CHECK (cod_fee >= 0),
  -- Why it is not what was collected; '': it is.
  ADD COLUMN remit_reason text NOT NULL DEFAULT '',
  ADD CONSTRAINT sales_order_remitted CHECK (
    (remitted_at IS NULL) = (remitted IS NULL) AND (remitted IS NULL) = (cod_fee IS NULL)
    AND (remitted_at IS NULL OR cod_due = 0));
-- Until now the ledger had the money of a delivered order in the shop's hands.
UPDATE sales_order o SET remitted_at = o.delivered_at, remitted = o.net, cod_fee = 0
  WHERE o.payment_method = 'cod' AND o.status = 'delivered' AND o.delivered_at IS NOT NULL
    AND EXISTS (SELECT 1 FROM parcel p
      WHERE p.shop_id = o.shop_id AND p.order_id = o.id AND p.courier <> '');
CREATE INDEX sales_order_cod_due ON sales_order (shop_id, sequence DESC) INCLUDE (cod_due)
  WHERE cod_due > 0;
-- A courier's list names parcels by their numbers alone.
CREATE INDEX parcel_by_code ON parcel (shop_id, code) WHERE code <> '';
`;
