import { sql, type Kysely } from 'kysely';
import { DatabaseError } from './database-error.ts';

const oldest = 150_000;

/** Checks PostgreSQL's version and settings once at start; a managed database may lack any of them. */
export async function checkDatabase<T>(db: Kysely<T>): Promise<void> {
  const { rows } = await sql<{ version: string; number: number; encoding: string }>`
    SELECT current_setting('server_version') AS version,
      current_setting('server_version_num')::int AS number,
      pg_encoding_to_char(encoding) AS encoding
    FROM pg_database WHERE datname = current_database()`.execute(db);
  const found = rows[0];
  if (!found || found.number < oldest) {
    throw new DatabaseError(`PostgreSQL 15 or later is needed, this one is ${found?.version}.`);
  }
  if (found.encoding !== 'UTF8') {
    throw new DatabaseError(`The database's encoding must be UTF8, it is ${found.encoding}.`);
  }
  await enableTrigrams(db);
  const words = await sql<{ seen: boolean }>`
    SELECT cardinality(show_trgm('เสื้อ')) > 0 AS seen`.execute(db);
  if (!words.rows[0]?.seen) {
    throw new DatabaseError(
      'The database does not know Thai letters (its LC_CTYPE is C): create it with ' +
        "TEMPLATE template0 ENCODING 'UTF8' LC_COLLATE 'C' LC_CTYPE 'C.UTF-8'.",
    );
  }
}

async function enableTrigrams<T>(db: Kysely<T>): Promise<void> {
  try {
    await sql`CREATE EXTENSION IF NOT EXISTS pg_trgm`.execute(db);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new DatabaseError(
      `The database needs the extension pg_trgm (part of PostgreSQL's contrib): ${reason}.`,
    );
  }
}
