import { sql, type Kysely } from 'kysely';

/** Choices of a staff member for each event, {orders: {bell, mail}}; an absent one has its default. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE staff ADD COLUMN notices jsonb NOT NULL DEFAULT '{}'`.execute(db);
}
