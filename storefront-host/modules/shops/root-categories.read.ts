import { sql, type Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { PictureRef } from '../../media/pictures.ts';
import { links } from '../../rendering/index.ts';
import { isMallPlace, siteUrl, type ReadContext } from './read-context.ts';

export interface RootCategory {
  readonly id: number;
  readonly name: string;
  readonly url: string;
  readonly description: string;
  /** The picture to look up. */
  readonly ref: PictureRef | null;
}

interface Row {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly image: string | null;
  readonly shopname: string;
}

/** Returns a shop's root categories that are not empty. One query. */
export async function listRootCategories(
  db: Kysely<Database>,
  shopId: number,
  ctx: ReadContext,
): Promise<readonly RootCategory[]> {
  const { rows } = await sql<Row>`
    SELECT c.id, c.slug, c.image, s.shopname, coalesce(t.fields->>'title', c.title) AS name,
      coalesce(t.fields->>'description', c.description) AS description
    FROM category c
    JOIN shop s ON s.id = c.shop_id
    LEFT JOIN translation t ON t.shop_id = c.shop_id AND t.entity = 'category'
      AND t.entity_id = c.id AND t.lang = ${ctx.lang}
    WHERE c.shop_id = ${shopId} AND c.parent_id IS NULL AND c.count_sum > 0
    ORDER BY c.rank, c.id`.execute(db);
  return rows.map(({ id, slug, name, description, image, shopname }) => ({
    id,
    name,
    description,
    url: siteUrl(
      ctx,
      // The marketplace has categories of its own; those of a shop are on the shop's page there.
      isMallPlace(ctx)
        ? `${links.seller(ctx.place, shopname, shopId)}?filter=${encodeURIComponent(`{"category_id":${id}}`)}`
        : links.category(ctx.place, slug, id),
    ),
    ref: image === null ? null : { shop_id: shopId, image: { media_id: image, alt: {} } },
  }));
}
