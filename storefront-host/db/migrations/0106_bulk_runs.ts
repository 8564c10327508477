import { sql, type Kysely } from 'kysely';

/** Changes of all products that a filter finds: the ids that it found, and the outcome of each. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(runs).execute(db);
}

const runs = `
CREATE TABLE bulk_run (
  shop_id bigint NOT NULL REFERENCES shop (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  change jsonb NOT NULL,
  state text NOT NULL CHECK (state IN ('running', 'done', 'failed', 'undoing', 'undone')),
  total integer NOT NULL,
  -- Since the last products that it settled.
  attempts integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (shop_id, id)
);
-- One at a time in each shop.
CREATE UNIQUE INDEX bulk_run_working ON bulk_run (shop_id) WHERE state IN ('running', 'undoing');
CREATE INDEX bulk_run_updated ON bulk_run (updated_at);

CREATE TABLE bulk_item (
  shop_id bigint NOT NULL,
  run_id uuid NOT NULL,
  product_id bigint NOT NULL,
  state text NOT NULL CHECK (state IN
    ('waiting', 'changed', 'unchanged', 'refused', 'undone', 'kept')),
  -- Why it was refused, or kept by an undo: a text's key and its values.
  reason jsonb,
  -- Brings a changed product back to what it was.
  undo jsonb,
  PRIMARY KEY (shop_id, run_id, product_id),
  FOREIGN KEY (shop_id, run_id) REFERENCES bulk_run (shop_id, id) ON DELETE CASCADE
);
CREATE INDEX bulk_item_state ON bulk_item (shop_id, run_id, state, product_id);
`;
