import { sql, type Kysely } from 'kysely';

/** One mail to shoppers who agreed to it and did not pay the marketplace yet. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(ddl).execute(db);
}

const ddl = `
ALTER TABLE payment_group ADD COLUMN reminded_at timestamptz;
`;
