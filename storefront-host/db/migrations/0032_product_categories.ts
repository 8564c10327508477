import { sql, type Kysely } from 'kysely';

/** A product is in several categories of its shop: a main one and further ones (decision 211). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(ddl).execute(db);
}

const ddl = `
ALTER TABLE product ADD COLUMN more_category_ids bigint[] NOT NULL DEFAULT '{}';
CREATE INDEX product_more_categories ON product USING gin (more_category_ids) WHERE more_category_ids <> '{}';
-- True: some product has it as a further category, so its lists look there too.
ALTER TABLE category ADD COLUMN has_further boolean NOT NULL DEFAULT false;
`;
