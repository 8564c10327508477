import { sql, type Kysely } from 'kysely';

/** The cart of an account, the same in every browser that is signed in to it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(ddl).execute(db);
}

const ddl = `
CREATE TABLE account_cart (
  account_id uuid PRIMARY KEY REFERENCES account (id) ON DELETE CASCADE,
  -- Counts changes of lines; each line has the number of its last one.
  revision bigint NOT NULL DEFAULT 0,
  changed_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX account_cart_changed ON account_cart (changed_at);

CREATE TABLE account_cart_line (
  account_id uuid NOT NULL REFERENCES account_cart (account_id) ON DELETE CASCADE,
  shop_id bigint NOT NULL,
  product_uuid uuid NOT NULL,
  quantity integer NOT NULL CHECK (quantity BETWEEN 1 AND 999),
  revision bigint NOT NULL,
  -- The revision that added the line: the order in which a cart is shown.
  added_revision bigint NOT NULL,
  PRIMARY KEY (account_id, shop_id, product_uuid),
  FOREIGN KEY (shop_id, product_uuid) REFERENCES product (shop_id, uuid) ON DELETE CASCADE
);
CREATE INDEX account_cart_line_product ON account_cart_line (shop_id, product_uuid);
`;
