import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Config } from '../config.ts';
import { findAccountByEmail } from '../identity/index.ts';
import { openMediaStore } from '../media/open-media-store.ts';
import { openPictureWorker } from '../media/picture-worker.ts';
import {
  checkShopFile,
  importShop,
  operatorLimits,
  recordExport,
  ShopFileError,
  writeShopFile,
  type ShopFileRefusal,
} from '../modules/back-office/index.ts';
import { findShopByName } from '../modules/shops/index.ts';
import { ensureMall } from '../startup/ensure-mall.ts';
import { CommandError, print } from './command.ts';
import { shopRefusals } from './shop-refusals.ts';
import { borrowStorage } from './with-storage.ts';

export async function exportShop(args: readonly string[], config: Config): Promise<void> {
  const [shopname, file] = args;
  if (!shopname || !file || args.length > 2) {
    throw new CommandError('shop export needs the name of a shop and a file.');
  }
  const path = resolve(file);
  await borrowStorage(config, async ({ db }) => {
    const shop = await findShopByName(db, shopname);
    if (!shop || shop.kind === 'mall') throw new CommandError(`There is no shop ${shopname}.`);
    await recordExport(db, { shopId: shop.id, accountId: null, at: new Date() });
    const host = { db, config, media: await openMediaStore(config), now: () => new Date() };
    const { rows, pictures } = await writeShopFile(host, { shop, path });
    const { size } = await stat(path);
    print(
      `${rows.get('product') ?? 0} products, ${pictures} pictures, ${rows.get('orders') ?? 0} orders to read, ${Math.ceil(size / 1024)} kB: ${path}`,
    );
    print('It has the addresses of customers: keep it as safe as those.');
  });
}

export async function importShopFile(args: readonly string[], config: Config): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { as: { type: 'string' }, owner: { type: 'string' } },
    allowPositionals: true,
  });
  const [path, ...more] = positionals;
  const { owner, as: shopname } = values;
  if (!path || !owner || more.length > 0) {
    throw new CommandError('shop import needs a file and --owner <email>.');
  }
  if (!existsSync(path)) throw new CommandError(`${path} cannot be read: there is no such file.`);
  await borrowStorage(config, async ({ db }) => {
    await ensureMall(db);
    const account = await findAccountByEmail(db, owner);
    if (!account) {
      throw new CommandError(`There is no account ${owner}: make it by 'user create' first.`);
    }
    const pictureWorker = openPictureWorker();
    try {
      const media = await openMediaStore(config);
      const file = await checkShopFile(resolve(path), operatorLimits);
      const done = await importShop(
        { db, media, pictureWorker, now: () => new Date() },
        {
          file,
          ...(shopname !== undefined && { shopname }),
          ownerId: account.id,
          withTrade: true,
          opensLater: false,
        },
      );
      if ('code' in done) throw new CommandError(shopRefusals[done.code]);
      const count = file.ids.get('product')?.length ?? 0;
      print(
        `Shop ${done.shopname} (${done.id}) of ${owner}, ${count} products: ${config.publicUrl}/web/${done.shopname}`,
      );
      print(
        'Its orders and customers stay in the file, to be read. Pictures get their sizes while Talad runs.',
      );
    } catch (error) {
      if (!(error instanceof ShopFileError)) throw error;
      throw new CommandError(
        `${path} is not imported: ${reasons[error.code]} ${error.about}`.trim(),
      );
    } finally {
      pictureWorker.close();
    }
  });
}

const reasons: Readonly<Record<ShopFileRefusal, string>> = {
  not_a_shop: 'it is not the file of a shop.',
  newer: 'a newer Talad wrote it.',
  damaged: 'it is damaged or was changed:',
  too_large: 'it is larger than a shop may be.',
  foreign_entry: 'it has something that belongs to no shop:',
  bad_row: 'a value in it cannot be in a shop:',
  bad_picture: 'a picture in it cannot be read:',
};
