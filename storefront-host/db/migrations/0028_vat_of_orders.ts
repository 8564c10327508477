import { sql, type Kysely } from 'kysely';

/** Orders of shops that are not registered for VAT. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(ddl).execute(db);
}

const ddl = `
-- NULL: the seller was not registered, so the order has no line about VAT.
ALTER TABLE sales_order ALTER COLUMN vat DROP NOT NULL;
-- Every page said that prices include VAT before a shop could say otherwise.
UPDATE shop SET settings = settings || '{"tax": {"registered": true}}';
`;
