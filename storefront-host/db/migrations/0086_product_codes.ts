import { sql, type Kysely } from 'kysely';

/** A typed code: a look-up by key, as for barcodes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE INDEX product_code ON product (shop_id, lower(code))
    WHERE code IS NOT NULL`.execute(db);
}
