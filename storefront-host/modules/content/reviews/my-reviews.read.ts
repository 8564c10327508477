import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Picture } from '@talad/elements/api/picture.contract';
import { REVIEW_EDIT_DAYS } from '@talad/elements/api/write-review.contract';
import type { Database, ReviewScores, StoredImage } from '../../../db/schema.ts';
import { loadPictures, type PictureBook } from '../../../media/pictures.ts';
import { links } from '../../../rendering/index.ts';
import { siteUrl, type ReadContext } from '../../shops/index.ts';

/** Page size of both lists. */
export const REVIEWS_A_PAGE = 20;

interface ProductOfOrder {
  readonly orderId: string;
  readonly number: string;
  readonly shopId: number;
  readonly shopTitle: string;
  readonly productId: number;
  readonly title: string;
  readonly image: Picture | null;
}

export type ToReview = ProductOfOrder;

export interface WrittenByMe extends ProductOfOrder {
  readonly id: string;
  readonly stars: number;
  readonly scores: ReviewScores;
  readonly text: string;
  readonly name: string;
  readonly photos: readonly { readonly mediaId: string; readonly picture: Picture }[];
  readonly createdAt: Date;
  readonly productUrl: string;
  /** True if its writer may still change it. */
  readonly isOpen: boolean;
  /** True if the shop's staff have hidden it. */
  readonly isHidden: boolean;
  readonly hiddenReason: string | null;
  readonly answer: string | null;
}

/**
 * Returns the number of products in delivered orders, or in this one, that the account has not reviewed. One query.
 */
export async function countToReview(
  db: Kysely<Database>,
  accountId: string,
  orderId?: string,
): Promise<number> {
  const { rows } = await sql<{ readonly count: number }>`
    SELECT count(*)::int AS count FROM (${arrived(accountId)}) a
    WHERE NOT EXISTS (${reviewOf}) ${orderId === undefined ? sql`` : ofOrder(orderId)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Returns the products to review, newest orders first; of one order or product with `only`. Two queries. */
export async function listToReview(
  db: Kysely<Database>,
  accountId: string,
  ctx: ReadContext,
  only?: { readonly orderId: string; readonly productId?: number },
): Promise<readonly ToReview[]> {
  const ofProduct =
    only?.productId === undefined ? sql`` : sql`AND a.product_id = ${only.productId}`;
  const which = only ? sql`${ofOrder(only.orderId)} ${ofProduct}` : sql``;
  const { rows } = await sql<ArrivedRow>`
    SELECT a.*, ${shown(ctx)} FROM (${arrived(accountId)}) a ${beside}
    WHERE NOT EXISTS (${reviewOf}) ${which}
    ORDER BY a.sequence DESC, a.product_id LIMIT ${REVIEWS_A_PAGE}`.execute(db);
  const pictures = await loadPictures(db, imagesOf(rows));
  return rows.map((row) => productOf(row, pictures, ctx));
}

function ofOrder(orderId: string): RawBuilder<unknown> {
  return sql`AND a.order_id = ${orderId}::uuid`;
}

export async function countWritten(db: Kysely<Database>, accountId: string): Promise<number> {
  const { count } = await db
    .selectFrom('review')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Returns the reviews of the account, newest first, older than the review `before`. Two queries. */
export function listWritten(
  db: Kysely<Database>,
  accountId: string,
  ctx: ReadContext,
  before?: string,
): Promise<readonly WrittenByMe[]> {
  return readWritten(db, accountId, ctx, before ? sql`r.id < ${before}::uuid` : sql`true`);
}

/** Returns a review of the account; null if it has none with this id. */
export async function findWritten(
  db: Kysely<Database>,
  accountId: string,
  ctx: ReadContext,
  id: string,
): Promise<WrittenByMe | null> {
  const [found] = await readWritten(db, accountId, ctx, sql`r.id = ${id}::uuid`);
  return found ?? null;
}

/** Returns whether a review of this time may still be changed. */
export function isStillOpen(createdAt: Date, now: Date): boolean {
  return now.getTime() - createdAt.getTime() < REVIEW_EDIT_DAYS * 86_400_000;
}

async function readWritten(
  db: Kysely<Database>,
  accountId: string,
  ctx: ReadContext,
  which: RawBuilder<unknown>,
): Promise<readonly WrittenByMe[]> {
  const { rows } = await sql<WrittenRow>`
    SELECT r.id, r.stars, r.scores, r.body, r.reviewer_name, r.photos, r.created_at,
      r.hidden_at IS NOT NULL AS hidden, r.hidden_reason, r.answer, a.product_id, a.shop_id, a.order_id,
      coalesce(o.number, '') AS number, m.slug, ${shown(ctx)}
    FROM review r
    CROSS JOIN LATERAL (SELECT r.product_id, r.shop_id, r.order_id) a
    LEFT JOIN sales_order o ON o.shop_id = r.shop_id AND o.id = r.order_id
    ${beside}
    WHERE r.account_id = ${accountId}::uuid AND ${which}
    ORDER BY r.id DESC LIMIT ${REVIEWS_A_PAGE}`.execute(db);
  const photos = rows.flatMap(({ shop_id, photos: own }) =>
    own.map((image) => ({ shop_id, image })),
  );
  const pictures = await loadPictures(db, [...imagesOf(rows), ...photos]);
  return rows.map((row) => ({
    ...productOf(row, pictures, ctx),
    id: row.id,
    stars: row.stars,
    scores: row.scores,
    text: row.body,
    name: row.reviewer_name,
    photos: row.photos.flatMap((photo) => {
      const picture = pictures.picture(row.shop_id, photo, ctx.lang);
      return picture ? [{ mediaId: photo.media_id, picture }] : [];
    }),
    createdAt: row.created_at,
    productUrl: siteUrl(ctx, links.product(ctx.place, row.slug, row.product_id)),
    isOpen: isStillOpen(row.created_at, ctx.now),
    isHidden: row.hidden,
    hiddenReason: row.hidden_reason,
    answer: row.answer,
  }));
}

interface ArrivedRow {
  readonly order_id: string;
  readonly number: string;
  readonly shop_id: number;
  readonly product_id: number;
  readonly title: string;
  readonly shop_title: string;
  readonly image: StoredImage | null;
}

interface WrittenRow extends ArrivedRow {
  readonly id: string;
  readonly stars: number;
  readonly scores: ReviewScores;
  readonly body: string;
  readonly reviewer_name: string;
  readonly photos: readonly StoredImage[];
  readonly created_at: Date;
  readonly hidden: boolean;
  readonly hidden_reason: string | null;
  readonly answer: string | null;
  readonly slug: string;
}

/**
 * Returns SQL for each product of the account's delivered orders once, even if several variants
 * were ordered.
 */
function arrived(accountId: string): RawBuilder<unknown> {
  return sql`SELECT DISTINCT o.id AS order_id, o.sequence, o.number, o.shop_id, coalesce(p.parent_id, p.id) AS product_id
    FROM sales_order o
    JOIN order_line l ON l.shop_id = o.shop_id AND l.order_id = o.id
    JOIN product p ON p.shop_id = l.shop_id AND p.id = l.product_id
    JOIN product main ON main.shop_id = p.shop_id AND main.id = coalesce(p.parent_id, p.id)
      AND main.status <> 'removed'
    WHERE o.account_id = ${accountId}::uuid AND o.status = 'delivered'`;
}

const reviewOf = sql`SELECT FROM review r WHERE r.shop_id = a.shop_id AND r.order_id = a.order_id
  AND r.product_id = a.product_id`;

/** Returns the columns of the product and of its shop, in the reader's language. */
function shown({ lang }: ReadContext): RawBuilder<unknown> {
  return sql`coalesce((SELECT t.fields->>'title' FROM translation t WHERE t.shop_id = m.shop_id
      AND t.entity = 'product' AND t.entity_id = m.id AND t.lang = ${lang}), m.title) AS title,
    coalesce((SELECT t.fields->>'title' FROM translation t WHERE t.shop_id = s.id
      AND t.entity = 'shop' AND t.entity_id = s.id AND t.lang = ${lang}), s.title) AS shop_title,
    m.images->0 AS image`;
}

const beside = sql`JOIN product m ON m.shop_id = a.shop_id AND m.id = a.product_id
  JOIN shop s ON s.id = a.shop_id`;

function imagesOf(rows: readonly ArrivedRow[]) {
  return rows.flatMap(({ shop_id, image }) => (image ? [{ shop_id, image }] : []));
}

function productOf(row: ArrivedRow, pictures: PictureBook, { lang }: ReadContext): ProductOfOrder {
  return {
    orderId: row.order_id,
    number: row.number,
    shopId: row.shop_id,
    shopTitle: row.shop_title,
    productId: row.product_id,
    title: row.title,
    image: row.image && pictures.picture(row.shop_id, row.image, lang),
  };
}
