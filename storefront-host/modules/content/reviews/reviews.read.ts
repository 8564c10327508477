import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Review, ReviewSums } from '@talad/elements/api/review.contract';
import { reviewTypes, type ReviewType } from '@talad/elements/commerce/review-types';
import type { Database, Lang, StoredImage } from '../../../db/schema.ts';
import { loadPictures } from '../../../media/pictures.ts';
import { links } from '../../../rendering/links.ts';
import { pictureOrigin, siteUrl, type ReadContext } from '../../shops/read-context.ts';
import { sumsOfStars } from '../../shops/ratings/review-sums.ts';

/** Spec §2 Seller page: "Review data is from the last 6 months, real buyers only". */
const SHOP_REVIEW_MONTHS = 6;

interface ReviewRow {
  readonly id: string;
  readonly shop_id: number;
  readonly product_id: number;
  readonly product_title: string;
  readonly product_slug: string;
  readonly reviewer_name: string;
  readonly avatar: StoredImage | null;
  readonly photos: readonly StoredImage[];
  readonly stars: number;
  readonly body: string;
  readonly lang: Lang;
  readonly created_at: Date;
}

export interface ReviewPage {
  readonly limit: number;
  readonly offset: number;
}

export interface ReviewsRead {
  readonly reviews: readonly Review[];
  readonly sums: ReviewSums;
  /** How many gave each number of stars, 5 first. */
  readonly stars: readonly { readonly stars: number; readonly count: number }[];
  /** What it got by type, one decimal; only what somebody has rated. */
  readonly types: readonly { readonly type: ReviewType; readonly average: number }[];
}

/** All that was said of a product, newest first. Three queries. */
export function readProductReviews(
  db: Kysely<Database>,
  product: { readonly shopId: number; readonly id: number },
  page: ReviewPage,
  ctx: ReadContext,
): Promise<ReviewsRead> {
  const about = sql`r.shop_id = ${product.shopId} AND r.product_id = ${product.id} AND r.hidden_at IS NULL`;
  return readReviews(db, about, page, ctx);
}

/** What buyers said of a shop lately. Three queries. */
export function readShopReviews(
  db: Kysely<Database>,
  shopId: number,
  page: ReviewPage,
  ctx: ReadContext,
): Promise<ReviewsRead> {
  return readReviews(db, ofBuyers(sql`${shopId}`, ctx.now), page, ctx);
}

/** The same without its sums, where those are known. Two queries. */
export function listShopReviews(
  db: Kysely<Database>,
  shopId: number,
  page: ReviewPage,
  ctx: ReadContext,
): Promise<readonly Review[]> {
  return listReviews(db, ofBuyers(sql`${shopId}`, ctx.now), page, ctx);
}

/**
 * Which reviews `r` tell of a shop: real buyers', of the last six months; the demo market's samples
 * count as bought.
 */
export function ofBuyers(shopId: RawBuilder<unknown>, now: Date): RawBuilder<unknown> {
  return sql`r.shop_id = ${shopId} AND r.hidden_at IS NULL
    AND r.created_at > ${now}::timestamptz - make_interval(months => ${SHOP_REVIEW_MONTHS}::int)
    AND (r.order_id IS NOT NULL OR EXISTS (SELECT 1 FROM shop b WHERE b.id = r.shop_id AND b.demo))`;
}

async function readReviews(
  db: Kysely<Database>,
  about: RawBuilder<unknown>,
  page: ReviewPage,
  ctx: ReadContext,
): Promise<ReviewsRead> {
  const [reviews, rated] = await Promise.all([
    listReviews(db, about, page, ctx),
    countReviews(db, about),
  ]);
  return { reviews, ...rated };
}

export type ReviewsRated = Omit<ReviewsRead, 'reviews'>;

/** What reviews `r` sum up to. One query. */
export async function countReviews(
  db: Kysely<Database>,
  about: RawBuilder<unknown>,
): Promise<ReviewsRated> {
  const { rows } = await sql<StarsRow>`
    SELECT r.stars, count(*)::int AS count, ${sql.join(typeColumns)}
    FROM review r WHERE ${about} GROUP BY r.stars`.execute(db);
  const counts = Object.fromEntries(rows.map((row) => [row.stars, row.count]));
  return {
    sums: sumsOfStars(counts),
    stars: [5, 4, 3, 2, 1].map((stars) => ({ stars, count: counts[stars] ?? 0 })),
    types: averagesOf(rows),
  };
}

type StarsRow = { readonly stars: number; readonly count: number } & Readonly<
  Record<`${ReviewType}_${'sum' | 'count'}`, number | null>
>;

const typeColumns = reviewTypes.map(
  (type) => sql`sum((r.scores->>${sql.lit(type)})::int)::int AS ${sql.ref(`${type}_sum`)},
    count(r.scores->>${sql.lit(type)})::int AS ${sql.ref(`${type}_count`)}`,
);

function averagesOf(rows: readonly StarsRow[]): ReviewsRead['types'] {
  const add = (name: `${ReviewType}_${'sum' | 'count'}`): number =>
    rows.reduce((sum, row) => sum + (row[name] ?? 0), 0);
  return reviewTypes.flatMap((type) => {
    const count = add(`${type}_count`);
    return count > 0 ? [{ type, average: Math.round((add(`${type}_sum`) / count) * 10) / 10 }] : [];
  });
}

async function listReviews(
  db: Kysely<Database>,
  about: RawBuilder<unknown>,
  page: ReviewPage,
  ctx: ReadContext,
): Promise<readonly Review[]> {
  const { rows } = await sql<ReviewRow>`
      SELECT r.id, r.shop_id, r.product_id, r.reviewer_name, r.avatar, r.photos, r.stars, r.body, r.lang,
             r.created_at, p.slug AS product_slug,
             coalesce(t.fields->>'title', p.title) AS product_title
      FROM review r
      JOIN product p ON p.shop_id = r.shop_id AND p.id = r.product_id
      LEFT JOIN translation t ON t.shop_id = r.shop_id AND t.entity = 'product'
        AND t.entity_id = r.product_id AND t.lang = ${ctx.lang}
      WHERE ${about} ORDER BY r.created_at DESC, r.id DESC
      LIMIT ${page.limit} OFFSET ${page.offset}`.execute(db);
  return toReviews(db, rows, ctx);
}

async function toReviews(
  db: Kysely<Database>,
  rows: readonly ReviewRow[],
  ctx: ReadContext,
): Promise<readonly Review[]> {
  const refs = rows.flatMap(({ shop_id, avatar, photos }) =>
    [...(avatar ? [avatar] : []), ...photos].map((image) => ({ shop_id, image })),
  );
  const pictures = await loadPictures(db, refs, pictureOrigin(ctx));
  return rows.map((row) => ({
    id: row.id,
    product_id: row.product_id,
    product_title: row.product_title,
    product_url: siteUrl(ctx, links.product(ctx.place, row.product_slug, row.product_id)),
    reviewer_name: row.reviewer_name,
    avatar: row.avatar ? pictures.picture(row.shop_id, row.avatar, ctx.lang) : null,
    stars: row.stars,
    text: row.body,
    photos: row.photos.flatMap((photo) => pictures.picture(row.shop_id, photo, ctx.lang) ?? []),
    lang: row.lang,
    created_at: row.created_at.toISOString(),
  }));
}
