import { sql, type Kysely } from 'kysely';
import type { Picture } from '@talad/elements/api/picture.contract';
import type { Database, Lang, StoredImage } from '../db/schema.ts';
import { finishedMedia, isFinished, type MediaRow } from './finished-media.ts';
import { mediaPath, originalFile, sizedFile } from './media-path.ts';

export interface PictureRef {
  readonly shop_id: number;
  readonly image: StoredImage;
}

/** Pictures of one answer, loaded together; `get` returns null if the media was deleted. */
export interface PictureBook {
  picture(shopId: number, image: StoredImage, lang: Lang): Picture | null;
}

const formats = ['avif', 'webp'] as const;

/**
 * Loads any number of pictures with at most one query. `origin` is prefixed to each address: '' for our own pages,
 * the platform's origin if the answer is rendered on another site. `read` are rows that came with another query.
 */
export async function loadPictures(
  db: Kysely<Database>,
  refs: readonly PictureRef[],
  origin = '',
  read: readonly MediaRow[] = [],
): Promise<PictureBook> {
  const wanted = new Map(refs.map((ref) => [bookKey(ref.shop_id, ref.image.media_id), ref]));
  const finished = finishedMedia(db);
  const media = new Map(read.map((row) => [bookKey(row.shop_id, row.id), row]));
  const unread: PictureRef[] = [];
  for (const [key, ref] of wanted) {
    if (media.has(key)) continue;
    const row = finished?.get(ref.shop_id, ref.image.media_id);
    if (row) media.set(key, row);
    else unread.push(ref);
  }
  const finish = finished?.begin();
  for (const row of unread.length === 0 ? [] : await readMedia(db, unread)) {
    media.set(bookKey(row.shop_id, row.id), row);
    if (isFinished(row)) finish?.(row);
  }
  return {
    picture(shopId, image, lang) {
      const row = media.get(bookKey(shopId, image.media_id));
      return row ? toPicture(row, image, lang, origin) : null;
    },
  };
}

const COLUMNS = [
  'shop_id',
  'id',
  'mime',
  'width',
  'height',
  'color',
  'variants',
  'alt',
  'focus',
  'file_version',
] as const satisfies readonly (keyof MediaRow)[];

/** SQL of a `MediaRow` as JSON, for a column of another row. `table` is an alias of `media`. */
export function mediaJson(table: string): string {
  return `json_build_object(${COLUMNS.map((name) => `'${name}', ${table}.${name}`).join(', ')})`;
}

async function readMedia(
  db: Kysely<Database>,
  refs: readonly PictureRef[],
): Promise<readonly MediaRow[]> {
  const shops = refs.map((ref) => ref.shop_id);
  const ids = refs.map((ref) => ref.image.media_id);
  // Arrays are parameters: the planner would otherwise plan each length anew.
  const { rows } = await sql<MediaRow>`/* hot:pictures */
    SELECT ${sql.raw(COLUMNS.map((name) => `m.${name}`).join(', '))}
    FROM unnest((SELECT ${shops}::bigint[]), (SELECT ${ids}::uuid[])) AS ref (shop_id, id)
    JOIN media m ON m.shop_id = ref.shop_id AND m.id = ref.id`.execute(db);
  return rows;
}

function toPicture(row: MediaRow, image: StoredImage, lang: Lang, origin: string): Picture {
  const { src, sources } = addressesOf(row, origin);
  return {
    src,
    sources: [...sources],
    width: row.width,
    height: row.height,
    alt: altOf(image.alt, lang) ?? altOf(row.alt, lang) ?? '',
    ...(row.color ? { color: row.color } : {}),
    ...focusOf(row),
  };
}

interface Addresses {
  readonly origin: string;
  readonly src: string;
  readonly sources: Picture['sources'];
}

/** Memoizes addresses by row: rows of finished pictures are cached, and nearly always used for the same origin. */
const written = new WeakMap<MediaRow, Addresses>();

function addressesOf(row: MediaRow, origin: string): Addresses {
  const known = written.get(row);
  if (known?.origin === origin) return known;
  const addresses = writeAddresses(row, origin);
  written.set(row, addresses);
  return addresses;
}

function writeAddresses(row: MediaRow, origin: string): Addresses {
  const address = (file: string) => `${origin}${mediaPath(row.shop_id, row.id, file)}`;
  const sources = formats.flatMap((format) => {
    const sizes = row.variants
      .filter((variant) => variant.format === format)
      .toSorted((a, b) => a.width - b.width);
    if (sizes.length === 0) return [];
    const srcset = sizes
      .map((v) => `${address(sizedFile(v.width, format, row.file_version))} ${v.width}w`)
      .join(', ');
    return [{ type: `image/${format}`, srcset }];
  });
  return { origin, src: address(fallbackFile(row)), sources };
}

/**
 * Rounds the focus to thirds, because pages have one CSS rule for each (elements/parts/picture/focus.ts). Undefined
 * for the middle.
 */
function focusOf({ focus }: MediaRow): Pick<Picture, 'focus'> {
  if (!focus) return {};
  const third = (percent: number, sides: string) => sides.charAt(Math.floor(percent / 33.4));
  const side = `${third(focus.x, 'lcr')}${third(focus.y, 'tmb')}`;
  return side === 'cm' ? {} : { focus: side };
}

/** Returns the alternative text in the reader's language, else in the other one. */
function altOf(alt: StoredImage['alt'], lang: Lang): string | undefined {
  return alt[lang] ?? alt[lang === 'th' ? 'en' : 'th'];
}

/**
 * Returns the `src` for browsers without <picture>, and until the image job has run: a middle size,
 * not the original.
 */
function fallbackFile(row: MediaRow): string {
  const webp = row.variants
    .filter((variant) => variant.format === 'webp')
    .toSorted((a, b) => a.width - b.width);
  const middle = webp.find((variant) => variant.width >= 640) ?? webp.at(-1);
  return middle
    ? sizedFile(middle.width, 'webp', row.file_version)
    : originalFile(row.width, row.mime, row.file_version);
}

function bookKey(shopId: number, mediaId: string): string {
  return `${shopId}/${mediaId}`;
}
