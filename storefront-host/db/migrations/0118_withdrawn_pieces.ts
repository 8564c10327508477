import { sql, type Kysely } from 'kysely';

/** Pieces of a paid order are refunded before they are sent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(ddl).execute(db);
}

const ddl = `
ALTER TABLE order_line
  -- Pieces that were refunded before they were sent: they go into no parcel.
  ADD COLUMN withdrawn integer NOT NULL DEFAULT 0,
  ADD CONSTRAINT order_line_withdrawn CHECK (withdrawn BETWEEN 0 AND quantity);
`;
