import { sql, type Kysely } from 'kysely';

/** Finds a typed code by key, as for barcodes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE INDEX product_code ON product (shop_id, lower(code))
    WHERE code IS NOT NULL`.execute(db);
}
