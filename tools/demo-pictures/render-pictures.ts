import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { dominantColor } from '../../storefront-host/media/worker/dominant-color.ts';
import {
  pictureFile,
  shippedPictures,
  type ShippedPicture,
} from '../../storefront-host/startup/demo/picture-files.ts';
import { drawnHash, planPictures, type PlannedPicture } from './plan-pictures.ts';

const folder = join(import.meta.dirname, '../../presets/demo-market/pictures');
const list = join(folder, 'pictures.json');
/** Widths in px in addition to the original: product boxes at one and two device pixels per CSS pixel. */
const SMALLER = [300, 640] as const;
/** Pictures at a time. The encoder has threads of its own, so more would only take memory. */
const AT_ONCE = 2;

interface Summary {
  readonly drawn: number;
  readonly kept: number;
  readonly removed: number;
  readonly bytes: number;
}

interface EncodedPicture {
  readonly shipped: ShippedPicture;
  /** One WebP for each of `shipped.files`. */
  readonly contents: readonly Buffer[];
}

/** Renders the pictures whose drawing has changed, and removes the files of deleted drawings. */
export async function renderPictures(
  report: (done: number, total: number) => void,
): Promise<Summary> {
  const plan = planPictures();
  const before = new Map(
    (existsSync(list) ? shippedPictures() : []).map((one) => [keyOf(one), one]),
  );
  const all: ShippedPicture[] = [];
  const queue = [...plan.entries()];
  let [done, drawn] = [0, 0];
  const work = async (): Promise<void> => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [index, planned] = next;
      const svg = planned.svg();
      const known = before.get(keyOf(planned));
      const fresh =
        known?.drawn === drawnHash(svg) &&
        known.files.every(({ width }) => existsSync(pictureFile(known.shop, known.name, width)));
      all[index] = fresh ? known : await write(await encodePicture(planned, svg));
      if (!fresh) drawn += 1;
      report((done += 1), plan.length);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  await mkdir(folder, { recursive: true });
  await writeFile(list, lines(all));
  return {
    drawn,
    kept: all.length - drawn,
    removed: await removeOthers(all),
    bytes: all.flatMap((one) => one.files).reduce((sum, file) => sum + file.bytes, 0),
  };
}

export async function encodePicture(
  { shop, name }: PlannedPicture,
  svg: string,
): Promise<EncodedPicture> {
  const { data, info } = await sharp(Buffer.from(svg))
    .flatten({ background: '#ffffff' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = () => sharp(data, { raw: info });
  const { width, height } = info;
  const contents: Buffer[] = [];
  const files: ShippedPicture['files'][number][] = [];
  for (const wide of [width, ...SMALLER.filter((smaller) => smaller < width).toReversed()]) {
    const encoded = await pixels()
      .resize({ width: wide })
      .webp({ quality: wide === width ? 56 : 65, effort: 5, smartSubsample: true })
      .toBuffer({ resolveWithObject: true });
    contents.push(encoded.data);
    files.push({ width: wide, height: encoded.info.height, bytes: encoded.data.length });
  }
  const mean = await pixels().resize(1, 1, { fit: 'fill' }).raw().toBuffer();
  const color = `#${[...mean.subarray(0, 3)].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
  const dominant = await dominantColor(await pixels().png().toBuffer());
  const shipped = { shop, name, width, height, files, color, dominant, drawn: drawnHash(svg) };
  return { shipped, contents };
}

async function write({ shipped, contents }: EncodedPicture): Promise<ShippedPicture> {
  const { shop, name, files } = shipped;
  for (const [index, content] of contents.entries()) {
    const path = pictureFile(shop, name, files[index]?.width ?? 0);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
  }
  return shipped;
}

/** One picture per line, so that a change of one picture is a change of one line in Git. */
function lines(all: readonly ShippedPicture[]): string {
  return `[\n${all.map((one) => JSON.stringify(one)).join(',\n')}\n]\n`;
}

async function removeOthers(all: readonly ShippedPicture[]): Promise<number> {
  const wanted = new Set(
    all.flatMap(({ shop, name, files }) =>
      files.map(({ width }) => pictureFile(shop, name, width)),
    ),
  );
  const found = await readdir(folder, { recursive: true });
  const others = found
    .filter((file) => file.endsWith('.webp'))
    .map((file) => join(folder, file))
    .filter((file) => !wanted.has(file));
  await Promise.all(others.map((file) => rm(file)));
  return others.length;
}

function keyOf({ shop, name }: Pick<PlannedPicture, 'shop' | 'name'>): string {
  return `${shop}/${name}`;
}
