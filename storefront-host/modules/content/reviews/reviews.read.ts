import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Review } from '@talad/elements/api/review.contract';
import type { Database, Lang, StoredImage } from '../../../db/schema.ts';
import { loadPictures } from '../../../media/pictures.ts';
import { links } from '../../../rendering/index.ts';
import {
  pictureOrigin,
  siteUrl,
  type ReadContext,
  countReviews,
  ofBuyers,
  type ReviewsRated,
} from '../../shops/index.ts';

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
  readonly answer: string | null;
  readonly lang: Lang;
  readonly created_at: Date;
}

export interface ReviewPage {
  readonly limit: number;
  readonly offset: number;
}

export interface ReviewsRead extends ReviewsRated {
  readonly reviews: readonly Review[];
}

/** Reads all reviews of a product, newest first. Three queries. */
export function readProductReviews(
  db: Kysely<Database>,
  product: { readonly shopId: number; readonly id: number },
  page: ReviewPage,
  ctx: ReadContext,
): Promise<ReviewsRead> {
  const about = sql`r.shop_id = ${product.shopId} AND r.product_id = ${product.id} AND r.hidden_at IS NULL`;
  return readReviews(db, about, page, ctx);
}

/** Reads recent reviews of a shop. Three queries. */
export function readShopReviews(
  db: Kysely<Database>,
  shopId: number,
  page: ReviewPage,
  ctx: ReadContext,
): Promise<ReviewsRead> {
  return readReviews(db, ofBuyers(sql`${shopId}`, ctx.now), page, ctx);
}

/** Reads recent reviews of a shop without its totals, for callers that know these. Two queries. */
export function listShopReviews(
  db: Kysely<Database>,
  shopId: number,
  page: ReviewPage,
  ctx: ReadContext,
): Promise<readonly Review[]> {
  return listReviews(db, ofBuyers(sql`${shopId}`, ctx.now), page, ctx);
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

async function listReviews(
  db: Kysely<Database>,
  about: RawBuilder<unknown>,
  page: ReviewPage,
  ctx: ReadContext,
): Promise<readonly Review[]> {
  const { rows } = await sql<ReviewRow>`
      SELECT r.id, r.shop_id, r.product_id, r.reviewer_name, r.avatar, r.photos, r.stars, r.body, r.answer, r.lang,
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
    answer: row.answer,
    lang: row.lang,
    created_at: row.created_at.toISOString(),
  }));
}
