import { sql, type Kysely } from 'kysely';

/** Buyers add pictures to a return, and to their objection (decision 406). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(ddl).execute(db);
}

const ddl = `
-- The return that shows it; null: it is a slip.
ALTER TABLE order_picture ADD COLUMN return_id uuid;
CREATE INDEX order_picture_return ON order_picture (shop_id, return_id, id)
  WHERE return_id IS NOT NULL;
`;
