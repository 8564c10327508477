import { sql, type Kysely } from 'kysely';

/** Buyers write a note to the shop about single lines of an order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE order_line ADD COLUMN comment text NOT NULL DEFAULT ''`.execute(db);
  await sql`CREATE INDEX order_line_comment ON order_line (shop_id, order_id) WHERE comment <> ''`.execute(
    db,
  );
}
