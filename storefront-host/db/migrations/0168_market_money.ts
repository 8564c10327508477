import { sql, type Kysely } from 'kysely';

/** Lists the money that the marketplace holds for a shop. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(ddl).execute(db);
}

const ddl = `
CREATE INDEX sales_order_to_market ON sales_order (shop_id, placed_at, id)
  WHERE payment_method = 'platform' AND payment_status <> 'pending';
CREATE INDEX journal_line_to_market ON journal_line (shop_id) WHERE account = 'cash:platform';
`;
