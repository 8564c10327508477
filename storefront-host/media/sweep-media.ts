import { sql } from 'kysely';
import type { Db } from '../db/open.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { LARGEST_WIDTH } from './make-variants.ts';
import type { MediaStore } from './media-store.ts';

const DAY_MS = 86_400_000;
/** Days for which a shopper's upload without a reference is kept, because it may be part of an unsaved form. */
const UNNAMED_DAYS = 30;

/**
 * Removes shoppers' pictures without a reference and files without a row. Queues the image job again for pictures
 * whose variants are missing (a restored backup has rows and no queue) or smaller than today's.
 */
export async function sweepMedia(
  db: Db,
  store: MediaStore,
  jobs: Pick<Jobs, 'send'>,
  now: Date,
): Promise<void> {
  await removeUnnamed(db, new Date(now.getTime() - UNNAMED_DAYS * DAY_MS));
  for (const { shop_id, id } of await withSmallVariants(db, new Date(now.getTime() - 3_600_000))) {
    await jobs.send('image.variants', { shop_id, media_id: id }, { key: id });
  }
  // A day of grace: a file is written before its row, so a running upload may have no row yet.
  const settled = new Date(now.getTime() - DAY_MS);
  let batch: string[] = [];
  for await (const { key, writtenAt } of store.list('')) {
    if (writtenAt < settled) batch.push(key);
    if (batch.length < 500) continue;
    await removeUnknown(db, store, batch);
    await removeOfNoOrder(db, store, batch);
    batch = [];
  }
  await removeUnknown(db, store, batch);
  await removeOfNoOrder(db, store, batch);
}

/**
 * Pictures of a shop's library stay until they are deleted there (decision 190). Rows are removed first: the next
 * sweep finds a file without a row, but a row without its file would show a broken picture.
 */
async function removeUnnamed(db: Db, before: Date): Promise<void> {
  await sql`
    DELETE FROM media m WHERE m.from_shopper AND m.created_at < ${before}
      AND NOT EXISTS (SELECT FROM review r WHERE r.shop_id = m.shop_id
        AND (r.avatar ->> 'media_id' = m.id::text
          OR r.photos @> jsonb_build_array(jsonb_build_object('media_id', m.id::text))))
      AND NOT EXISTS (SELECT FROM account a WHERE a.avatar ->> 'media_id' = m.id::text)`.execute(
    db,
  );
}

/** Limited to a thousand a night, so that a large market does not encode all its pictures at once. */
function withSmallVariants(db: Db, before: Date) {
  return db
    .selectFrom('media')
    .select(['shop_id', 'id'])
    .where(
      sql<boolean>`(SELECT coalesce(max((v->>'width')::int), 0) FROM jsonb_array_elements(variants) v)
        < least(width, ${LARGEST_WIDTH}::int)`,
    )
    .where('created_at', '<', before)
    .orderBy('created_at')
    .limit(1_000)
    .execute();
}

/** Removes private pictures of orders without a row. Keys: `orders/{shop_id}/{picture_id}.{format}`. */
async function removeOfNoOrder(db: Db, store: MediaStore, keys: readonly string[]): Promise<void> {
  const files = keys.flatMap((key) => {
    const found = /^orders\/(\d{1,15})\/([0-9a-f-]{36})\./.exec(key);
    return found?.[1] && found[2] ? [{ key, shopId: Number(found[1]), id: found[2] }] : [];
  });
  if (files.length === 0) return;
  const { rows } = await sql<{ readonly shop_id: number; readonly id: string }>`
    SELECT p.shop_id, p.id FROM order_picture p
    JOIN unnest(${files.map((f) => f.shopId)}::bigint[], ${files.map((f) => f.id)}::uuid[])
      AS ref (shop_id, id) ON p.shop_id = ref.shop_id AND p.id = ref.id`.execute(db);
  const known = new Set(rows.map((row) => `${row.shop_id}/${row.id}`));
  for (const { key, shopId, id } of files) {
    if (key.endsWith('.part') || !known.has(`${shopId}/${id}`)) await store.remove(key);
  }
}

/** Removes files without a row. Keys: `{shop_id}/{media_id}/{file}`. */
async function removeUnknown(db: Db, store: MediaStore, keys: readonly string[]): Promise<void> {
  const folders = keys.flatMap((key) => {
    const found = /^(\d{1,15})\/([0-9a-f-]{36})\//.exec(key);
    return found?.[1] && found[2] ? [{ key, shopId: Number(found[1]), id: found[2] }] : [];
  });
  if (folders.length === 0) return;
  const { rows } = await sql<KnownMedia>`
    SELECT m.shop_id, m.id, m.file_version, m.source->>'key' AS source FROM media m
    JOIN unnest(${folders.map((f) => f.shopId)}::bigint[], ${folders.map((f) => f.id)}::uuid[])
      AS ref (shop_id, id) ON m.shop_id = ref.shop_id AND m.id = ref.id`.execute(db);
  const known = new Map(rows.map((row) => [`${row.shop_id}/${row.id}`, row]));
  for (const { key, shopId, id } of folders) {
    const row = known.get(`${shopId}/${id}`);
    if (key.endsWith('.part') || !row || isReplaced(key, row)) await store.remove(key);
  }
}

interface KnownMedia {
  readonly shop_id: number;
  readonly id: string;
  readonly file_version: number;
  readonly source: string | null;
}

/** Returns whether the key belongs to an earlier version of the file. Icons have no version. */
function isReplaced(key: string, { file_version, source }: KnownMedia): boolean {
  const [, version = '0'] = /\/\d+(?:-(\d+))?\.[a-z]+$/.exec(key) ?? [];
  return key !== source && !key.includes('/icon-') && Number(version) < file_version;
}
