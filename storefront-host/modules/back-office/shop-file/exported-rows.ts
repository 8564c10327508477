import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { idKinds, type FileRow, type IdKind } from './columns.ts';
import { portableTables, type PortableTable } from './portable-tables.ts';

/** Number of rows in one query. */
const BATCH = 1_000;

export type ExportedIds = ReadonlyMap<IdKind, ReadonlySet<number>>;

/** Reads the ids of all exported records. */
export async function readExportedIds(
  trx: Transaction<Database>,
  shopId: number,
): Promise<ExportedIds> {
  const ids = new Map<IdKind, ReadonlySet<number>>();
  for (const kind of idKinds) {
    const table = portableTables.find(({ name }) => name === kind);
    if (!table) throw new Error(`no table of ${kind}`);
    const { rows } = await sql<{ id: number }>`
      SELECT t.id FROM ${sql.table(kind)} t
      WHERE t.shop_id = ${shopId} AND ${table.where ?? sql`true`}`.execute(trx);
    ids.set(kind, new Set(rows.map(({ id }) => id)));
  }
  return ids;
}

export interface ExportedFrom {
  readonly shopId: number;
  readonly ids: ExportedIds;
  /** Paths of the marketplace's categories, by id. */
  readonly mallPaths: ReadonlyMap<number, readonly string[]>;
}

/** Yields the rows as JSON, without references to records that are not exported. */
export async function* exportedRows(
  trx: Transaction<Database>,
  table: PortableTable,
  { shopId, ids, mallPaths }: ExportedFrom,
): AsyncGenerator<FileRow> {
  const { name, columns, key, where = sql`true` } = table;
  const names = Object.keys(columns).map((column) =>
    column === 'mall_category' ? sql.ref('t.mall_category_id') : sql.ref(`t.${column}`),
  );
  const shop = name === 'shop' ? sql.ref('t.id') : sql.ref('t.shop_id');
  const order = sql.join(key.map((column) => sql.ref(`t.${column}`)));
  for (let offset = 0; ; offset += BATCH) {
    const { rows } = await sql<{ row: Record<string, unknown> }>`
      SELECT to_jsonb(r) AS row FROM (
        SELECT ${sql.join(names)} FROM ${sql.table(name)} t WHERE ${shop} = ${shopId} AND ${where}
        ORDER BY ${order} LIMIT ${BATCH} OFFSET ${offset}) r`.execute(trx);
    for (const { row } of rows) {
      const { mall_category_id: mallId, ...rest } = row;
      const path = typeof mallId === 'number' ? mallPaths.get(mallId) : undefined;
      const full = { ...rest, ...('mall_category' in columns && { mall_category: path ?? null }) };
      const exported = withoutStrays(table, full, ids);
      if (exported) yield exported;
    }
    if (rows.length < BATCH) return;
  }
}

/** Returns null if the row is useless without a record that is not exported. */
function withoutStrays({ columns }: PortableTable, row: FileRow, ids: ExportedIds): FileRow | null {
  const exported: Record<string, unknown> = { ...row };
  if (!isEntityExported(row, ids)) return null;
  for (const [name, { to, isNeeded, isOwn }] of Object.entries(columns)) {
    if (to === undefined || isOwn) continue;
    const known = ids.get(to);
    const value = row[name];
    if (Array.isArray(value)) exported[name] = value.filter((id) => known?.has(id));
    else if (typeof value === 'number' && !known?.has(value)) {
      if (isNeeded) return null;
      exported[name] = null;
    }
  }
  return exported;
}

/** Returns whether the record of a translation is exported too. */
function isEntityExported({ entity, entity_id: id }: FileRow, ids: ExportedIds): boolean {
  const kind = idKinds.find((known) => known === entity);
  return kind === undefined || typeof id !== 'number' || (ids.get(kind)?.has(id) ?? false);
}
