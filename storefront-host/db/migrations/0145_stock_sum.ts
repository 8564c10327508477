import { sql, type Kysely } from 'kysely';

/** The stock that lists are sorted by (decision 130). Both tables are derived from stock and product. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(ddl).execute(db);
}

const ddl = `
-- Unlogged: after a crash or a restore both are empty, and a shop's rows are summed again when its list is read.
CREATE UNLOGGED TABLE stock_sum (
  shop_id bigint NOT NULL,
  product_id bigint NOT NULL,
  -- Of a product with variants, theirs together; 999666999 is unlimited.
  remain integer NOT NULL,
  -- A row of the product list: no variant.
  is_main boolean NOT NULL,
  -- A row of the stock list: it has no variants.
  is_item boolean NOT NULL,
  PRIMARY KEY (shop_id, product_id)
);
CREATE INDEX stock_sum_main ON stock_sum (shop_id, remain, product_id) WHERE is_main;
CREATE INDEX stock_sum_item ON stock_sum (shop_id, remain, product_id) WHERE is_item;

-- Products whose sum is out of date.
CREATE UNLOGGED TABLE stock_sum_due (
  shop_id bigint NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  product_id bigint NOT NULL,
  PRIMARY KEY (shop_id, id)
);

CREATE FUNCTION stock_changed() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO stock_sum_due (shop_id, product_id) VALUES (NEW.shop_id, NEW.product_id);
  RETURN NULL;
END $$;
CREATE TRIGGER stock_added AFTER INSERT ON stock FOR EACH ROW EXECUTE FUNCTION stock_changed();
CREATE TRIGGER stock_changed AFTER UPDATE ON stock FOR EACH ROW
  WHEN (OLD.remain <> NEW.remain OR OLD.unlimited <> NEW.unlimited) EXECUTE FUNCTION stock_changed();

CREATE FUNCTION stock_product_changed() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO stock_sum_due (shop_id, product_id) VALUES (NEW.shop_id, NEW.id);
  RETURN NULL;
END $$;
CREATE TRIGGER stock_product_added AFTER INSERT ON product FOR EACH ROW EXECUTE FUNCTION stock_product_changed();
CREATE TRIGGER stock_product_changed AFTER UPDATE OF status ON product FOR EACH ROW
  WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION stock_product_changed();
`;
