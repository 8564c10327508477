import { sql, type Transaction } from 'kysely';
import type { Database, ProductStatus } from '../../../db/schema.ts';
import { invalidatePages, pageKeys } from '../../../cache/page-keys.ts';
import { MALL_ID } from '../../shops/index.ts';
import { categoriesOf, type ProductCategories } from './product-categories.ts';
import { isListed, unlisted } from '../products/rows/product-row.ts';

/** Returns the categories in which a product counts: none if no list shows it. */
export function countedIn({
  status,
  ...categories
}: ProductCategories & { readonly status: ProductStatus }): readonly number[] {
  return unlisted.includes(status) ? [] : categoriesOf(categories);
}

/** All categories of a product before and after a change, as `countedIn` gives them. */
export interface CountMove {
  readonly from: readonly number[];
  readonly to: readonly number[];
}

/**
 * Adds the moves to the counts of these categories and their ancestors, because recounting takes
 * longer the larger the shop is. A product counts once in a category, even if several of its own
 * categories are below it.
 */
export async function moveCounts(
  trx: Transaction<Database>,
  shopId: number,
  moves: readonly CountMove[],
): Promise<void> {
  const sides = new Map<string, { readonly ids: readonly number[]; delta: number }>();
  const add = (ids: readonly number[], delta: number) => {
    const key = ids.toSorted((a, b) => a - b).join();
    const side = sides.get(key) ?? { ids, delta: 0 };
    sides.set(key, { ids, delta: side.delta + delta });
  };
  for (const { from, to } of moves) {
    add(from, -1);
    add(to, 1);
  }
  await markFurther(trx, shopId, new Set(moves.flatMap(({ to }) => to.slice(1))));
  const changed = [...sides.values()]
    .filter(({ delta }) => delta !== 0)
    .flatMap(({ ids, delta }, side) => ids.map((id) => ({ side, id, delta })));
  if (changed.length === 0) return;
  const { rows } = await sql<{ id: number }>`
    WITH RECURSIVE up (side, delta, id, parent_id) AS (
      SELECT own.side, own.delta, c.id, c.parent_id
      FROM unnest(${changed.map(({ side }) => side)}::int[], ${changed.map(({ delta }) => delta)}::int[],
        ${changed.map(({ id }) => id)}::bigint[]) AS own (side, delta, id)
      JOIN category c ON c.shop_id = ${shopId} AND c.id = own.id
      UNION SELECT up.side, up.delta, c.id, c.parent_id FROM up
        JOIN category c ON c.shop_id = ${shopId} AND c.id = up.parent_id
    ), summed AS (SELECT id, sum(delta)::int AS delta FROM up GROUP BY id)
    UPDATE category c SET count_sum = greatest(0, c.count_sum + summed.delta) FROM summed
    WHERE c.shop_id = ${shopId} AND c.id = summed.id AND summed.delta <> 0
    RETURNING c.id`.execute(trx);
  await invalidateCategories(trx, rows);
}

/** Makes the lists of these categories look for further products too. */
async function markFurther(
  trx: Transaction<Database>,
  shopId: number,
  ids: ReadonlySet<number>,
): Promise<void> {
  if (ids.size === 0) return;
  const { numUpdatedRows } = await trx
    .updateTable('category')
    .set({ has_further: true })
    .where('shop_id', '=', shopId)
    .where('id', 'in', [...ids])
    .where('has_further', '=', false)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) await invalidatePages(trx, [pageKeys.shop(shopId)]);
}

/** Recounts all of a shop's categories: the listed products in each and below it. */
export async function countCategories(trx: Transaction<Database>, shopId: number): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    WITH RECURSIVE below (root, id) AS (
      SELECT id, id FROM category WHERE shop_id = ${shopId}
      UNION ALL SELECT below.root, c.id FROM category c
        JOIN below ON c.parent_id = below.id WHERE c.shop_id = ${shopId}
    ), listed AS (
      SELECT id, category_id, more_category_ids FROM product
      WHERE shop_id = ${shopId} AND parent_id IS NULL AND category_id IS NOT NULL
        AND ${isListed('status')}
    ), own (id, count) AS (
      SELECT category_id, count(*) FROM listed WHERE more_category_ids = '{}' GROUP BY category_id
    ), further (id, product_id, is_main) AS (
      SELECT c.id, p.id, c.id = p.category_id
      FROM listed p, unnest(array_prepend(p.category_id, p.more_category_ids)) c (id)
      WHERE p.more_category_ids <> '{}'
    ), counted (root, count, has_further) AS (
      SELECT below.root, coalesce(sum(own.count), 0)::int + (SELECT count(DISTINCT f.product_id)::int
          FROM below b JOIN further f ON f.id = b.id WHERE b.root = below.root),
        EXISTS (SELECT FROM further f WHERE f.id = below.root AND NOT f.is_main)
      FROM below LEFT JOIN own ON own.id = below.id GROUP BY below.root
    )
    UPDATE category c SET count_sum = counted.count, has_further = counted.has_further FROM counted
    WHERE c.shop_id = ${shopId} AND c.id = counted.root
      AND (c.count_sum, c.has_further) IS DISTINCT FROM (counted.count, counted.has_further)
    RETURNING c.id`.execute(trx);
  await invalidateCategories(trx, rows);
}

function invalidateCategories(
  trx: Transaction<Database>,
  rows: readonly { readonly id: number }[],
): Promise<void> {
  return invalidatePages(
    trx,
    rows.map(({ id }) => pageKeys.category(id)),
  );
}

/** Drops the pages that a change of the tree affects: every page's menu, and lists of the moved products. */
export function invalidateCategoryPages(
  trx: Transaction<Database>,
  shopId: number,
  ids: readonly number[],
): Promise<void> {
  const keys = ids.map((id) => pageKeys.category(id));
  const lists = [shopId, MALL_ID].map((id) => pageKeys.list(id));
  return invalidatePages(trx, [...keys, pageKeys.shop(shopId), ...lists]);
}
