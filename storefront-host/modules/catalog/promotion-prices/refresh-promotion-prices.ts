import { sql, type RawBuilder, type Transaction } from 'kysely';
import { toSatang } from '@talad/elements/commerce/money';
import { discountedPrice } from '@talad/elements/commerce/price/promotion';
import type { Database } from '../../../db/schema.ts';
import { isFurtherIn } from '../categories/product-categories.ts';
import { turnPrices } from './turn-prices.ts';

/** `readPromotionProducts` puts them after the products that staff chose one by one. */
const RANK_BY_CATEGORY = 9_999;

interface Sold {
  readonly promotion_id: number;
  readonly kind: 'amount' | 'percent';
  readonly value: number;
  readonly product_id: number;
  readonly main_id: number;
  readonly price: number;
}

/** Writes, after a change of these products, their promotions by category and their prices in promotions. */
export async function refreshPromotedProducts(
  trx: Transaction<Database>,
  shopId: number,
  mainIds: readonly number[],
  at: Date,
): Promise<void> {
  // Makes this change and changes of these promotions wait for each other (decision 015).
  const open = await sql`SELECT id FROM promotion
    WHERE shop_id = ${shopId} AND ends_at > ${at} AND published_at IS NOT NULL
    ORDER BY id FOR SHARE`.execute(trx);
  if (open.rows.length === 0) return;
  const ids = sql`${[...mainIds]}::bigint[]`;
  await refreshMembers(trx, shopId, at, {
    promotion: sql`true`,
    product: sql`p.id = ANY(${ids})`,
    member: sql`x.product_id = ANY(${ids})`,
  });
  await sql`DELETE FROM promotion_price x USING product p
    WHERE x.shop_id = ${shopId} AND p.shop_id = ${shopId} AND p.id = x.product_id
      AND (p.id = ANY(${ids}) OR p.parent_id = ANY(${ids}))`.execute(trx);
  await insertPrices(trx, shopId, at, sql`x.product_id = ANY(${ids})`);
  await turnPrices(trx, at, { shopId, mainIds });
}

/**
 * Writes the prices after a change of one promotion, whose row the caller has locked. `wasOpen`: concurrent
 * changes of products could already see it; otherwise they are waited for here.
 */
export async function refreshPromotion(
  trx: Transaction<Database>,
  { shopId, id: promotionId }: { readonly shopId: number; readonly id: number },
  at: Date,
  { wasOpen }: { readonly wasOpen: boolean },
): Promise<void> {
  await refreshMembers(trx, shopId, at, {
    promotion: sql`o.id = ${promotionId}`,
    product: sql`true`,
    member: sql`x.promotion_id = ${promotionId}`,
  });
  await sql`DELETE FROM promotion_price
    WHERE shop_id = ${shopId} AND promotion_id = ${promotionId}`.execute(trx);
  await insertPrices(trx, shopId, at, sql`x.promotion_id = ${promotionId}`, !wasOpen);
  await turnPrices(trx, at, { shopId });
}

/** Writes the prices after a change of the category tree. */
export async function refreshPromotedCategories(
  trx: Transaction<Database>,
  shopId: number,
  at: Date,
): Promise<void> {
  const { rows } = await sql<{ id: number }>`SELECT o.id FROM promotion o
    WHERE o.shop_id = ${shopId} AND o.ends_at > ${at} AND o.published_at IS NOT NULL
      AND EXISTS (SELECT 1 FROM promotion_category c WHERE c.shop_id = o.shop_id AND c.promotion_id = o.id)
    ORDER BY o.id FOR UPDATE`.execute(trx);
  for (const { id } of rows) await refreshPromotion(trx, { shopId, id }, at, { wasOpen: true });
}

/** Removes a deleted category from the shop's promotions. */
export async function leavePromotions(
  trx: Transaction<Database>,
  shopId: number,
  categoryId: number,
  at: Date,
): Promise<void> {
  await refreshPromotedCategories(trx, shopId, at);
  await trx
    .deleteFrom('promotion_category')
    .where('shop_id', '=', shopId)
    .where('category_id', '=', categoryId)
    .execute();
}

/** Updates the products that open promotions have by their category or one of its ancestors. */
async function refreshMembers(
  trx: Transaction<Database>,
  shopId: number,
  at: Date,
  only: Readonly<Record<'promotion' | 'product' | 'member', RawBuilder<unknown>>>,
): Promise<void> {
  await sql`
    WITH RECURSIVE covered AS (
      SELECT c.promotion_id, c.category_id FROM promotion_category c
      JOIN promotion o ON o.shop_id = c.shop_id AND o.id = c.promotion_id
      WHERE c.shop_id = ${shopId} AND o.ends_at > ${at} AND o.published_at IS NOT NULL
        AND ${only.promotion}
      UNION SELECT covered.promotion_id, c.id FROM covered
      JOIN category c ON c.shop_id = ${shopId} AND c.parent_id = covered.category_id
    ), matching AS (
      SELECT covered.promotion_id, p.id AS product_id FROM covered
      JOIN product p ON p.shop_id = ${shopId} AND p.category_id = covered.category_id
        AND p.parent_id IS NULL AND p.status <> 'removed' AND ${only.product}
      UNION SELECT covered.promotion_id, p.id FROM covered
      JOIN product p ON p.shop_id = ${shopId} AND ${isFurtherIn(sql`ARRAY[covered.category_id]`)}
        AND p.parent_id IS NULL AND p.status <> 'removed' AND ${only.product}
    ), gone AS (
      DELETE FROM promotion_product x
      WHERE x.shop_id = ${shopId} AND x.by_category AND ${only.member}
        AND (x.promotion_id, x.product_id) NOT IN (SELECT promotion_id, product_id FROM matching)
    )
    INSERT INTO promotion_product (shop_id, promotion_id, product_id, rank, by_category)
    SELECT ${shopId}, promotion_id, product_id, ${RANK_BY_CATEGORY}, true FROM matching
    ON CONFLICT DO NOTHING`.execute(trx);
}

/** A product with options is sold by its variants, any other by itself. */
async function insertPrices(
  trx: Transaction<Database>,
  shopId: number,
  at: Date,
  which: RawBuilder<unknown>,
  locks = false,
): Promise<void> {
  const { rows } = await sql<Sold>`
    SELECT x.promotion_id, o.discount_kind AS kind, o.discount_value AS value,
      p.id AS product_id, x.product_id AS main_id, p.price
    FROM promotion_product x
    JOIN promotion o ON o.shop_id = x.shop_id AND o.id = x.promotion_id
    JOIN product p ON p.shop_id = x.shop_id AND p.status <> 'removed'
      AND (p.id = x.product_id OR p.parent_id = x.product_id)
    WHERE x.shop_id = ${shopId} AND ${which} AND o.discount_kind IS NOT NULL
      AND o.ends_at > ${at} AND o.published_at IS NOT NULL
      AND NOT EXISTS (SELECT 1 FROM product c WHERE c.shop_id = p.shop_id AND c.parent_id = p.id
        AND c.status <> 'removed')
    ${locks ? sql`FOR SHARE OF p` : sql``}`.execute(trx);
  if (rows.length === 0) return;
  const prices = rows.map(({ price, kind, value }) =>
    discountedPrice(toSatang(price), { kind, value }),
  );
  await sql`
    INSERT INTO promotion_price
      (shop_id, product_id, main_id, promotion_id, is_flash, price, begins_at, ends_at)
    SELECT ${shopId}, made.product_id, made.main_id, o.id, o.kind = 'flash', made.price, o.begins_at, o.ends_at
    FROM unnest(${rows.map((row) => row.product_id)}::bigint[],
      ${rows.map((row) => row.main_id)}::bigint[], ${rows.map((row) => row.promotion_id)}::bigint[], ${prices}::bigint[])
      AS made (product_id, main_id, promotion_id, price)
    JOIN promotion o ON o.shop_id = ${shopId} AND o.id = made.promotion_id`.execute(trx);
}
