import type { Selectable, Transaction } from 'kysely';
import type { Db } from '../../db/open.ts';
import type { Database, RemotePictureTable, StoredImage } from '../../db/schema.ts';
import type { JobPayloads } from '../../jobs/job-kinds.ts';
import { TryAgain } from '../../jobs/try-again.ts';
import { invalidatePages, pageKeys } from '../../cache/page-keys.ts';
import { escapeHtml } from '../../html/escape-html.ts';
import { mediaPath, originalFile } from '../media-path.ts';
import { downloadPicture, publicOnly, type DownloadRules } from './download-picture.ts';
import type { NewMedia } from '../media.repository.ts';
import { insertOriginal, storeOriginal, type PictureStorage } from '../put-original.ts';

const MALL = 1;
/** After this number of attempts the picture is listed as unreachable; the owner may retry it. */
export const MAX_TRIES = 6;

export interface PictureFetcher extends PictureStorage {
  readonly db: Db;
  readonly now: () => Date;
  readonly rules?: DownloadRules;
}

type Remote = Selectable<RemotePictureTable>;

/**
 * Copies a picture from another host to the shop. Idempotent. A permanent failure is stored with its reason; a
 * temporary one throws TryAgain.
 */
export async function fetchRemotePicture(
  fetcher: PictureFetcher,
  { shop_id, picture_id }: JobPayloads['picture.fetch'],
): Promise<'fetched' | 'failed' | 'settled'> {
  const remote = await fetcher.db
    .selectFrom('remote_picture')
    .selectAll()
    .where('shop_id', '=', shop_id)
    .where('id', '=', picture_id)
    .executeTakeFirst();
  if (remote?.status !== 'waiting') return 'settled';
  const loaded = await downloadPicture(remote.url, fetcher.rules ?? publicOnly);
  if ('bytes' in loaded) {
    const refused = await store(fetcher, remote, loaded.bytes);
    if (refused === null) return 'fetched';
    await fail(fetcher, remote, refused, true);
    return 'failed';
  }
  const reason = loaded.detail ? `${loaded.code} ${loaded.detail}` : loaded.code;
  const over = !loaded.again || remote.attempts + 1 >= MAX_TRIES;
  await fail(fetcher, remote, reason, over);
  if (!over) throw new TryAgain(`${remote.url}: ${reason}`);
  return 'failed';
}

/** Returns the reason of a failure; null if the product has the picture, or no longer needs it. */
async function store(
  fetcher: PictureFetcher,
  remote: Remote,
  bytes: Buffer,
): Promise<string | null> {
  const stored = await storeOriginal(fetcher, { shop_id: remote.shop_id, bytes });
  if ('code' in stored) return stored.code;
  if (!(await addToProduct(fetcher, remote, stored))) await fetcher.media.remove(stored.key);
  return null;
}

function addToProduct(fetcher: PictureFetcher, remote: Remote, stored: NewMedia): Promise<boolean> {
  return fetcher.db.transaction().execute(async (trx) => {
    const product = await lockBoth(trx, remote);
    if (!product) return false;
    await insertOriginal(trx, stored);
    const images = remote.in_text
      ? product.images
      : await placed(trx, remote, product.images, stored.id);
    const description = withOwnPicture(product.description, remote.url, stored);
    await trx
      .updateTable('product')
      .set({ images: JSON.stringify(images), description, updated_at: fetcher.now() })
      .where('shop_id', '=', remote.shop_id)
      .where('id', '=', remote.product_id)
      .execute();
    await trx
      .updateTable('remote_picture')
      .set({
        status: 'fetched',
        media_id: stored.id,
        attempts: remote.attempts + 1,
        error: null,
        updated_at: fetcher.now(),
      })
      .where('shop_id', '=', remote.shop_id)
      .where('id', '=', remote.id)
      .execute();
    const keys = [pageKeys.product(remote.product_id), pageKeys.list(remote.shop_id)];
    await invalidatePages(trx, [...keys, pageKeys.list(MALL)]);
    return true;
  });
}

/**
 * Returns null if another run was faster, or the product is deleted. The product is locked first, in the order of
 * imports.
 */
async function lockBoth(trx: Transaction<Database>, { shop_id, id, product_id }: Remote) {
  const product = await trx
    .selectFrom('product')
    .select(['images', 'description'])
    .where('shop_id', '=', shop_id)
    .where('id', '=', product_id)
    .forUpdate()
    .executeTakeFirst();
  const still = await trx
    .selectFrom('remote_picture')
    .select('id')
    .where('shop_id', '=', shop_id)
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .forUpdate()
    .executeTakeFirst();
  return still && product;
}

/**
 * Inserts the picture at its place in the imported file's order, although downloads finish in any order. Pictures
 * that the owner added keep their places.
 */
async function placed(
  trx: Transaction<Database>,
  remote: Remote,
  images: readonly StoredImage[],
  mediaId: string,
): Promise<readonly StoredImage[]> {
  const later = await trx
    .selectFrom('remote_picture')
    .select('media_id')
    .where('shop_id', '=', remote.shop_id)
    .where('product_id', '=', remote.product_id)
    .where('status', '=', 'fetched')
    .where('rank', '>', remote.rank)
    .execute();
  const behind = new Set(later.map(({ media_id }) => media_id));
  const at = images.findIndex(({ media_id }) => behind.has(media_id));
  const image: StoredImage = {
    media_id: mediaId,
    alt: altOf(remote.alt),
    ...(remote.option && { option: remote.option }),
  };
  return at < 0 ? [...images, image] : images.toSpliced(at, 0, image);
}

/**
 * Replaces the address in the description with the shop's own file, because pages show no pictures of other hosts.
 */
function withOwnPicture(description: string, url: string, { shop_id, id, width, mime }: NewMedia) {
  const path = mediaPath(shop_id, id, originalFile(width, mime));
  return description.replaceAll(`src="${escapeHtml(url)}"`, `src="${path}"`);
}

function altOf(alt: string): StoredImage['alt'] {
  if (alt === '') return {};
  return /[ก-๙]/.test(alt) ? { th: alt } : { en: alt };
}

async function fail(
  { db, now }: PictureFetcher,
  remote: Remote,
  reason: string,
  over: boolean,
): Promise<void> {
  await db
    .updateTable('remote_picture')
    .set({
      status: over ? 'failed' : 'waiting',
      attempts: remote.attempts + 1,
      error: reason,
      updated_at: now(),
    })
    .where('shop_id', '=', remote.shop_id)
    .where('id', '=', remote.id)
    .where('status', '=', 'waiting')
    .execute();
}
