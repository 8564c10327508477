import { sql, type Kysely, type RawBuilder, type Selectable } from 'kysely';
import type { Database, MediaTable } from '../../../db/schema.ts';
import { listSource, type ListReader, thaiMinute } from '../../../http/index.ts';
import { mediaPath, originalFile } from '../../../media/media-path.ts';
import { loadPictures, type PictureBook } from '../../../media/pictures.ts';
import { hasWord } from '../../catalog/index.ts';
import { ManagedMedia, MediaFilter } from './media.contract.ts';

/** The pictures of a shop's library, without those that shoppers uploaded. */
export const managedMedia = listSource({
  name: 'media',
  access: 'media:write',
  summary: 'Pictures of the shop’s library, filtered, sorted, paged',
  filter: MediaFilter,
  row: ManagedMedia,
  sorts: { id: 'key', name: { sql: sql`m.name`, type: 'text' } },
  from: sql`media m`,
  id: sql`m.id`,
  idType: 'uuid',
  csv: {
    heads: ['name', 'altTh', 'altEn', 'tags', 'width', 'height', 'bytes', 'sentAt', 'url'],
    cells: (one) => [
      one.name,
      one.alt.th ?? '',
      one.alt.en ?? '',
      one.tags.join(', '),
      one.original.width,
      one.original.height,
      one.bytes,
      thaiMinute(one.created_at),
      one.original.src,
    ],
  },
  isScattered: ({ tag }) => tag !== undefined,
  orderOfMany: () => ({ sort: 'id', descending: true }),
  where: matchingMedia,
  newest: (shopId) => ({ alias: sql`m`, rows: newestMedia(shopId) }),
  read: readManagedMedia,
});

function inLibrary(shopId: number): RawBuilder<unknown> {
  return sql`m.shop_id = ${shopId} AND NOT m.from_shopper`;
}

function newestMedia(shopId: number): RawBuilder<unknown> {
  return sql`FROM media m WHERE ${inLibrary(shopId)} ORDER BY m.id DESC`;
}

export function matchingMedia(shopId: number, { q = '', tag }: MediaFilter): RawBuilder<unknown> {
  const words = q.normalize('NFC').toLowerCase().trim().split(/\s+/).filter(Boolean);
  const newest = newestMedia(shopId);
  const parts = [
    inLibrary(shopId),
    ...words.map((word) => hasWord({ text: sql`m.search_text`, id: sql`m.id`, newest }, word)),
    ...(tag === undefined ? [] : [sql`m.tags @> ARRAY[${tag}]`]),
  ];
  return sql.join(parts, sql` AND `);
}

/** Returns these pictures in this order; missing ones are left out. Two queries. */
export async function readManagedMedia(
  db: Kysely<Database>,
  { shopId, lang }: ListReader,
  ids: readonly string[],
): Promise<readonly ManagedMedia[]> {
  const refs = ids.map((id) => ({ shop_id: shopId, image: { media_id: id, alt: {} } }));
  const [rows, book] = await Promise.all([
    ids.length === 0
      ? []
      : db
          .selectFrom('media')
          .selectAll()
          .where('shop_id', '=', shopId)
          .where('from_shopper', '=', false)
          .where('id', 'in', ids)
          .execute(),
    loadPictures(db, refs),
  ]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    const shown = row && toManaged(row, book, lang);
    return shown ? [shown] : [];
  });
}

function toManaged(
  row: Selectable<MediaTable>,
  book: PictureBook,
  lang: ListReader['lang'],
): ManagedMedia | null {
  const picture = book.picture(row.shop_id, { media_id: row.id, alt: {} }, lang);
  if (!picture) return null;
  const { id, name, tags, focus, source, mime, bytes, revision } = row;
  const { width, height } = source ?? row;
  const file = source?.key.split('/').at(-1) ?? originalFile(row.width, mime, row.file_version);
  return {
    id,
    name,
    picture,
    alt: { ...row.alt },
    tags,
    focus,
    crop: source?.crop ?? null,
    original: { src: mediaPath(row.shop_id, id, file), width, height },
    mime,
    bytes,
    created_at: row.created_at.toISOString(),
    revision,
  };
}
