import { createHash } from 'node:crypto';
import type { TarEntry } from '../../../backup/tar.ts';
import type { Database } from '../../../db/schema.ts';
import type { FileRow, IdKind } from './columns.ts';
import { checkDocuments } from './check-documents.ts';
import { mediaTable, portableTables, type PortableTable } from './portable-tables.ts';
import { entriesOf, isHistory, pictureOf, rowsOf, tableOf } from './read-shop-file.ts';
import { rowCheck, textOf } from './row-check.ts';
import {
  checksName,
  headName,
  parseChecks,
  parseHead,
  ShopFileError,
  type ShopFileLimits,
  type ShopHead,
} from './shop-file-format.ts';

export interface CheckedShopFile {
  readonly path: string;
  readonly limits: ShopFileLimits;
  readonly head: ShopHead;
  readonly title: string;
  /** Ids of the file's records. */
  readonly ids: ReadonlyMap<IdKind, readonly number[]>;
  /** Rows of pictures, by id. */
  readonly media: ReadonlyMap<string, FileRow>;
  readonly pictures: number;
  readonly rows: ReadonlyMap<keyof Database, number>;
  /** Number of orders and customers, which are included for people to read. */
  readonly history: ReadonlyMap<string, number>;
}

const NEWLINE = 10;
const order = [mediaTable, ...portableTables].map(({ name }) => name);

/**
 * Validates the whole file before any of it is used: checksums, order, every row.
 * @param onRead Gets the number of unpacked bytes so far.
 * @throws ShopFileError
 */
export async function checkShopFile(
  path: string,
  limits: ShopFileLimits,
  onRead?: (bytes: number) => Promise<void>,
): Promise<CheckedShopFile> {
  const sums = new Map<string, string>();
  const found = collector(limits);
  let head: ShopHead | undefined;
  let checks: ReadonlyMap<string, string> | undefined;
  let bytes = 0;
  for await (const entry of entriesOf(path, limits)) {
    const { name, data } = entry;
    bytes += data.length;
    await onRead?.(bytes);
    if (checks || sums.has(name)) throw new ShopFileError('damaged', name);
    if (name === checksName) {
      checks = new Map(Object.entries(parseChecks(data).sha256));
      continue;
    }
    if (!head && name !== headName) throw new ShopFileError('not_a_shop');
    sums.set(name, createHash('sha256').update(data).digest('hex'));
    const [table, picture] = [tableOf(name), pictureOf(name)];
    if (name === headName) head = parseHead(data);
    else if (table) for (const row of rowsOf(entry)) found.addRow(table, row);
    else if (picture !== undefined) found.addPicture(picture);
    else if (isHistory(name)) found.addHistory(entry);
    else throw new ShopFileError('foreign_entry', name.slice(0, 100));
  }
  if (!head) throw new ShopFileError('not_a_shop');
  if (!checks) throw new ShopFileError('damaged', checksName);
  for (const name of new Set([...sums.keys(), ...checks.keys()])) {
    if (sums.get(name) !== checks.get(name)) throw new ShopFileError('damaged', name);
  }
  return { path, limits, head, ...found.done() };
}

/** Collects rows in the order of the tables, with their ids. */
function collector(limits: ShopFileLimits) {
  const ids = new Map<IdKind, number[]>();
  const media = new Map<string, FileRow>();
  const rows = new Map<keyof Database, number>();
  const history = new Map<string, number>();
  const checkers = new Map<PortableTable, ReturnType<typeof rowCheck>>();
  let [total, pictures, place, title] = [0, 0, 0, ''];
  return {
    addRow(table: PortableTable, given: unknown): void {
      const checker = checkers.get(table) ?? rowCheck(table);
      checkers.set(table, checker);
      const row = checker(given);
      checkDocuments(table, row);
      total += 1;
      if (total > limits.rows) throw new ShopFileError('too_large');
      const at = order.indexOf(table.name);
      if (at < place) throw new ShopFileError('damaged', table.name);
      place = at;
      rows.set(table.name, (rows.get(table.name) ?? 0) + 1);
      if (table === mediaTable) media.set(textOf(row['id']), row);
      if (table.name === 'shop') title = textOf(row['title']);
      for (const [name, { to, isOwn }] of Object.entries(table.columns)) {
        const id = row[name];
        if (!isOwn || to === undefined) continue;
        if (typeof id !== 'number') throw new ShopFileError('bad_row', `${table.name}/${name}`);
        const of = ids.get(to) ?? [];
        of.push(id);
        ids.set(to, of);
      }
    },
    addPicture(id: string): void {
      pictures += 1;
      if (pictures > limits.pictures) throw new ShopFileError('too_large');
      if (!media.has(id)) throw new ShopFileError('foreign_entry', id);
    },
    addHistory({ name: entryName, data }: TarEntry): void {
      const [, name = ''] = entryName.split('/');
      const lines = data.reduce((count, byte) => (byte === NEWLINE ? count + 1 : count), 0);
      history.set(name, (history.get(name) ?? 0) + lines);
    },
    done() {
      if (rows.get('shop') !== 1) throw new ShopFileError('not_a_shop');
      for (const [kind, all] of ids) {
        if (new Set(all).size !== all.length) throw new ShopFileError('bad_row', kind);
      }
      return { ids, media, pictures, rows, history, title };
    },
  };
}
