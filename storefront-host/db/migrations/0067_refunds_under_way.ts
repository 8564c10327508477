import { sql, type Kysely } from 'kysely';

/**
 * Indexes refunds that the provider has not answered; they are few, and are given up after a day.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE INDEX online_refund_sending ON online_refund (created_at)
    WHERE state = 'sending'`.execute(db);
}
