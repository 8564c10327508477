import type { Transaction } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import type { Host } from '../../../host.ts';
import { readCategoryPaths } from '../../catalog/index.ts';
import { createShop, MALL_ID, writeAudit, type ShopRefusal } from '../../shops/index.ts';
import { carryReferences } from './carry-references.ts';
import type { CheckedShopFile } from './check-shop-file.ts';
import { importPictures, type ImportedPicture } from './import-pictures.ts';
import { importRows, pathKey } from './import-rows.ts';
import { newRecordIds, nextShopId } from './new-ids.ts';
import { settleShop } from './settle-shop.ts';

export type ImportHost = Pick<Host, 'db' | 'media' | 'pictureWorker' | 'now'>;

export interface ShopImport {
  readonly file: CheckedShopFile;
  /** Absent means the name in the file, or the first available one like it. */
  readonly shopname?: string;
  readonly ownerId: string;
  /**
   * True for an import by an operator, who is responsible for reviews and ranks in the file and has checked similar
   * names.
   */
  readonly withTrade: boolean;
  /** True if visitors first see that the shop opens soon. */
  readonly opensLater: boolean;
  /** Gets the number of pictures and rows that are written so far, and the total. */
  readonly onProgress?: (done: number, all: number) => Promise<void>;
}

export interface ImportedShop {
  readonly id: number;
  readonly shopname: string;
  /** Number of rows that were written, by table. */
  readonly rows: ReadonlyMap<string, number>;
}

/**
 * Creates a shop from a file, in one transaction.
 * @throws ShopFileError
 */
export async function importShop(
  host: ImportHost,
  wanted: ShopImport,
): Promise<ImportedShop | ShopRefusal> {
  const { file, onProgress } = wanted;
  const all = [...file.rows.values()].reduce((sum, rows) => sum + rows, file.pictures);
  let written = 0;
  const onWritten = async (more: number) => {
    written += more;
    await onProgress?.(written, all);
  };
  const shopId = await nextShopId(host.db);
  const pictures = new Map<string, ImportedPicture>();
  let done: ImportedShop | ShopRefusal | undefined;
  try {
    await importPictures(host, file, { shopId, stored: pictures, onWritten });
    done = await host.db
      .transaction()
      .execute((trx) => write(trx, { ...wanted, shopId, pictures, onWritten, at: host.now() }));
    return done;
  } finally {
    if (!done || 'code' in done) {
      for (const { key } of pictures.values()) await host.media.remove(key);
    }
  }
}

interface Writing extends ShopImport {
  readonly shopId: number;
  readonly pictures: ReadonlyMap<string, ImportedPicture>;
  readonly onWritten: (rows: number) => Promise<void>;
  readonly at: Date;
}

async function write(
  trx: Transaction<Database>,
  { file, shopId, pictures, onWritten, at, ownerId, withTrade, opensLater, ...wanted }: Writing,
): Promise<ImportedShop | ShopRefusal> {
  const shopname = wanted.shopname ?? (await freeName(trx, file.head.shop.shopname));
  const made = await createShop(trx, {
    id: shopId,
    shopname,
    title: file.title,
    kind: file.head.shop.kind,
    ownerId,
    mayLookAlike: withTrade,
    opensLater,
    isEmpty: true,
  });
  if ('code' in made) return made;
  const ids = {
    shopId,
    records: await newRecordIds(trx, file),
    media: new Map([...pictures].map(([old, { id }]) => [old, id])),
  };
  const mall = await readCategoryPaths(trx, MALL_ID);
  const rows = await importRows(trx, file, {
    ids,
    pictures,
    carry: carryReferences({ from: file.head, to: { ...ids, shopname } }),
    mallCategories: new Map([...mall].map(([id, path]) => [pathKey(path), id])),
    withTrade,
    onWritten,
  });
  await settleShop(trx, shopId, at);
  await writeAudit(trx, {
    shopId,
    entity: 'settings',
    entityId: shopId,
    action: 'imported_shop',
    accountId: ownerId,
    before: null,
    after: { products: ids.records.get('product')?.size ?? 0 },
    at,
  });
  return { id: shopId, shopname, rows };
}

/** Returns 'tea' if it is available, else 'tea-2', 'tea-3' and so on. */
async function freeName(trx: Transaction<Database>, shopname: string): Promise<string> {
  for (let nth = 1; ; nth += 1) {
    const name = nth === 1 ? shopname : `${shopname.slice(0, 55)}-${nth}`;
    const taken = await trx
      .selectFrom('shop')
      .select('id')
      .where('shopname', '=', name)
      .executeTakeFirst();
    if (!taken) return name;
  }
}
