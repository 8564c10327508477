import { sql, type Kysely } from 'kysely';

/** Orders on cash on delivery whose parcel was refused at the door, found by their buyer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE sales_order ADD COLUMN refused_at timestamptz`.execute(db);
  await sql`CREATE INDEX sales_order_refused_phone ON sales_order (shop_id, (contact->>'phone'))
    WHERE refused_at IS NOT NULL`.execute(db);
  await sql`CREATE INDEX sales_order_refused_account ON sales_order (shop_id, account_id)
    WHERE refused_at IS NOT NULL`.execute(db);
}
