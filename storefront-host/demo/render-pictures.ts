import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import {
  manifestFile,
  pictureFile,
  picturesFolder,
  shippedPictures,
  type ShippedPicture,
} from './picture-files.ts';
import { dominantColor } from '../media/worker/dominant-color.ts';
import { drawnHash, planPictures, type PlannedPicture } from './plan-pictures.ts';

/** px, in addition to the original: product boxes at one and two pixels per CSS pixel. */
const SMALLER = [300, 640] as const;
/** The encoder has threads of its own: more at once only takes memory. */
const AT_ONCE = 2;

export interface Rendered {
  readonly drawn: number;
  readonly kept: number;
  readonly removed: number;
  readonly bytes: number;
}

/** Draws what the code draws otherwise than before, and takes away what it draws no more. */
export async function renderPictures(
  report: (done: number, total: number) => void,
): Promise<Rendered> {
  const plan = planPictures();
  const before = new Map(
    (existsSync(manifestFile) ? shippedPictures() : []).map((one) => [keyOf(one), one]),
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
        widthsOf(known.width).every((width) => isThere(known, width));
      all[index] = fresh ? known : await renderOne(planned, svg);
      if (!fresh) drawn += 1;
      report((done += 1), plan.length);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  await mkdir(picturesFolder, { recursive: true });
  await writeFile(manifestFile, manifest(all));
  return {
    drawn,
    kept: all.length - drawn,
    removed: await removeOthers(all),
    bytes: all.flatMap((one) => one.files).reduce((sum, file) => sum + file.bytes, 0),
  };
}

async function renderOne({ shop, name }: PlannedPicture, svg: string): Promise<ShippedPicture> {
  const { data, info } = await sharp(Buffer.from(svg))
    .flatten({ background: '#ffffff' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = () => sharp(data, { raw: info });
  await mkdir(dirname(pictureFile(shop, name, info.width)), { recursive: true });
  const files = [];
  for (const width of widthsOf(info.width)) {
    const encoded = await pixels()
      .resize({ width })
      .webp({ quality: width === info.width ? 56 : 65, effort: 5, smartSubsample: true })
      .toBuffer({ resolveWithObject: true });
    await writeFile(pictureFile(shop, name, width), encoded.data);
    files.push({ width, height: encoded.info.height, bytes: encoded.data.length });
  }
  const mean = await pixels().resize(1, 1, { fit: 'fill' }).raw().toBuffer();
  const color = `#${[...mean.subarray(0, 3)].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
  return {
    shop,
    name,
    width: info.width,
    height: info.height,
    files,
    color,
    dominant: await dominantColor(await pixels().png().toBuffer()),
    drawn: drawnHash(svg),
  };
}

/** One picture a line, so that a change of one is a change of one line. */
function manifest(all: readonly ShippedPicture[]): string {
  return `[\n${all.map((one) => JSON.stringify(one)).join(',\n')}\n]\n`;
}

async function removeOthers(all: readonly ShippedPicture[]): Promise<number> {
  const wanted = new Set(
    all.flatMap(({ shop, name, files }) =>
      files.map(({ width }) => pictureFile(shop, name, width)),
    ),
  );
  const found = await readdir(picturesFolder, { recursive: true });
  const others = found
    .filter((file) => file.endsWith('.webp'))
    .map((file) => join(picturesFolder, file))
    .filter((file) => !wanted.has(file));
  await Promise.all(others.map((file) => rm(file)));
  return others.length;
}

/** The largest first: its own. */
function widthsOf(width: number): readonly number[] {
  return [width, ...SMALLER.filter((smaller) => smaller < width).toReversed()];
}

function isThere({ shop, name }: ShippedPicture, width: number): boolean {
  return existsSync(pictureFile(shop, name, width));
}

function keyOf({ shop, name }: Pick<PlannedPicture, 'shop' | 'name'>): string {
  return `${shop}/${name}`;
}
