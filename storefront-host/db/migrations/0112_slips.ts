import { sql, type Kysely } from 'kysely';

/** Buyers send pictures of their transfer slips, which the shop checks (decision 406). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(ddl).execute(db);
}

const ddl = `
-- Private pictures of an order; the file is in the media store, under orders/.
CREATE TABLE order_picture (
  shop_id bigint NOT NULL,
  id uuid NOT NULL,
  order_id uuid NOT NULL,
  mime text NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL,
  added_at timestamptz NOT NULL,
  PRIMARY KEY (shop_id, id),
  FOREIGN KEY (shop_id, order_id) REFERENCES sales_order (shop_id, id) ON DELETE CASCADE
);
CREATE INDEX order_picture_order ON order_picture (shop_id, order_id, id);

-- Its id is the id of its picture, which may be gone.
CREATE TABLE order_slip (
  shop_id bigint NOT NULL,
  id uuid NOT NULL,
  order_id uuid NOT NULL,
  -- The slip's QR code: read, absent or unreadable, or with a wrong checksum.
  code text NOT NULL CHECK (code IN ('read', 'none', 'invalid')),
  -- The bank's three digits and its number of the transfer, from the code.
  bank text,
  reference text,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'accepted', 'refused')),
  -- The shop's words to the buyer after a refusal.
  reason text NOT NULL DEFAULT '',
  sent_at timestamptz NOT NULL,
  answered_at timestamptz,
  PRIMARY KEY (shop_id, id),
  FOREIGN KEY (shop_id, order_id) REFERENCES sales_order (shop_id, id) ON DELETE CASCADE,
  CHECK ((code = 'read') = (bank IS NOT NULL AND reference IS NOT NULL))
);
CREATE INDEX order_slip_order ON order_slip (shop_id, order_id, id DESC);
CREATE INDEX order_slip_sent ON order_slip (shop_id, sent_at, id);
CREATE INDEX order_slip_state ON order_slip (shop_id, state, sent_at, id);
-- A transfer pays one order, in whichever shop. A refused slip is free again.
CREATE UNIQUE INDEX order_slip_once ON order_slip (bank, reference) WHERE state <> 'refused';
`;
