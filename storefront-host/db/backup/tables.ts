import type { ClientBase } from 'pg';

export interface TableShape {
  readonly name: string;
  readonly columns: readonly string[];
}

/** Talad's tables, each after the ones that its foreign keys name. */
export async function tablesInOrder(client: ClientBase): Promise<readonly TableShape[]> {
  const { rows } = await client.query<{ name: string; columns: string[]; needs: string[] }>(`
    SELECT c.relname AS name,
      array(SELECT a.attname::text FROM pg_attribute a
        WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
        ORDER BY a.attnum) AS columns,
      array(SELECT DISTINCT k.confrelid::regclass::text FROM pg_constraint k
        WHERE k.conrelid = c.oid AND k.contype = 'f' AND k.confrelid <> c.oid) AS needs
    FROM pg_class c
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p')
      AND NOT c.relispartition AND c.relname NOT LIKE 'kysely_migration%'
    ORDER BY c.relname`);
  const ordered: TableShape[] = [];
  const placed = new Set<string>();
  while (ordered.length < rows.length) {
    const next = rows.find(
      ({ name, needs }) => !placed.has(name) && needs.every((need) => placed.has(need)),
    );
    if (!next) throw new Error('foreign keys go round in a circle');
    placed.add(next.name);
    ordered.push({ name: next.name, columns: next.columns });
  }
  return ordered;
}

export function copyTarget({ name, columns }: TableShape): string {
  return `"${name}" (${columns.map((column) => `"${column}"`).join(', ')})`;
}

/** Of each sequence that was used, its last value. */
export async function sequenceValues(
  client: ClientBase,
): Promise<Readonly<Record<string, number>>> {
  const { rows } = await client.query<{ name: string; value: string }>(`
    SELECT sequencename AS name, last_value::text AS value FROM pg_sequences
    WHERE schemaname = 'public' AND last_value IS NOT NULL ORDER BY 1`);
  return Object.fromEntries(rows.map(({ name, value }) => [name, Number(value)]));
}
