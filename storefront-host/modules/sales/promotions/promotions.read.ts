import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Picture } from '@talad/elements/api/picture.contract';
import type { Database, PromotionTable, StoredImage } from '../../../db/schema.ts';
import { loadPictures } from '../../../media/pictures.ts';
import { canonicalPlace, links } from '../../../rendering/index.ts';
import {
  selectProductRows,
  isListed,
  earliest,
  toMinis,
  type ProductMinis,
} from '../../catalog/index.ts';
import { pictureOrigin, type ReadContext, isVisibleShop } from '../../shops/index.ts';

interface PromotionRow extends Pick<
  PromotionTable,
  | 'shop_id'
  | 'kind'
  | 'slug'
  | 'title'
  | 'discount_kind'
  | 'discount_value'
  | 'begins_at'
  | 'ends_at'
> {
  readonly id: number;
  readonly summary: string;
  readonly html: string;
  readonly image: StoredImage | null;
  readonly shop_name: string;
  readonly shop_title: string;
  readonly shop_domain: string | null;
}

export interface Promotion extends Omit<PromotionRow, 'image' | 'shop_domain'> {
  readonly image: Picture | null;
  /** True before it begins. */
  readonly isComing: boolean;
  /** Address at its own shop, whichever site shows it. */
  readonly canonical: string;
}

/** Selects promotions of one shop, or of any shop in the marketplace. */
export type PromotionScope = number | 'all';

/** Promotions are announced this long before they begin. */
const ANNOUNCED_MS = 7 * 86_400_000;
const MAX_PROMOTIONS = 60;
/** Number of promotions on a page. */
const MAX_PRODUCTS = 60;

/** Returns running and upcoming promotions, flash sales first. Two queries, however many shops. */
export async function readPromotions(
  db: Kysely<Database>,
  scope: PromotionScope,
  ctx: ReadContext,
): Promise<{ readonly promotions: readonly Promotion[]; readonly validUntil: Date | null }> {
  const announced = new Date(ctx.now.getTime() + ANNOUNCED_MS);
  const rows = await selectPromotions(
    db,
    sql`${ofShop(scope)} AND o.ends_at > ${ctx.now} AND o.begins_at <= ${announced}`,
    ctx,
  );
  const promotions = await toPromotions(db, rows, ctx);
  return { promotions, validUntil: changeOf(rows, ctx.now) };
}

/**
 * Returns a promotion that has not ended, or null when the site has none with this id. Two queries.
 */
export async function readPromotion(
  db: Kysely<Database>,
  id: number,
  scope: PromotionScope,
  ctx: ReadContext,
): Promise<{ readonly promotion: Promotion; readonly validUntil: Date | null } | null> {
  const rows = await selectPromotions(
    db,
    sql`${ofShop(scope)} AND o.id = ${id} AND o.ends_at > ${ctx.now}`,
    ctx,
  );
  const [promotion] = await toPromotions(db, rows, ctx);
  return promotion ? { promotion, validUntil: changeOf(rows, ctx.now) } : null;
}

/**
 * Returns the products of promotions, each once, in the order of the first promotion that has them.
 * Two queries.
 */
export async function readPromotionProducts(
  db: Kysely<Database>,
  ids: readonly number[],
  ctx: ReadContext,
  limit = MAX_PRODUCTS,
): Promise<ProductMinis> {
  if (ids.length === 0) return { products: [], validUntil: null };
  const rank = sql`(SELECT min(array_position(${[...ids]}::bigint[], x.promotion_id) * 10000 + x.rank)
    FROM promotion_product x WHERE x.shop_id = p.shop_id AND x.product_id = p.id
      AND x.promotion_id = ANY(${[...ids]}::bigint[]))`;
  const rows = await selectProductRows(db, ctx, {
    where: sql`(p.shop_id, p.id) IN (SELECT x.shop_id, x.product_id FROM promotion_product x
        WHERE x.promotion_id = ANY(${[...ids]}::bigint[]))
      AND p.parent_id IS NULL AND ${isListed('p.status')}`,
    orderBy: sql`${rank}, p.id`,
    limit,
  });
  return toMinis(db, rows, ctx);
}

function ofShop(scope: PromotionScope): RawBuilder<unknown> {
  return scope === 'all' ? isVisibleShop(sql`o.shop_id`) : sql`o.shop_id = ${scope}`;
}

async function selectPromotions(
  db: Kysely<Database>,
  where: RawBuilder<unknown>,
  { lang, now }: ReadContext,
): Promise<readonly PromotionRow[]> {
  const { rows } = await sql<PromotionRow>`
    SELECT o.shop_id, o.id, o.kind, o.slug, o.image, o.discount_kind, o.discount_value, o.begins_at,
      o.ends_at, coalesce(t.fields->>'title', o.title) AS title,
      coalesce(t.fields->>'summary', o.summary) AS summary, coalesce(t.fields->>'html', o.html) AS html,
      s.shopname AS shop_name, s.domain AS shop_domain, coalesce(st.fields->>'title', s.title) AS shop_title
    FROM promotion o
    JOIN shop s ON s.id = o.shop_id
    LEFT JOIN translation t ON t.shop_id = o.shop_id AND t.entity = 'promotion'
      AND t.entity_id = o.id AND t.lang = ${lang}
    LEFT JOIN translation st ON st.shop_id = o.shop_id AND st.entity = 'shop'
      AND st.entity_id = o.shop_id AND st.lang = ${lang}
    WHERE ${where} AND o.published_at IS NOT NULL
    ORDER BY (o.begins_at > ${now}), (o.kind = 'flash') DESC, o.rank, o.ends_at, o.id
    LIMIT ${MAX_PROMOTIONS}`.execute(db);
  return rows;
}

async function toPromotions(
  db: Kysely<Database>,
  rows: readonly PromotionRow[],
  ctx: ReadContext,
): Promise<readonly Promotion[]> {
  const refs = rows.flatMap(({ shop_id, image }) => (image ? [{ shop_id, image }] : []));
  const pictures = await loadPictures(db, refs, pictureOrigin(ctx));
  return rows.map(({ image, shop_domain: domain, ...row }) => {
    const place = canonicalPlace(ctx.config, row.shop_name, domain);
    return {
      ...row,
      image: image && pictures.picture(row.shop_id, image, ctx.lang),
      isComing: row.begins_at > ctx.now,
      canonical: `${place.origin}${links.promotion(place, row.slug, row.id)}`,
    };
  });
}

function changeOf(rows: readonly PromotionRow[], now: Date): Date | null {
  return earliest(rows.map((row) => (row.begins_at > now ? row.begins_at : row.ends_at)));
}
