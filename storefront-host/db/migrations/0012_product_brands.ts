import { sql, type Kysely } from 'kysely';

/** Brands: a logo and a name in both languages for a text that products use (decision 163). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(ddl).execute(db);
}

const ddl = `
CREATE SEQUENCE brand_id_seq AS bigint START 1;
CREATE TABLE brand (
  shop_id bigint NOT NULL,
  id bigint NOT NULL DEFAULT nextval('brand_id_seq'),
  -- As products have it (product.brand).
  name text NOT NULL,
  image uuid,
  revision integer NOT NULL DEFAULT 1,
  PRIMARY KEY (shop_id, id),
  UNIQUE (shop_id, name)
);
INSERT INTO brand (shop_id, name)
  SELECT DISTINCT shop_id, brand FROM product WHERE parent_id IS NULL AND brand <> '';

ALTER TABLE translation DROP CONSTRAINT translation_entity_check;
ALTER TABLE translation ADD CONSTRAINT translation_entity_check CHECK (entity IN ('shop', 'product',
  'category', 'blog', 'coupon', 'promotion', 'collection', 'contestant', 'brand', 'tag'));
`;
