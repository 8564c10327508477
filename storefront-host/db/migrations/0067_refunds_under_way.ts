import { sql, type Kysely } from 'kysely';

/** Refunds that a provider has not answered, which are few and given up after a day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE INDEX online_refund_sending ON online_refund (created_at)
    WHERE state = 'sending'`.execute(db);
}
