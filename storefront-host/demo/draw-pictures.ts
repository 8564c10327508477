import sharp from 'sharp';
import { mediaKey, originalFile } from '../media/media-path.ts';
import type { MediaStore } from '../media/media-store.ts';
import type { NewMedia } from '../media/media.repository.ts';
import { mediaIdOf, type PlannedPicture } from './plan-pictures.ts';

export interface DrawnPicture {
  readonly planned: PlannedPicture;
  readonly media: NewMedia;
}

/** The encoder has threads of its own: more at once only takes memory. */
const AT_ONCE = 2;
const MIME = 'image/webp';

/** Draws what is not in the store yet; a seed that was killed goes on where it was. */
export async function drawPictures(
  store: MediaStore,
  plan: readonly PlannedPicture[],
  drawn: (done: number) => void,
): Promise<readonly DrawnPicture[]> {
  const results: DrawnPicture[] = [];
  const queue = [...plan.entries()];
  let done = 0;
  const work = async (): Promise<void> => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [index, planned] = next;
      results[index] = { planned, media: await drawOne(store, planned) };
      done += 1;
      drawn(done);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return results;
}

async function drawOne(store: MediaStore, planned: PlannedPicture): Promise<NewMedia> {
  const svg = planned.svg();
  const id = mediaIdOf(planned.shopId, svg);
  const [width = 0, height = 0] = (/width="(\d+)" height="(\d+)"/.exec(svg) ?? [])
    .slice(1)
    .map(Number);
  const key = mediaKey(planned.shopId, id, originalFile(width, MIME));
  const kept = await store.read(key);
  const bytes = kept ?? (await encode(svg));
  if (!kept) await store.put(key, bytes, MIME);
  return {
    shop_id: planned.shopId,
    id,
    key,
    mime: MIME,
    width,
    height,
    bytes: bytes.length,
    color: await meanColor(bytes),
    account_id: null,
  };
}

function encode(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg))
    .flatten({ background: '#ffffff' })
    .webp({ quality: 88, effort: 1 })
    .toBuffer();
}

async function meanColor(bytes: Uint8Array): Promise<string> {
  const { data } = await sharp(bytes)
    .resize(1, 1, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return `#${[...data.subarray(0, 3)].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
