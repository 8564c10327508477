import { parseArgs } from 'node:util';
import type { Db } from '../../db/open.ts';
import { writeOutboxMany } from '../../jobs/outbox.ts';
import { TryAgain } from '../../jobs/try-again.ts';
import { fetchRemotePicture } from '../../media/remote/fetch-remote-picture.ts';
import { openMediaStore } from '../../media/open-media-store.ts';
import { pictureReason } from '../../media/picture-reason.ts';
import { openPictureWorker } from '../../media/picture-worker.ts';
import type { PictureStorage } from '../../media/put-original.ts';
import { findShopByName } from '../../modules/shops/index.ts';
import { showProgress } from '../../startup/progress.ts';
import { CommandError, print, type Command } from '../command.ts';
import { borrowStorage } from '../with-storage.ts';

export const pictures: Command = {
  name: 'pictures',
  summary: 'pictures that an import named on other hosts: which came, which cannot be reached',
  usage: [
    'pictures --shop <name>           how many came, and each that cannot be reached with its reason',
    'pictures --shop <name> --retry   tries those that could not be reached again, while Talad runs',
    'pictures --shop <name> --now     fetches what waits here and now, once each',
  ],
  async run(args, config) {
    const { values } = parseArgs({
      args: [...args],
      options: {
        shop: { type: 'string' },
        retry: { type: 'boolean' },
        now: { type: 'boolean' },
      },
    });
    const name = values.shop;
    if (!name) throw new CommandError('Which shop? pictures --shop <name>');
    await borrowStorage(config, async ({ db }) => {
      const shop = await findShopByName(db, name);
      if (!shop) throw new CommandError(`There is no shop '${name}'.`);
      if (values.retry) print(`${await orderAgain(db, shop.id)} pictures are tried again.`);
      if (values.now) {
        const pictureWorker = openPictureWorker();
        await fetchNow(db, { media: await openMediaStore(config), pictureWorker }, shop.id);
        pictureWorker.close();
      }
      await list(db, shop.id);
    });
  },
};

async function list(db: Db, shopId: number): Promise<void> {
  const rows = await db
    .selectFrom('remote_picture as r')
    .innerJoin('product as p', (join) =>
      join.onRef('p.shop_id', '=', 'r.shop_id').onRef('p.id', '=', 'r.product_id'),
    )
    .select(['r.status', 'r.url', 'r.error', 'r.product_id', 'p.title'])
    .where('r.shop_id', '=', shopId)
    .orderBy('r.product_id')
    .orderBy('r.rank')
    .execute();
  const count = (status: string) => rows.filter((row) => row.status === status).length;
  print(
    `${count('fetched')} fetched, ${count('waiting')} waiting, ${count('failed')} cannot be reached.`,
  );
  for (const row of rows.filter(({ status, error }) => status === 'failed' || error !== null)) {
    const again = row.status === 'waiting' ? ', tried again' : '';
    print(
      `  ${row.url}\n    of ${row.title} (${row.product_id}): ${pictureReason(row.error)}${again}`,
    );
  }
}

/** Include waiting pictures, because a lost queue does not know of them. */
function orderAgain(db: Db, shopId: number): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const rows = await trx
      .updateTable('remote_picture')
      .set({ status: 'waiting', attempts: 0, error: null, updated_at: new Date() })
      .where('shop_id', '=', shopId)
      .where('status', '<>', 'fetched')
      .returning('id')
      .execute();
    await writeOutboxMany(
      trx,
      rows.map(({ id }) => ['picture.fetch', { shop_id: shopId, picture_id: id }]),
    );
    return rows.length;
  });
}

async function fetchNow(db: Db, storage: PictureStorage, shopId: number): Promise<void> {
  const waiting = await db
    .selectFrom('remote_picture')
    .select('id')
    .where('shop_id', '=', shopId)
    .where('status', '=', 'waiting')
    .orderBy('product_id')
    .orderBy('rank')
    .execute();
  const report = showProgress();
  const ids = waiting.map(({ id }) => id);
  let done = 0;
  const worker = async () => {
    for (let id = ids.shift(); id !== undefined; id = ids.shift()) {
      await fetchOne(db, storage, { shop_id: shopId, picture_id: id });
      done += 1;
      report('pictures', done, waiting.length);
    }
  };
  // Fetch few at once, because they are often from the same host.
  await Promise.all(Array.from({ length: 4 }, worker));
}

/** Pictures that fail for a temporary reason stay queued, with the reason. */
async function fetchOne(
  db: Db,
  storage: PictureStorage,
  picture: { readonly shop_id: number; readonly picture_id: string },
): Promise<void> {
  try {
    await fetchRemotePicture({ db, ...storage, now: () => new Date() }, picture);
  } catch (error) {
    if (!(error instanceof TryAgain)) throw error;
  }
}
