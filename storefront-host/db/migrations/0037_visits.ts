import { sql, type Kysely } from 'kysely';

/** Visits by day, and the sources of visitors and orders (decision 225). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(ddl).execute(db);
}

const ddl = `
-- Visitors of today, under a name for one day; unlogged, so no archive and no backup holds them.
CREATE UNLOGGED TABLE visitor (
  shop_id bigint NOT NULL,
  day date NOT NULL,
  hash text NOT NULL,
  source text NOT NULL,
  medium text NOT NULL,
  campaign text NOT NULL,
  visits integer NOT NULL,
  first_at timestamptz NOT NULL,
  last_at timestamptz NOT NULL,
  PRIMARY KEY (shop_id, day, hash)
);
CREATE TABLE visit_day (
  shop_id bigint NOT NULL REFERENCES shop (id) ON DELETE CASCADE,
  day date NOT NULL,
  -- Both are filled when the day is over.
  visitors integer NOT NULL DEFAULT 0,
  visits integer NOT NULL DEFAULT 0,
  views integer NOT NULL DEFAULT 0,
  product_views integer NOT NULL DEFAULT 0,
  carts integer NOT NULL DEFAULT 0,
  checkouts integer NOT NULL DEFAULT 0,
  PRIMARY KEY (shop_id, day)
);
CREATE TABLE visit_source (
  shop_id bigint NOT NULL REFERENCES shop (id) ON DELETE CASCADE,
  day date NOT NULL,
  source text NOT NULL,
  medium text NOT NULL,
  campaign text NOT NULL,
  visitors integer NOT NULL,
  PRIMARY KEY (shop_id, day, source, medium, campaign)
);
CREATE TABLE visit_product (
  shop_id bigint NOT NULL REFERENCES shop (id) ON DELETE CASCADE,
  day date NOT NULL,
  product_id bigint NOT NULL,
  views integer NOT NULL,
  PRIMARY KEY (shop_id, day, product_id)
);
-- Orders of counted visitors; the report compares these with visitors.
CREATE TABLE order_source (
  shop_id bigint NOT NULL,
  order_id uuid NOT NULL,
  day date NOT NULL,
  source text NOT NULL,
  medium text NOT NULL,
  campaign text NOT NULL,
  PRIMARY KEY (shop_id, order_id),
  FOREIGN KEY (shop_id, order_id) REFERENCES sales_order (shop_id, id) ON DELETE CASCADE
);
`;
