import { sql } from 'kysely';
import type { Db } from '../db/open.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { LARGEST_WIDTH } from './make-variants.ts';
import type { MediaStore } from './media-store.ts';

/** A picture's address in HTML: `/media/{shop_id}/{media_id}/`. */
const IN_HTML = '/media/[0-9]+/([0-9a-f-]{36})/';

const DAY_MS = 86_400_000;
/** An upload without a reference may be part of an unsaved form: it is kept this long. */
const UNNAMED_DAYS = 30;

/**
 * Removes pictures that nothing names and files that no row knows, and sends pictures whose variants
 * are missing (a restored backup has rows and no queue) or smaller than today's to the job again.
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
  // The day's grace: a file is written before its row, and rows of an upload may not be there yet.
  const settled = new Date(now.getTime() - DAY_MS);
  let batch: string[] = [];
  for await (const { key, writtenAt } of store.list('')) {
    if (writtenAt < settled) batch.push(key);
    if (batch.length < 500) continue;
    await removeUnknown(db, store, batch);
    batch = [];
  }
  await removeUnknown(db, store, batch);
}

/** Rows first: a file without a row is found by the next sweep, a row without its file would show. */
async function removeUnnamed(db: Db, before: Date): Promise<void> {
  await sql`
    -- Pictures within descriptions and translated texts, each text read once.
    WITH named AS MATERIALIZED (
      SELECT p.shop_id, (regexp_matches(p.description, ${IN_HTML}, 'g'))[1]::uuid AS id FROM product p
      WHERE p.description LIKE '%<img%'
      UNION SELECT t.shop_id, (regexp_matches(t.fields::text, ${IN_HTML}, 'g'))[1]::uuid FROM translation t
      WHERE t.fields::text LIKE '%<img%'
    )
    DELETE FROM media m WHERE m.created_at < ${before}
      AND NOT EXISTS (SELECT FROM named n WHERE n.shop_id = m.shop_id AND n.id = m.id)
      AND NOT EXISTS (SELECT FROM product p WHERE p.shop_id = m.shop_id
        AND p.images @> jsonb_build_array(jsonb_build_object('media_id', m.id::text)))
      AND NOT EXISTS (SELECT FROM order_line l WHERE l.shop_id = m.shop_id
        AND l.image ->> 'media_id' = m.id::text)
      AND NOT EXISTS (SELECT FROM shop s WHERE s.id = m.shop_id
        AND concat(s.avatar, s.favicon, s.cover, s.design, s.settings) LIKE '%' || m.id::text || '%')
      AND NOT EXISTS (SELECT FROM category c WHERE c.shop_id = m.shop_id AND c.image = m.id)
      AND NOT EXISTS (SELECT FROM review r WHERE r.shop_id = m.shop_id
        AND (r.avatar ->> 'media_id' = m.id::text
          OR r.photos @> jsonb_build_array(jsonb_build_object('media_id', m.id::text))))
      AND NOT EXISTS (SELECT FROM account a WHERE a.avatar ->> 'media_id' = m.id::text)
      AND NOT EXISTS (SELECT FROM blog b WHERE b.shop_id = m.shop_id
        AND concat(b.image, b.html) LIKE '%' || m.id::text || '%')
      AND NOT EXISTS (SELECT FROM coupon c WHERE c.shop_id = m.shop_id
        AND c.image ->> 'media_id' = m.id::text)
      AND NOT EXISTS (SELECT FROM promotion p WHERE p.shop_id = m.shop_id
        AND concat(p.image, p.html) LIKE '%' || m.id::text || '%')
      AND NOT EXISTS (SELECT FROM collection c WHERE c.shop_id = m.shop_id
        AND concat(c.image, c.html) LIKE '%' || m.id::text || '%')
      AND NOT EXISTS (SELECT FROM contestant c WHERE c.shop_id = m.shop_id
        AND c.image ->> 'media_id' = m.id::text)
      AND NOT EXISTS (SELECT FROM site_design d WHERE d.shop_id = m.shop_id
        AND (d.draft::text || coalesce(d.published::text, '')) LIKE '%' || m.id::text || '%')
      AND NOT EXISTS (SELECT FROM page p WHERE p.shop_id = m.shop_id
        AND (p.draft::text || coalesce(p.published::text, '')) LIKE '%' || m.id::text || '%')
      AND NOT EXISTS (SELECT FROM page_version v WHERE v.shop_id = m.shop_id
        AND (v.document::text || coalesce(v.design::text, '')) LIKE '%' || m.id::text || '%')`.execute(
    db,
  );
}

/** A thousand a night, so that a large market does not encode all its pictures at once. */
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

/** A picture's files lie in a folder of its shop and id: `{shop_id}/{media_id}/{file}`. */
async function removeUnknown(db: Db, store: MediaStore, keys: readonly string[]): Promise<void> {
  const folders = keys.flatMap((key) => {
    const found = /^(\d{1,15})\/([0-9a-f-]{36})\//.exec(key);
    return found?.[1] && found[2] ? [{ key, shopId: Number(found[1]), id: found[2] }] : [];
  });
  if (folders.length === 0) return;
  const { rows } = await sql<{ shop_id: number; id: string }>`
    SELECT m.shop_id, m.id FROM media m
    JOIN unnest(${folders.map((f) => f.shopId)}::bigint[], ${folders.map((f) => f.id)}::uuid[])
      AS ref (shop_id, id) ON m.shop_id = ref.shop_id AND m.id = ref.id`.execute(db);
  const known = new Set(rows.map((row) => `${row.shop_id}/${row.id}`));
  for (const { key, shopId, id } of folders) {
    if (key.endsWith('.part') || !known.has(`${shopId}/${id}`)) await store.remove(key);
  }
}
