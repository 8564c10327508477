import { sql, type Kysely } from 'kysely';

/** Receipts, tax invoices and credit notes, numbered without a gap in each establishment's series. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(ddl).execute(db);
}

const ddl = `
-- Sold without VAT. Lines of older orders have it from their products as they are now.
ALTER TABLE order_line ADD COLUMN vat_exempt boolean NOT NULL DEFAULT false;
UPDATE order_line l SET vat_exempt = true FROM product p
  WHERE p.shop_id = l.shop_id AND p.id = l.product_id AND NOT p.has_vat;

-- The rate from this day on, in hundredths of a percent. 7 % is by decrees that are renewed for a year or two.
CREATE TABLE vat_rate (
  since date PRIMARY KEY,
  basis_points int NOT NULL CHECK (basis_points BETWEEN 0 AND 10000)
);
INSERT INTO vat_rate VALUES ('1999-04-01', 700);

-- The next number of an establishment in a month. The row is locked until the paper is committed.
CREATE TABLE paper_series (
  shop_id bigint NOT NULL REFERENCES shop (id) ON DELETE CASCADE,
  kind text NOT NULL,
  branch text NOT NULL,
  month text NOT NULL,
  next int NOT NULL CHECK (next > 0),
  PRIMARY KEY (shop_id, kind, branch, month)
);

CREATE TABLE paper (
  shop_id bigint NOT NULL,
  id uuid NOT NULL,
  order_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('receipt', 'abbreviated', 'full', 'credit')),
  branch text NOT NULL CHECK (branch ~ '^[0-9]{5}$'),
  month text NOT NULL CHECK (month ~ '^[0-9]{4}-[0-9]{2}$'),
  serial int NOT NULL CHECK (serial > 0),
  number text NOT NULL,
  -- The date on it: a paper that replaces another one keeps that one's.
  dated_at timestamptz NOT NULL,
  issued_at timestamptz NOT NULL,
  content jsonb NOT NULL,
  taxable bigint NOT NULL CHECK (taxable >= 0),
  exempt bigint NOT NULL CHECK (exempt >= 0),
  vat bigint NOT NULL CHECK (vat >= 0),
  -- The paper that it replaces, or credits.
  cites uuid,
  voided_at timestamptz,
  void_reason text,
  PRIMARY KEY (shop_id, id),
  UNIQUE (shop_id, kind, branch, month, serial),
  FOREIGN KEY (shop_id, order_id) REFERENCES sales_order (shop_id, id),
  FOREIGN KEY (shop_id, cites) REFERENCES paper (shop_id, id),
  CHECK ((voided_at IS NULL) = (void_reason IS NULL))
);
CREATE INDEX paper_order ON paper (shop_id, order_id);
CREATE INDEX paper_dated ON paper (shop_id, dated_at, id);
CREATE INDEX paper_month ON paper (shop_id, month, dated_at, id);
CREATE INDEX paper_kind ON paper (shop_id, kind, dated_at, id);
-- An order has one receipt or invoice that is valid.
CREATE UNIQUE INDEX paper_one_valid ON paper (shop_id, order_id)
  WHERE kind <> 'credit' AND voided_at IS NULL;
`;
