import { sql, type Kysely } from 'kysely';

/** Partial refunds of a receipt get a refund note. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(ddl).execute(db);
}

const ddl = `
ALTER TABLE paper DROP CONSTRAINT paper_kind_check;
ALTER TABLE paper ADD CONSTRAINT paper_kind_check
  CHECK (kind IN ('receipt', 'abbreviated', 'full', 'credit', 'refund'));
DROP INDEX paper_one_valid;
CREATE UNIQUE INDEX paper_one_valid ON paper (shop_id, order_id)
  WHERE kind NOT IN ('credit', 'refund') AND voided_at IS NULL;
`;
