import { sql, type Kysely } from 'kysely';

/** Imports of customers, with the former values of each customer for an undo (decision 461). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(ddl).execute(db);
}

const ddl = `
ALTER TABLE import_run
  ADD COLUMN kind text NOT NULL DEFAULT 'products' CHECK (kind IN ('products', 'customers')),
  -- Staff who started it; null until then.
  ADD COLUMN started_by uuid;

CREATE TABLE import_customer (
  shop_id bigint NOT NULL,
  import_id uuid NOT NULL,
  customer_id uuid NOT NULL,
  line integer NOT NULL,
  -- The changed columns; null: the import created the customer.
  before jsonb,
  -- The same columns after the import: other values say that they have been changed since.
  after jsonb NOT NULL,
  -- Notes and the choice about marketing that the import added.
  note_ids uuid[] NOT NULL DEFAULT '{}',
  consent_id uuid,
  PRIMARY KEY (shop_id, import_id, customer_id),
  FOREIGN KEY (shop_id, import_id) REFERENCES import_run (shop_id, id) ON DELETE CASCADE,
  FOREIGN KEY (shop_id, customer_id) REFERENCES customer (shop_id, id) ON DELETE CASCADE
);
CREATE INDEX import_customer_of ON import_customer (shop_id, customer_id);

ALTER TABLE customer_consent DROP CONSTRAINT customer_consent_source_check;
ALTER TABLE customer_consent ADD CONSTRAINT customer_consent_source_check
  CHECK (source IN ('checkout', 'account', 'staff', 'import'));

-- The customer of a row of a file, by what the row says.
CREATE INDEX customer_email ON customer (shop_id, lower(email)) WHERE email IS NOT NULL;
CREATE INDEX customer_phone ON customer (shop_id, (regexp_replace(phone, '\\D', '', 'g'))) WHERE phone IS NOT NULL;
`;
