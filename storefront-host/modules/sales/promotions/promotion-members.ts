import { sql, type Transaction } from 'kysely';
import type { Database, StoredImage } from '../../../db/schema.ts';
import type { PromotionRefused, SentPromotion } from './promotion-fields.ts';

/** Checks that products, categories and picture belong to the shop; returns null if they do. */
export async function refuseMembers(
  trx: Transaction<Database>,
  shopId: number,
  { product_ids: products = [], category_ids: categories = [], media_id: media }: SentPromotion,
): Promise<PromotionRefused | null> {
  const { rows } = await sql<{ products: number; categories: number; media: number }>`SELECT
    (SELECT count(*) FROM product WHERE shop_id = ${shopId} AND parent_id IS NULL
      AND status <> 'removed' AND id = ANY(${products}::bigint[]))::int AS products,
    (SELECT count(*) FROM category WHERE shop_id = ${shopId}
      AND id = ANY(${categories}::bigint[]))::int AS categories,
    (SELECT count(*) FROM media WHERE shop_id = ${shopId} AND id = ${media ?? null}::uuid)::int AS media`.execute(
    trx,
  );
  const [found] = rows;
  if (found?.products !== products.length) return { path: 'product_ids', key: 'field.invalid' };
  if (found.categories !== categories.length) return { path: 'category_ids', key: 'field.invalid' };
  if (media != null && found.media === 0) return { path: 'media_id', key: 'field.invalid' };
  return null;
}

/** Writes the lists that were sent, in their order. */
export async function writeMembers(
  trx: Transaction<Database>,
  shopId: number,
  id: number,
  { product_ids: products, category_ids: categories }: SentPromotion,
): Promise<void> {
  if (products) {
    await sql`DELETE FROM promotion_product
      WHERE shop_id = ${shopId} AND promotion_id = ${id} AND NOT by_category`.execute(trx);
    await sql`INSERT INTO promotion_product (shop_id, promotion_id, product_id, rank)
      SELECT ${shopId}, ${id}, one.id, one.place - 1
      FROM unnest(${products}::bigint[]) WITH ORDINALITY AS one (id, place)
      ON CONFLICT (shop_id, promotion_id, product_id)
      DO UPDATE SET rank = excluded.rank, by_category = false`.execute(trx);
  }
  if (categories) {
    await sql`DELETE FROM promotion_category
      WHERE shop_id = ${shopId} AND promotion_id = ${id}`.execute(trx);
    await sql`INSERT INTO promotion_category (shop_id, promotion_id, category_id)
      SELECT ${shopId}, ${id}, unnest(${categories}::bigint[])`.execute(trx);
  }
}

export async function memberIds(
  trx: Transaction<Database>,
  shopId: number,
  id: number,
): Promise<readonly number[]> {
  const rows = await trx
    .selectFrom('promotion_product')
    .select('product_id')
    .where('shop_id', '=', shopId)
    .where('promotion_id', '=', id)
    .execute();
  return rows.map((row) => row.product_id);
}

/** Returns the column of a picture that was sent, or undefined to leave it unchanged. */
export function imageColumn(
  before: StoredImage | null,
  mediaId: string | null | undefined,
): string | null | undefined {
  if (mediaId === undefined || (mediaId !== null && mediaId === before?.media_id)) return undefined;
  return mediaId === null ? null : JSON.stringify({ media_id: mediaId, alt: {} });
}
