import { sql, type Kysely } from 'kysely';

/** Notes, saved segments and consent to marketing of a shop's customers (decision 180). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(tables).execute(db);
  for (const [name, rows] of Object.entries(few)) {
    for (const column of ['last_at', 'spend', 'orders']) {
      await sql
        .raw(
          `CREATE INDEX customer_${name}_${column} ON customer (shop_id, ${column}, id) WHERE ${rows}`,
        )
        .execute(db);
    }
  }
}

/** Partial indexes: a shop with few such customers would otherwise scan all others to find them. */
const few = { marketing: 'marketing', member: 'joined_at IS NOT NULL', tagged: "tags <> '{}'" };

const tables = `
ALTER TABLE customer
  -- The newest choice, given or withdrawn; null: never asked.
  ADD COLUMN marketing_at timestamptz,
  ADD COLUMN search_text text NOT NULL GENERATED ALWAYS AS (lower(name) || ' '
    || regexp_replace(coalesce(phone, ''), '\\D', '', 'g') || ' ' || lower(coalesce(email, ''))) STORED;
-- Advertising cookies are no consent to messages.
UPDATE customer SET marketing = false WHERE marketing;
CREATE INDEX customer_search ON customer USING gin (search_text gin_trgm_ops);

CREATE TABLE customer_note (
  shop_id bigint NOT NULL,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  customer_id uuid NOT NULL,
  -- Staff of the shop; null: written before notes had a writer.
  writer_id uuid,
  body text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (shop_id, id),
  FOREIGN KEY (shop_id, customer_id) REFERENCES customer (shop_id, id) ON DELETE CASCADE
);
CREATE INDEX customer_note_customer ON customer_note (shop_id, customer_id, created_at);
INSERT INTO customer_note (shop_id, customer_id, body, created_at)
SELECT shop_id, id, note, created_at FROM customer WHERE note <> '';
ALTER TABLE customer DROP COLUMN note;

-- Each choice is a row of its own: proof of consent (PDPA s. 19).
CREATE TABLE customer_consent (
  shop_id bigint NOT NULL,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  customer_id uuid NOT NULL,
  is_given boolean NOT NULL,
  source text NOT NULL CHECK (source IN ('checkout', 'account', 'staff')),
  -- The one who recorded it for the customer.
  staff_id uuid,
  -- Of the text that was agreed to.
  version text NOT NULL,
  lang text NOT NULL CHECK (lang IN ('th', 'en')),
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (shop_id, id),
  FOREIGN KEY (shop_id, customer_id) REFERENCES customer (shop_id, id) ON DELETE CASCADE
);
CREATE INDEX customer_consent_customer ON customer_consent (shop_id, customer_id, created_at);

CREATE TABLE customer_segment (
  shop_id bigint NOT NULL REFERENCES shop (id) ON DELETE CASCADE,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  name text NOT NULL,
  -- As the list of customers takes it.
  filter jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (shop_id, id)
);
CREATE UNIQUE INDEX customer_segment_name ON customer_segment (shop_id, lower(name));
`;
