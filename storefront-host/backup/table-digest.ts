import type { ClientBase } from 'pg';
import { quoteName } from './tables.ts';

export interface TableDigest {
  readonly rows: number;
  readonly digest: string;
}

/**
 * Returns the number of rows and a digest of them that PostgreSQL computes: the sum of 64 bits of
 * each row's SHA-256, so that the order of rows does not matter and no memory grows with them. It is
 * independent of how the rows travel: neither COPY nor this process takes part in it.
 */
export async function tableDigest(
  client: ClientBase,
  table: string,
  columns: readonly string[],
): Promise<TableDigest> {
  const { rows } = await client.query<{ rows: string; digest: string }>(`
    SELECT count(*)::text AS rows, coalesce(sum(
      ('x' || left(encode(sha256(convert_to(r::text, 'UTF8')), 'hex'), 16))::bit(64)::bigint
    ), 0)::text AS digest
    FROM (SELECT ${columns.map(quoteName).join(', ')} FROM ${quoteName(table)}) r`);
  return { rows: Number(rows[0]?.rows), digest: rows[0]?.digest ?? '' };
}
