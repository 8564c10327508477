import { sql, type Transaction } from 'kysely';
import { newId } from '../../../db/ids.ts';
import type { Database, Lang, ReviewScores, StoredImage } from '../../../db/schema.ts';
import { invalidatePages, pageKeys } from '../../../cache/page-keys.ts';
import { MALL_ID } from '../../shops/index.ts';

/** Minimum number of stars of a positive review. */
const UP_STARS = 4;

export interface NewReview {
  readonly shopId: number;
  /** The id of a variant is replaced by that of its product. */
  readonly productId: number;
  readonly name: string;
  readonly stars: number;
  readonly text: string;
  readonly lang: Lang;
  readonly at: Date;
  readonly avatar?: StoredImage;
  /** The order of the purchase; undefined for reviews of the demo or an import. */
  readonly orderId?: string;
  readonly accountId?: string;
  readonly scores?: ReviewScores;
  readonly photos?: readonly StoredImage[];
}

/** Inserts a review and updates the product's totals and its newest review. All reviews are added here. */
export async function addReview(trx: Transaction<Database>, review: NewReview): Promise<string> {
  const id = newId(review.at.getTime());
  const productId = await mainProduct(trx, review.shopId, review.productId);
  await lockProduct(trx, review.shopId, productId);
  await trx
    .insertInto('review')
    .values({
      shop_id: review.shopId,
      id,
      product_id: productId,
      order_id: review.orderId ?? null,
      account_id: review.accountId ?? null,
      reviewer_name: review.name,
      avatar: review.avatar ? JSON.stringify(review.avatar) : null,
      stars: review.stars,
      scores: JSON.stringify(review.scores ?? {}),
      photos: JSON.stringify(review.photos ?? []),
      body: review.text.trim(),
      lang: review.lang,
      created_at: review.at,
    })
    .execute();
  await showReviews(trx, review.shopId, productId);
  return id;
}

/** Updates a product's totals after a change of its reviews, and drops the pages that show them. */
export async function showReviews(
  trx: Transaction<Database>,
  shopId: number,
  productId: number,
): Promise<void> {
  await sumUp(trx, shopId, [productId]);
  await invalidatePages(trx, [
    pageKeys.product(productId),
    pageKeys.list(shopId),
    pageKeys.list(MALL_ID),
  ]);
}

/** Recomputes the review totals of these products. */
export async function sumUp(
  trx: Transaction<Database>,
  shopId: number,
  productIds: readonly number[],
): Promise<void> {
  await sql`
    UPDATE product p SET
      total_review = sums.total, total_up_review = sums.up, total_stars = sums.stars,
      last_review = sums.last
    FROM (
      SELECT wanted.id, count(r.id)::int AS total,
        (count(r.id) FILTER (WHERE r.stars >= ${UP_STARS}))::int AS up,
        coalesce(sum(r.stars), 0)::int AS stars,
        (array_agg(jsonb_strip_nulls(jsonb_build_object(
            'text', r.body, 'name', r.reviewer_name, 'lang', r.lang, 'avatar', r.avatar))
          ORDER BY r.created_at DESC, r.id DESC) FILTER (WHERE r.body <> ''))[1] AS last
      FROM unnest(${[...productIds]}::bigint[]) AS wanted (id)
      LEFT JOIN review r ON r.shop_id = ${shopId} AND r.product_id = wanted.id
        AND r.hidden_at IS NULL
      GROUP BY wanted.id
    ) sums
    WHERE p.shop_id = ${shopId} AND p.id = sums.id`.execute(trx);
}

/** Without the lock, concurrent reviews would not count each other. */
export async function lockProduct(
  trx: Transaction<Database>,
  shopId: number,
  productId: number,
): Promise<void> {
  await trx
    .selectFrom('product')
    .select('id')
    .where('shop_id', '=', shopId)
    .where('id', '=', productId)
    .forNoKeyUpdate()
    .execute();
}

async function mainProduct(
  trx: Transaction<Database>,
  shopId: number,
  productId: number,
): Promise<number> {
  const row = await trx
    .selectFrom('product')
    .select('parent_id')
    .where('shop_id', '=', shopId)
    .where('id', '=', productId)
    .executeTakeFirstOrThrow();
  return row.parent_id ?? productId;
}
