import { sql, type Transaction } from 'kysely';
import type { Database, ProductStatus } from '../../../db/schema.ts';
import { dropPages, pageKeys } from '../../../cache/page-keys.ts';
import { MALL_ID } from '../../shops/index.ts';
import { unlisted } from '../products/product-row.ts';

/** Category in which a product counts, unless no list shows it. */
export function countedIn(product: {
  readonly status: ProductStatus;
  readonly category_id: number | null;
}): number | null {
  return unlisted.includes(product.status) ? null : product.category_id;
}

/** From one category to another; null: no list had it, or has it now. */
export interface CountMove {
  readonly from: number | null;
  readonly to: number | null;
}

/**
 * Adds the moves to the counts of these categories and their ancestors: counting them all takes as long
 * as the shop is large.
 */
export async function moveCounts(
  trx: Transaction<Database>,
  shopId: number,
  moves: readonly CountMove[],
): Promise<void> {
  const deltas = new Map<number, number>();
  const add = (id: number | null, delta: number) => {
    if (id !== null) deltas.set(id, (deltas.get(id) ?? 0) + delta);
  };
  for (const { from, to } of moves) {
    add(from, -1);
    add(to, 1);
  }
  const changed = [...deltas].filter(([, delta]) => delta !== 0);
  if (changed.length === 0) return;
  const { rows } = await sql<{ id: number }>`
    WITH RECURSIVE up (id, parent_id, delta) AS (
      SELECT c.id, c.parent_id, own.delta
      FROM unnest(${changed.map(([id]) => id)}::bigint[], ${changed.map(([, delta]) => delta)}::int[])
        AS own (id, delta)
      JOIN category c ON c.shop_id = ${shopId} AND c.id = own.id
      UNION ALL SELECT c.id, c.parent_id, up.delta FROM up
        JOIN category c ON c.shop_id = ${shopId} AND c.id = up.parent_id
    ), summed AS (SELECT id, sum(delta)::int AS delta FROM up GROUP BY id)
    UPDATE category c SET count_sum = greatest(0, c.count_sum + summed.delta) FROM summed
    WHERE c.shop_id = ${shopId} AND c.id = summed.id AND summed.delta <> 0
    RETURNING c.id`.execute(trx);
  await dropCategories(trx, rows);
}

/** Recounts all of a shop's categories: the listed products in each and below it. */
export async function countCategories(trx: Transaction<Database>, shopId: number): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    WITH RECURSIVE below (root, id) AS (
      SELECT id, id FROM category WHERE shop_id = ${shopId}
      UNION ALL SELECT below.root, c.id FROM category c
        JOIN below ON c.parent_id = below.id WHERE c.shop_id = ${shopId}
    ), own (id, count) AS (
      SELECT category_id, count(*) FROM product
      WHERE shop_id = ${shopId} AND parent_id IS NULL AND category_id IS NOT NULL
        AND status <> ALL(${[...unlisted]}::text[])
      GROUP BY category_id
    ), counted (root, count) AS (
      SELECT below.root, coalesce(sum(own.count), 0)::int FROM below
      LEFT JOIN own ON own.id = below.id GROUP BY below.root
    )
    UPDATE category c SET count_sum = counted.count FROM counted
    WHERE c.shop_id = ${shopId} AND c.id = counted.root AND c.count_sum <> counted.count
    RETURNING c.id`.execute(trx);
  await dropCategories(trx, rows);
}

function dropCategories(
  trx: Transaction<Database>,
  rows: readonly { readonly id: number }[],
): Promise<void> {
  return dropPages(
    trx,
    rows.map(({ id }) => pageKeys.category(id)),
  );
}

/** After a change of the tree: the menus of every page show it, and the lists of its products. */
export function dropCategoryPages(
  trx: Transaction<Database>,
  shopId: number,
  ids: readonly number[],
): Promise<void> {
  const keys = ids.map((id) => pageKeys.category(id));
  const lists = [shopId, MALL_ID].map((id) => pageKeys.list(id));
  return dropPages(trx, [...keys, pageKeys.shop(shopId), ...lists]);
}
