import { sql, type Kysely } from 'kysely';

/** Finds a scanned barcode by key; the trigram index only finds words. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE INDEX product_barcode ON product (shop_id, barcode) WHERE barcode IS NOT NULL`.execute(
    db,
  );
}
