import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { mediaUseKinds, type MediaUseKind } from './media-use-kinds.ts';

export interface MediaUse {
  readonly kind: MediaUseKind;
  /** Id of the record; for a page, its name. */
  readonly id: string;
  readonly title: string;
}

/** Returns every record of the shop that shows the picture, each once; texts in either language count. */
export async function readMediaUses(
  db: Kysely<Database>,
  shopId: number,
  mediaId: string,
  limit: number,
): Promise<{ readonly uses: readonly MediaUse[]; readonly total: number }> {
  const { rows } = await sql<MediaUse & { readonly total: number }>`
    SELECT kind, id, max(title) AS title, (count(*) OVER ())::int AS total
    FROM (${usesOf(shopId, mediaId)}) AS used
    WHERE kind = ANY(${mediaUseKinds}::text[])
    GROUP BY kind, id ORDER BY kind, id LIMIT ${limit}`.execute(db);
  return {
    uses: rows.map(({ kind, id, title }) => ({ kind, id, title })),
    total: rows[0]?.total ?? 0,
  };
}

/** Returns the kinds of records that use the file, each once. */
export async function readMediaUseKinds(
  db: Kysely<Database>,
  shopId: number,
  mediaId: string,
): Promise<readonly MediaUseKind[]> {
  const { rows } = await sql<Pick<MediaUse, 'kind'>>`
    SELECT DISTINCT kind FROM (${usesOf(shopId, mediaId)}) AS used
    WHERE kind = ANY(${mediaUseKinds}::text[])`.execute(db);
  return rows.map(({ kind }) => kind);
}

/** A variant counts as its product. Look and pages count as drafts and as published. */
function usesOf(shopId: number, mediaId: string): RawBuilder<unknown> {
  const named = `%${mediaId}%`;
  const withTexts = `concat(image, html) LIKE`;
  const image = sql`image ->> 'media_id' = ${mediaId}`;
  return sql`
    SELECT 'product' AS kind, coalesce(parent_id, id)::text AS id, title FROM product
      WHERE shop_id = ${shopId} AND status <> 'removed'
        AND images @> ${JSON.stringify([{ media_id: mediaId }])}::jsonb
    UNION ALL SELECT 'product', id::text, title FROM product
      WHERE shop_id = ${shopId} AND status <> 'removed' AND description LIKE '%<img%'
        AND description LIKE ${named}
    UNION ALL SELECT entity, entity_id::text, coalesce(fields->>'title', '') FROM translation
      WHERE shop_id = ${shopId} AND fields::text LIKE '%<img%' AND fields::text LIKE ${named}
    UNION ALL SELECT 'category', id::text, title FROM category
      WHERE shop_id = ${shopId} AND image = ${mediaId}::uuid
    UNION ALL SELECT 'brand', id::text, name FROM brand
      WHERE shop_id = ${shopId} AND image = ${mediaId}::uuid
    UNION ALL SELECT 'collection', id::text, title FROM collection
      WHERE shop_id = ${shopId} AND ${sql.raw(withTexts)} ${named}
    UNION ALL SELECT 'promotion', id::text, title FROM promotion
      WHERE shop_id = ${shopId} AND ${sql.raw(withTexts)} ${named}
    UNION ALL SELECT 'coupon', id::text, title FROM coupon WHERE shop_id = ${shopId} AND ${image}
    UNION ALL SELECT 'blog', id::text, title FROM blog
      WHERE shop_id = ${shopId} AND removed_at IS NULL AND ${sql.raw(withTexts)} ${named}
    UNION ALL SELECT 'contestant', id::text, name FROM contestant
      WHERE shop_id = ${shopId} AND ${image}
    UNION ALL SELECT 'bio', '', '' FROM bio_page
      WHERE shop_id = ${shopId} AND concat(avatar, links) LIKE ${named}
    UNION ALL SELECT 'page', name, title FROM page
      WHERE shop_id = ${shopId} AND concat(draft, published, seo) LIKE ${named}
    UNION ALL SELECT 'section', id::text, name FROM saved_section
      WHERE shop_id = ${shopId} AND removed_at IS NULL AND document::text LIKE ${named}
    UNION ALL SELECT 'design', '', '' FROM site_design
      WHERE shop_id = ${shopId} AND concat(draft, published) LIKE ${named}
    UNION ALL SELECT 'settings', '', '' FROM shop
      WHERE id = ${shopId} AND concat(avatar, favicon, cover, design, settings) LIKE ${named}`;
}
