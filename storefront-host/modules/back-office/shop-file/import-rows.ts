import { sql, type Transaction } from 'kysely';
import { newId } from '../../../db/ids.ts';
import type { Database } from '../../../db/schema.ts';
import { sanitiseHtml } from '../../../html/sanitise-html.ts';
import { writeOutbox } from '../../../jobs/outbox.ts';
import { mediaSearchText } from '../../../media/media-text.ts';
import type { CheckedShopFile } from './check-shop-file.ts';
import type { Column, FileRow } from './columns.ts';
import type { ImportedPicture } from './import-pictures.ts';
import type { NewIds } from './new-ids.ts';
import { freshIds, mediaTable, tradeColumns, type PortableTable } from './portable-tables.ts';
import { entriesOf, rowsOf, tableOf } from './read-shop-file.ts';
import { rowCheck, textOf } from './row-check.ts';
import { ShopFileError } from './shop-file-format.ts';

/** Number of rows in one statement. */
const BATCH = 500;

export interface RowImport {
  readonly ids: NewIds;
  readonly pictures: ReadonlyMap<string, ImportedPicture>;
  readonly carry: (value: unknown) => unknown;
  /** Categories of this marketplace by their path. */
  readonly mallCategories: ReadonlyMap<string, number>;
  /** True for an import by an operator: reviews and ranks are included. */
  readonly withTrade: boolean;
  readonly onWritten: (rows: number) => Promise<void>;
}

/** Inserts the rows in the file's order, which satisfies foreign keys. Counts them by table. */
export async function importRows(
  trx: Transaction<Database>,
  file: CheckedShopFile,
  work: RowImport,
): Promise<ReadonlyMap<string, number>> {
  const written = new Map<string, number>();
  let batch: Record<string, unknown>[] = [];
  let current: PortableTable | undefined;
  const flush = async () => {
    if (current && batch.length > 0) {
      await insert(trx, current, batch, work);
      written.set(current.name, (written.get(current.name) ?? 0) + batch.length);
      await work.onWritten(batch.length);
    }
    batch = [];
  };
  for await (const entry of entriesOf(file.path, file.limits)) {
    const table = tableOf(entry.name);
    if (!table || (table.isTrade && !work.withTrade)) continue;
    if (table !== current) {
      await flush();
      current = table;
    }
    const check = rowCheck(table);
    for (const given of rowsOf(entry)) {
      const row = newRow(table, check(given), work);
      if (row) batch.push(row);
      if (batch.length >= BATCH) await flush();
    }
  }
  await flush();
  return written;
}

function newRow(
  table: PortableTable,
  row: FileRow,
  work: RowImport,
): Record<string, unknown> | null {
  if (table === mediaTable) return mediaRow(row, work);
  const made: Record<string, unknown> = {};
  for (const [name, column] of Object.entries(table.columns)) {
    if (!work.withTrade && tradeColumns.has(name)) continue;
    if (name === 'mall_category') {
      const id = work.mallCategories.get(pathKey(row[name]));
      made['mall_category_id'] = id ?? null;
    } else made[name] = newValue(table, column, row[name], work);
  }
  if (table.name === 'translation') {
    made['entity_id'] = entityId(row, work);
    made['fields'] = cleanFields(made['fields']);
  }
  if (freshIds.has(table.name)) made['id'] = newId();
  if (table.name === 'product') made['uuid'] = newId();
  if (table.name === 'collection_product') made['product_shop_id'] = work.ids.shopId;
  return made;
}

function newValue(
  { name }: PortableTable,
  { to, isHtml, schema }: Column,
  value: unknown,
  { ids, carry, pictures }: RowImport,
): unknown {
  if (value === null) return null;
  if (to) {
    const known = ids.records.get(to);
    const of = (id: unknown) => {
      const found = typeof id === 'number' ? known?.get(id) : undefined;
      if (found === undefined) throw new ShopFileError('bad_row', `${name}: ${to} ${String(id)}`);
      return found;
    };
    return Array.isArray(value) ? value.map(of) : of(value);
  }
  if (isPicture(schema)) return pictures.get(textOf(value))?.id ?? null;
  if (isHtml) return sanitiseHtml(textOf(carry(value)));
  return carry(value);
}

function isPicture(schema: Column['schema']): boolean {
  return 'format' in schema && schema.format === 'uuid';
}

/** Returns null if the picture's file was missing. */
function mediaRow(row: FileRow, { pictures, carry }: RowImport): Record<string, unknown> | null {
  const picture = pictures.get(textOf(row['id']));
  if (!picture) return null;
  const texts = { name: textOf(row['name']), alt: row['alt'] ?? {}, tags: row['tags'] };
  const tags = Array.isArray(texts.tags) ? texts.tags.map(String) : [];
  return {
    ...row,
    ...picture,
    alt: carry(texts.alt),
    variants: [],
    search_text: mediaSearchText({ name: texts.name, alt: texts.alt, tags }),
  };
}

function entityId({ entity, entity_id: id }: FileRow, { ids }: RowImport): number {
  if (entity === 'shop') return ids.shopId;
  const known = [...ids.records].find(([kind]) => kind === entity)?.[1];
  const found = typeof id === 'number' ? known?.get(id) : undefined;
  if (found === undefined) throw new ShopFileError('bad_row', `translation: ${textOf(entity)}`);
  return found;
}

/** Sanitizes posts and offers in every language. */
function cleanFields(fields: unknown): unknown {
  if (typeof fields !== 'object' || fields === null || !('html' in fields)) return fields;
  return { ...fields, html: sanitiseHtml(textOf(fields.html)) };
}

export function pathKey(path: unknown): string {
  return Array.isArray(path) ? JSON.stringify(path) : '';
}

async function insert(
  trx: Transaction<Database>,
  { name }: PortableTable,
  rows: readonly Record<string, unknown>[],
  { ids }: RowImport,
): Promise<void> {
  const json = JSON.stringify(rows);
  const columns = Object.keys(rows[0] ?? {}).map((column) => sql.ref(column));
  const target = sql.table(name);
  try {
    if (name === 'shop') {
      await sql`UPDATE shop SET (${sql.join(columns)}) =
        (SELECT ${sql.join(columns)} FROM jsonb_populate_recordset(NULL::shop, ${json}::jsonb))
        WHERE id = ${ids.shopId}`.execute(trx);
      return;
    }
    await sql`INSERT INTO ${target} (shop_id, ${sql.join(columns)})
      SELECT ${ids.shopId}::bigint, ${sql.join(columns)}
      FROM jsonb_populate_recordset(NULL::${target}, ${json}::jsonb)`.execute(trx);
  } catch (error) {
    throw isRefusedByDatabase(error) ? new ShopFileError('bad_row', name) : error;
  }
  if (name !== 'media') return;
  for (const { id } of rows) {
    await writeOutbox(trx, 'image.variants', { shop_id: ids.shopId, media_id: textOf(id) });
  }
}

/** SQLSTATE classes 22 and 23: an invalid value, or a violated constraint. */
function isRefusedByDatabase(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    /^2[23]/.test(error.code)
  );
}
