import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Review, ReviewSums } from '@talad/elements/api/review.contract';
import type { Database, Lang, StoredImage } from '../../db/schema.ts';
import { loadPictures } from '../../media/pictures.ts';
import { links } from '../../ssr/links.ts';
import { pictureOrigin, siteUrl, type ReadContext } from '../shops/read-context.ts';
import { sumsOfStars } from './review-sums.ts';

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
}

/** All that was said of a product, newest first. Three queries. */
export function readProductReviews(
  db: Kysely<Database>,
  product: { readonly shopId: number; readonly id: number },
  page: ReviewPage,
  ctx: ReadContext,
): Promise<ReviewsRead> {
  const about = sql`r.shop_id = ${product.shopId} AND r.product_id = ${product.id}`;
  return readReviews(db, about, page, ctx);
}

/** What buyers said of a shop lately; the demo market's sample reviews count as bought. Three queries. */
export function readShopReviews(
  db: Kysely<Database>,
  shopId: number,
  page: ReviewPage,
  ctx: ReadContext,
): Promise<ReviewsRead> {
  const about = sql`r.shop_id = ${shopId}
    AND r.created_at > ${ctx.now}::timestamptz - make_interval(months => ${SHOP_REVIEW_MONTHS}::int)
    AND (r.order_id IS NOT NULL OR EXISTS (SELECT 1 FROM shop s WHERE s.id = r.shop_id AND s.demo))`;
  return readReviews(db, about, page, ctx);
}

async function readReviews(
  db: Kysely<Database>,
  about: RawBuilder<unknown>,
  page: ReviewPage,
  ctx: ReadContext,
): Promise<ReviewsRead> {
  const [found, counted] = await Promise.all([
    sql<ReviewRow>`
      SELECT r.id, r.shop_id, r.product_id, r.reviewer_name, r.avatar, r.stars, r.body, r.lang,
             r.created_at, p.slug AS product_slug,
             coalesce(t.fields->>'title', p.title) AS product_title
      FROM review r
      JOIN product p ON p.shop_id = r.shop_id AND p.id = r.product_id
      LEFT JOIN translation t ON t.shop_id = r.shop_id AND t.entity = 'product'
        AND t.entity_id = r.product_id AND t.lang = ${ctx.lang}
      WHERE ${about} ORDER BY r.created_at DESC, r.id DESC
      LIMIT ${page.limit} OFFSET ${page.offset}`.execute(db),
    sql<{ stars: number; count: number }>`
      SELECT r.stars, count(*)::int AS count FROM review r WHERE ${about} GROUP BY r.stars`.execute(
      db,
    ),
  ]);
  const counts = Object.fromEntries(counted.rows.map((row) => [row.stars, row.count]));
  return {
    reviews: await toReviews(db, found.rows, ctx),
    sums: sumsOfStars(counts),
    stars: [5, 4, 3, 2, 1].map((stars) => ({ stars, count: counts[stars] ?? 0 })),
  };
}

async function toReviews(
  db: Kysely<Database>,
  rows: readonly ReviewRow[],
  ctx: ReadContext,
): Promise<readonly Review[]> {
  const refs = rows.flatMap((row) =>
    row.avatar ? [{ shop_id: row.shop_id, image: row.avatar }] : [],
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
    lang: row.lang,
    created_at: row.created_at.toISOString(),
  }));
}
