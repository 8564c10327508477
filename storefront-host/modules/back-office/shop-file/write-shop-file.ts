import { createHash, randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Transaction } from 'kysely';
import { packTar, type TarEntry } from '../../../backup/tar.ts';
import type { Database, ShopKind } from '../../../db/schema.ts';
import type { Host } from '../../../host.ts';
import { readCategoryPaths } from '../../catalog/index.ts';
import { MALL_ID } from '../../shops/index.ts';
import type { FileRow } from './columns.ts';
import { exportedRows, readExportedIds } from './exported-rows.ts';
import { histories, historyRows } from './history.ts';
import { pictureEntries } from './picture-entries.ts';
import { mediaTable, portableTables } from './portable-tables.ts';
import {
  checksName,
  headName,
  PIECE_BYTES,
  SHOP_FILE_FORMAT,
  type ShopChecks,
  type ShopHead,
} from './shop-file-format.ts';
import { withOwnSettings } from './shop-settings.ts';

export type ExportHost = Pick<Host, 'db' | 'media' | 'config' | 'now'>;

export interface ExportedShop {
  /** Number of rows by table or history. */
  readonly rows: ReadonlyMap<string, number>;
  readonly pictures: number;
}

export interface ExportedFrom {
  readonly shop: { readonly id: number; readonly shopname: string; readonly kind: ShopKind };
  readonly path: string;
}

/** Writes the whole shop as of one moment. The file is renamed when it is complete. */
export async function writeShopFile(
  host: ExportHost,
  { shop, path }: ExportedFrom,
): Promise<ExportedShop> {
  const part = `${path}.${randomBytes(4).toString('hex')}.part`;
  const counted = { rows: new Map<string, number>(), pictures: 0 };
  try {
    await host.db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (trx) => {
        const out = createWriteStream(part, { mode: 0o600 });
        const entries = withChecks(archive(trx, host, shop, counted));
        await pipeline(packTar(entries), createGzip({ level: 6 }), out);
      });
    await rename(part, path);
    return counted;
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

async function* archive(
  trx: Transaction<Database>,
  host: ExportHost,
  shop: ExportedFrom['shop'],
  counted: { readonly rows: Map<string, number>; pictures: number },
): AsyncGenerator<TarEntry> {
  yield { name: headName, data: json(headOf(host, shop)) };
  const from = {
    shopId: shop.id,
    ids: await readExportedIds(trx, shop.id),
    mallPaths: await readCategoryPaths(trx, MALL_ID),
  };
  const count = (name: string) => (rows: number) => counted.rows.set(name, rows);
  yield* pieces('tables/media', exportedRows(trx, mediaTable, from), count('media'));
  for await (const entry of pictureEntries(trx, host.media, shop.id)) {
    counted.pictures += 1;
    yield entry;
  }
  for (const table of portableTables) {
    const all = exportedRows(trx, table, from);
    const rows = table.name === 'shop' ? withOwnSettings(all) : all;
    yield* pieces(`tables/${table.name}`, rows, count(table.name));
  }
  for (const name of histories) {
    yield* pieces(`history/${name}`, historyRows(trx, name, shop.id), count(name));
  }
}

function headOf(
  { config, now }: ExportHost,
  { id, shopname, kind }: ExportedFrom['shop'],
): ShopHead {
  if (kind === 'mall') throw new Error('the marketplace is no shop');
  return {
    format: SHOP_FILE_FORMAT,
    exported_at: now().toISOString(),
    origin: config.publicUrl,
    shop: { id, shopname, kind },
  };
}

/** Yields rows as entries of about a megabyte. */
async function* pieces(
  name: string,
  rows: AsyncIterable<FileRow>,
  count: (rows: number) => void,
): AsyncGenerator<TarEntry> {
  let [lines, bytes, piece, total] = [[] as string[], 0, 0, 0];
  const entry = () => {
    piece += 1;
    const data = Buffer.from(lines.join(''));
    [lines, bytes] = [[], 0];
    return { name: `${name}/${String(piece).padStart(6, '0')}.jsonl`, data };
  };
  for await (const row of rows) {
    const line = `${JSON.stringify(row)}\n`;
    lines.push(line);
    bytes += line.length;
    total += 1;
    if (bytes >= PIECE_BYTES) yield entry();
  }
  if (lines.length > 0) yield entry();
  count(total);
}

async function* withChecks(entries: AsyncIterable<TarEntry>): AsyncGenerator<TarEntry> {
  const sha256: Record<string, string> = {};
  for await (const entry of entries) {
    sha256[entry.name] = createHash('sha256').update(entry.data).digest('hex');
    yield entry;
  }
  yield { name: checksName, data: json({ sha256 } satisfies ShopChecks) };
}

function json(value: object): Buffer {
  return Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
}
