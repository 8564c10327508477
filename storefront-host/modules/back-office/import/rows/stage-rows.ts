import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../../db/schema.ts';
import type { RowKey } from '../formats/format.ts';

/**
 * A database session with temporary tables for the rows of an import, because the rows of one record can be
 * anywhere in a file (decision 009). The tables disappear with the session, also after a kill.
 */
type Session = Kysely<Database>;

export interface StagedRow extends RowKey {
  readonly line: number;
  readonly cells: readonly string[];
}

export interface StagedRecord {
  readonly key: string;
  readonly line: number;
  readonly rows: number;
  readonly bytes: number;
}

export async function openStage(session: Session): Promise<void> {
  await closeStage(session);
  await sql`CREATE TEMP TABLE import_row (line integer, key text, cells text)`.execute(session);
  await sql`CREATE TEMP TABLE import_alias (alias text, key text)`.execute(session);
}

export async function closeStage(session: Session): Promise<void> {
  await sql`DROP TABLE IF EXISTS pg_temp.import_row, pg_temp.import_alias, pg_temp.import_record`.execute(
    session,
  );
}

export async function stageRows(session: Session, rows: readonly StagedRow[]): Promise<void> {
  if (rows.length === 0) return;
  const lines = rows.map(({ line }) => line);
  const keys = rows.map(({ key }) => key);
  const cells = rows.map((row) => JSON.stringify(row.cells));
  await sql`
    INSERT INTO import_row (line, key, cells)
    SELECT * FROM unnest(${lines}::int[], ${keys}::text[], ${cells}::text[])`.execute(session);
  const named = rows.flatMap(({ key, alias }) => (alias === undefined ? [] : [{ key, alias }]));
  if (named.length === 0) return;
  await sql`
    INSERT INTO import_alias (alias, key)
    SELECT * FROM unnest(${named.map(({ alias }) => alias)}::text[],
      ${named.map(({ key }) => key)}::text[])`.execute(session);
}

/** Groups the rows by record. */
export async function gatherRecords(session: Session): Promise<void> {
  await sql`
    UPDATE import_row r SET key = a.key FROM import_alias a
    WHERE a.alias = r.key AND a.key <> r.key`.execute(session);
  await sql`
    CREATE TEMP TABLE import_record AS
    SELECT key, min(line)::int AS line, count(*)::int AS rows, sum(length(cells))::bigint AS bytes
    FROM import_row GROUP BY key`.execute(session);
  await sql`CREATE INDEX ON import_record (line)`.execute(session);
  await sql`CREATE INDEX ON import_row (key)`.execute(session);
  await sql`ANALYZE import_row`.execute(session);
  await sql`ANALYZE import_record`.execute(session);
}

/** Returns the next records in the order of the file. */
export async function nextRecords(
  session: Session,
  afterLine: number,
  limit: number,
): Promise<readonly StagedRecord[]> {
  const { rows } = await sql<StagedRecord>`
    SELECT key, line, rows, bytes FROM import_record
    WHERE line > ${afterLine} ORDER BY line LIMIT ${limit}`.execute(session);
  return rows;
}

export async function linesOf(session: Session, key: string): Promise<readonly number[]> {
  const { rows } = await sql<{ line: number }>`
    SELECT line FROM import_row WHERE key = ${key} ORDER BY line`.execute(session);
  return rows.map(({ line }) => line);
}

export async function rowsOf(
  session: Session,
  keys: readonly string[],
): Promise<ReadonlyMap<string, readonly { readonly line: number; readonly cells: string[] }[]>> {
  const { rows } = await sql<{ key: string; line: number; cells: string }>`
    SELECT key, line, cells FROM import_row WHERE key = ANY(${keys}::text[]) ORDER BY line`.execute(
    session,
  );
  return Map.groupBy(
    rows.map(({ key, line, cells }) => ({ key, line, cells: readCells(cells) })),
    ({ key }) => key,
  );
}

function readCells(json: string): string[] {
  const cells: unknown = JSON.parse(json);
  return Array.isArray(cells) ? cells.map(String) : [];
}
