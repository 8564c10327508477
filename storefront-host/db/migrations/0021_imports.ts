import { sql, type Kysely } from 'kysely';

/**
 * Imports of the back office: their file until it is imported, the outcome of each row, and the
 * former values of each product, for an undo (decision 009).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(imports).execute(db);
}

const imports = `
-- It is in the description, and not one of the product's own pictures.
ALTER TABLE remote_picture ADD COLUMN in_text boolean NOT NULL DEFAULT false;

CREATE TABLE import_run (
  shop_id bigint NOT NULL REFERENCES shop (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  file_name text NOT NULL,
  encoding text NOT NULL,
  -- Packed by gzip; null once it is imported.
  file bytea,
  header jsonb NOT NULL,
  -- The first rows.
  sample jsonb NOT NULL,
  format text,
  matches jsonb NOT NULL DEFAULT '{}',
  rate text,
  stock text,
  state text NOT NULL CHECK (state IN
    ('uploaded', 'checking', 'checked', 'running', 'done', 'failed', 'undoing', 'undone')),
  done integer NOT NULL DEFAULT 0,
  total integer NOT NULL DEFAULT 0,
  attempts integer NOT NULL DEFAULT 0,
  -- Columns that are not read.
  dropped jsonb NOT NULL DEFAULT '[]',
  new_categories bigint[] NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (shop_id, id)
);
-- One at a time in each shop.
CREATE UNIQUE INDEX import_run_working ON import_run (shop_id)
  WHERE state IN ('checking', 'running', 'undoing');
CREATE INDEX import_run_updated ON import_run (updated_at)
  WHERE state IN ('checking', 'running', 'undoing');

CREATE TABLE import_outcome (
  shop_id bigint NOT NULL,
  import_id uuid NOT NULL,
  line integer NOT NULL,
  outcome text NOT NULL CHECK (outcome IN ('created', 'updated', 'unchanged', 'refused', 'noted', 'kept')),
  code text NOT NULL DEFAULT '',
  about text NOT NULL DEFAULT '',
  -- Of its product in the file.
  product_key text,
  PRIMARY KEY (shop_id, import_id, line, outcome, code),
  FOREIGN KEY (shop_id, import_id) REFERENCES import_run (shop_id, id) ON DELETE CASCADE
);

CREATE TABLE import_change (
  shop_id bigint NOT NULL,
  import_id uuid NOT NULL,
  product_id bigint NOT NULL,
  -- Itself, or the product whose variant it is.
  main_id bigint NOT NULL,
  line integer NOT NULL,
  -- Null: the import created it.
  before jsonb,
  -- After the import: another one says that it has been changed since.
  revision integer NOT NULL,
  stock_delta integer NOT NULL DEFAULT 0,
  was_unlimited boolean,
  pictures uuid[] NOT NULL DEFAULT '{}',
  PRIMARY KEY (shop_id, import_id, product_id),
  FOREIGN KEY (shop_id, import_id) REFERENCES import_run (shop_id, id) ON DELETE CASCADE
);
CREATE INDEX import_change_main ON import_change (shop_id, import_id, main_id);
`;
