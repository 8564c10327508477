import { sql } from 'kysely';
import type { Db } from '../../../storefront-host/db/open.ts';

/** Returns the columns of each table and view. */
export async function readColumns(db: Db): Promise<Record<string, readonly string[]>> {
  const { rows } = await sql<{ readonly name: string; readonly columns: readonly string[] }>`
    SELECT table_name AS name, array_agg(column_name::text ORDER BY ordinal_position) AS columns
    FROM information_schema.columns WHERE table_schema = 'public' GROUP BY table_name`.execute(db);
  return Object.fromEntries(rows.map(({ name, columns }) => [name, columns]));
}
