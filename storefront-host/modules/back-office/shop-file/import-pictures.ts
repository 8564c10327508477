import { newId } from '../../../db/ids.ts';
import type { Host } from '../../../host.ts';
import { mediaKey, originalFile } from '../../../media/media-path.ts';
import type { CheckedShopFile } from './check-shop-file.ts';
import { entriesOf, pictureOf, tableOf } from './read-shop-file.ts';
import { ShopFileError } from './shop-file-format.ts';

export interface ImportedPicture {
  readonly id: string;
  readonly key: string;
  readonly mime: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
  readonly color: string;
  readonly dominant: string;
}

interface PictureImport {
  readonly shopId: number;
  /** Filled with each stored picture, also if the import fails later. */
  readonly stored: Map<string, ImportedPicture>;
  readonly onWritten: (pictures: number) => Promise<void>;
}

/**
 * Stores the pictures before any row, each checked like an upload: a crash leaves files without rows, which the
 * sweep finds.
 */
export async function importPictures(
  { media, pictureWorker }: Pick<Host, 'media' | 'pictureWorker'>,
  { path, limits, media: rows }: CheckedShopFile,
  { shopId, stored, onWritten }: PictureImport,
): Promise<void> {
  for await (const { name, data } of entriesOf(path, limits)) {
    const old = pictureOf(name);
    if (old === undefined) {
      if (tableOf(name)?.name === 'shop') return;
      continue;
    }
    const checked = await pictureWorker.check(data, { isAwaited: false });
    if ('code' in checked) throw new ShopFileError('bad_picture', `${old} ${checked.code}`);
    const { bytes, mime, width, height, color, dominant } = checked;
    const id = newId();
    const version = Number(rows.get(old)?.['file_version'] ?? 0);
    const key = mediaKey(shopId, id, originalFile(width, mime, version));
    stored.set(old, { id, key, mime, width, height, bytes: bytes.length, color, dominant });
    await media.put(key, bytes, mime);
    await onWritten(1);
  }
}
