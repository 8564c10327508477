import { sql, type Kysely } from 'kysely';

/** Promotions that owners edit, with whole categories in them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(ddl).execute(db);
}

const ddl = `
ALTER TABLE promotion ADD COLUMN revision integer NOT NULL DEFAULT 1;
CREATE INDEX promotion_by_title ON promotion (shop_id, title, id);
CREATE INDEX promotion_by_end ON promotion (shop_id, ends_at, id);
CREATE TABLE promotion_category (
  shop_id bigint NOT NULL,
  promotion_id bigint NOT NULL,
  category_id bigint NOT NULL,
  PRIMARY KEY (shop_id, promotion_id, category_id),
  FOREIGN KEY (shop_id, promotion_id) REFERENCES promotion (shop_id, id) ON DELETE CASCADE
);
-- True: it is in the promotion because of its category, and leaves with it.
ALTER TABLE promotion_product ADD COLUMN by_category boolean NOT NULL DEFAULT false;
`;
