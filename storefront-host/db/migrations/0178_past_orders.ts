import { sql, type Kysely } from 'kysely';

/** Orders of other systems, imported to be read: no money, stock or points come from them (decision 474). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(ddl).execute(db);
}

const ddl = `
ALTER TABLE import_run DROP CONSTRAINT import_run_kind_check;
ALTER TABLE import_run ADD CONSTRAINT import_run_kind_check
  CHECK (kind IN ('products', 'customers', 'orders'));

CREATE TABLE past_order (
  shop_id bigint NOT NULL,
  id uuid NOT NULL,
  import_id uuid NOT NULL,
  -- The order of the file, which an export has again.
  rank bigint GENERATED ALWAYS AS IDENTITY,
  number text NOT NULL,
  placed_at timestamptz NOT NULL,
  name text NOT NULL,
  phone text,
  email text,
  -- In satang; null: the file has no total.
  net bigint,
  -- Further cells of the file, by the names of the columns of orders.csv: those that name a person, and the others.
  person jsonb NOT NULL,
  details jsonb NOT NULL,
  lines jsonb NOT NULL,
  -- Since then it names no person.
  erased_at timestamptz,
  search_text text NOT NULL GENERATED ALWAYS AS (lower(number || ' ' || name || ' ' ||
    regexp_replace(coalesce(phone, ''), '\\D', '', 'g') || ' ' || coalesce(email, ''))) STORED,
  PRIMARY KEY (shop_id, id),
  UNIQUE (shop_id, number),
  FOREIGN KEY (shop_id, import_id) REFERENCES import_run (shop_id, id) ON DELETE CASCADE
);
CREATE INDEX past_order_placed ON past_order (shop_id, placed_at, id);
CREATE INDEX past_order_rank ON past_order (shop_id, rank);
CREATE INDEX past_order_import ON past_order (shop_id, import_id);
CREATE INDEX past_order_search ON past_order USING gin (search_text gin_trgm_ops);
CREATE INDEX past_order_email ON past_order (lower(email)) WHERE email IS NOT NULL;
`;
