import { sql, type Kysely } from 'kysely';

/** A scanner types a barcode: a look-up by key, which the trigram index of words is not. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE INDEX product_barcode ON product (shop_id, barcode) WHERE barcode IS NOT NULL`.execute(
    db,
  );
}
