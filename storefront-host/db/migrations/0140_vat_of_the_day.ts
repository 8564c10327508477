import { sql, type Kysely } from 'kysely';

/** An order keeps the rate of VAT of its day. All orders until now were computed at 7 %. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(ddl).execute(db);
}

const ddl = `
-- Hundredths of a percent; null where 'vat' is.
ALTER TABLE sales_order ADD COLUMN vat_rate int;
UPDATE sales_order SET vat_rate = 700 WHERE vat IS NOT NULL;
ALTER TABLE sales_order ADD CHECK ((vat IS NULL) = (vat_rate IS NULL));
`;
