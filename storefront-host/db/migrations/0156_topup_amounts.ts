import { sql, type Kysely } from 'kysely';

/** Each top-up that waits has an amount of its own, by which its transfer is known (decision 440). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE INDEX wallet_topup_amount ON wallet_topup (amount)`.execute(db);
}
