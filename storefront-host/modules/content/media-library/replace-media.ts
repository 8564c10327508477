import type { Host } from '../../../host.ts';
import type { MediaCrop, MediaSource } from '../../../db/schema.ts';
import { writeOutbox } from '../../../jobs/outbox.ts';
import { mediaKey, originalFile } from '../../../media/media-path.ts';
import type { CheckedPicture } from '../../../media/picture-limits.ts';
import { iconFiles } from '../frame/site-icon.ts';
import {
  auditMedia,
  invalidateMediaPages,
  lockMedia,
  type MediaChange,
  type MediaRefusal,
  type MediaRow,
} from './media-change.ts';
import { renewAddresses } from './media-texts.ts';

type Files = Pick<Host, 'db' | 'media'>;

export interface NewFile extends Omit<CheckedPicture, 'mime'> {
  readonly mime: string;
  /** The uncropped file, and the part that the crop shows; null if the picture is not cropped. */
  readonly source: MediaSource | null;
}

/**
 * Replaces the file of a picture, under new addresses (decision 190); all places show the new one. The picture is
 * locked while its file is stored, so that concurrent changes cannot take the same address.
 */
export async function replaceMedia(
  { db, media }: Files,
  change: MediaChange,
  action: 'replaced' | 'cropped',
  file: NewFile,
): Promise<MediaRefusal | null> {
  const { shopId, id } = change;
  const before = await db.transaction().execute(async (trx) => {
    const row = await lockMedia(trx, change);
    if (typeof row === 'string') return row;
    const file_version = row.file_version + 1;
    const key = mediaKey(shopId, id, originalFile(file.width, file.mime, file_version));
    await media.put(key, file.bytes, file.mime);
    const { mime, width, height, color, dominant, source } = file;
    await trx
      .updateTable('media')
      .set({
        key,
        mime,
        width,
        height,
        color,
        dominant,
        bytes: file.bytes.length,
        variants: '[]',
        source: source && JSON.stringify(source),
        // The point belonged to the replaced picture.
        focus: null,
        file_version,
        revision: row.revision + 1,
      })
      .where('shop_id', '=', shopId)
      .where('id', '=', id)
      .execute();
    await writeOutbox(trx, 'image.variants', { shop_id: shopId, media_id: id });
    await renewAddresses(trx, change, file_version);
    await invalidateMediaPages(trx, change);
    await auditMedia(trx, change, action, {
      before: { width: row.width, height: row.height },
      after: { width, height },
    });
    return row;
  });
  if (typeof before === 'string') return before;
  // If the process dies here, the sweep removes the remaining files.
  for (const key of filesOf(before)) if (key !== file.source?.key) await media.remove(key);
  return null;
}

/** Returns all files of a picture, including those for icons. */
export function filesOf({ shop_id, id, key, source, variants }: MediaRow): readonly string[] {
  const icons = Object.keys(iconFiles).map((file) => mediaKey(shop_id, id, `icon-${file}`));
  return [key, ...(source ? [source.key] : []), ...variants.map((one) => one.key), ...icons];
}

/** Crops the uncropped picture, or shows all of it again. */
export async function cropMedia(
  host: Pick<Host, 'db' | 'media' | 'pictureWorker'>,
  change: MediaChange,
  crop: MediaCrop | null,
): Promise<MediaRefusal | null> {
  const row = await host.db.transaction().execute((trx) => lockMedia(trx, change));
  if (typeof row === 'string') return row;
  const { key, mime, width, height } = row.source ?? row;
  const original = await host.media.read(key);
  if (!original) return 'NOT_FOUND';
  const area = crop && areaOf(crop, { width, height });
  const isWhole = area === null || (area.width === width && area.height === height);
  // Recompute the colours, which were those of the crop.
  const whole = { left: 0, top: 0, width, height };
  const cropped = await host.pictureWorker.crop(original, isWhole ? whole : area);
  return replaceMedia(host, change, 'cropped', {
    ...cropped,
    ...(isWhole && { bytes: Buffer.from(original), mime }),
    source: isWhole || crop === null ? null : { key, mime, width, height, crop },
  });
}

/** Returns the crop in whole pixels inside the picture, at least one. */
function areaOf(crop: MediaCrop, { width, height }: { width: number; height: number }) {
  const left = Math.min(Math.round(crop.x * width), width - 1);
  const top = Math.min(Math.round(crop.y * height), height - 1);
  return {
    left,
    top,
    width: Math.max(1, Math.min(Math.round(crop.width * width), width - left)),
    height: Math.max(1, Math.min(Math.round(crop.height * height), height - top)),
  };
}
