import type { ClientBase } from 'pg';

export interface TableShape {
  readonly name: string;
  readonly columns: readonly string[];
  readonly types: readonly string[];
}

interface FoundTable {
  readonly name: string;
  readonly columns: string[];
  readonly types: string[];
  /** Tables that its foreign keys refer to. */
  readonly needs: readonly string[];
}

/**
 * Returns Talad's tables, each after the ones that its foreign keys refer to; without unlogged ones,
 * such as the visitors of the day (decision 225), and without the queue of search texts, which a restore fills.
 */
export async function tablesInOrder(client: ClientBase): Promise<readonly TableShape[]> {
  const { rows } = await client.query<FoundTable>(`
    SELECT c.relname AS name, a.columns, a.types,
      array(SELECT DISTINCT k.confrelid::regclass::text FROM pg_constraint k
        WHERE k.conrelid = c.oid AND k.contype = 'f' AND k.confrelid <> c.oid) AS needs
    FROM pg_class c
    CROSS JOIN LATERAL (
      SELECT array_agg(attname::text ORDER BY attnum) AS columns,
        array_agg(format_type(atttypid, atttypmod) ORDER BY attnum) AS types
      FROM pg_attribute
      WHERE attrelid = c.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = '') a
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p')
      AND c.relpersistence = 'p' AND NOT c.relispartition AND c.relname NOT LIKE 'kysely_migration%'
      AND c.relname <> 'search_due'
    ORDER BY c.relname`);
  const ordered: TableShape[] = [];
  const placed = new Set<string>();
  while (ordered.length < rows.length) {
    const next = rows.find(
      ({ name, needs }) => !placed.has(name) && needs.every((need) => placed.has(need)),
    );
    if (!next) throw new Error('foreign keys form a circle');
    placed.add(next.name);
    ordered.push({ name: next.name, columns: next.columns, types: next.types });
  }
  return ordered;
}

export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** Returns `"table" ("column", ...)`, as COPY takes it. */
export function copyTarget(table: string, columns: readonly string[]): string {
  return `${quoteName(table)} (${columns.map(quoteName).join(', ')})`;
}

/** Returns the last value of each sequence that was used. */
export async function sequenceValues(
  client: ClientBase,
): Promise<Readonly<Record<string, number>>> {
  const { rows } = await client.query<{ name: string; value: string }>(`
    SELECT sequencename AS name, last_value::text AS value FROM pg_sequences
    WHERE schemaname = 'public' AND last_value IS NOT NULL ORDER BY 1`);
  return Object.fromEntries(rows.map(({ name, value }) => [name, Number(value)]));
}
