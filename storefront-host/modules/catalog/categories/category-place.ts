import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { MAX_CATEGORY_DEPTH } from './manage-categories.contract.ts';

export interface PlacedCategory {
  readonly id: number;
  readonly parent_id: number | null;
}

/**
 * Returns the shop's tree, in its order. No other change of the tree begins until the transaction ends: two moves
 * at once could close a loop.
 */
export async function lockTree(
  trx: Transaction<Database>,
  shopId: number,
): Promise<readonly PlacedCategory[]> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`categories:${shopId}`}, 0))`.execute(
    trx,
  );
  return trx
    .selectFrom('category')
    .select(['id', 'parent_id'])
    .where('shop_id', '=', shopId)
    .orderBy('rank')
    .orderBy('id')
    .execute();
}

/** Returns why a category cannot go below this parent; null if it can. */
export function refusalOfParent(
  tree: readonly PlacedCategory[],
  /** Undefined for a new category. */
  id: number | undefined,
  parentId: number | null,
): 'invalid' | 'category_cycle' | 'category_too_deep' | null {
  const above = chainOf(tree, parentId);
  if (above === null) return 'invalid';
  if (id !== undefined && above.includes(id)) return 'category_cycle';
  const height = id === undefined ? 1 : heightOf(tree, id);
  return above.length + height > MAX_CATEGORY_DEPTH ? 'category_too_deep' : null;
}

/** Returns the children of a parent in their order, without the category itself. */
export function siblingsOf(
  tree: readonly PlacedCategory[],
  id: number | undefined,
  parentId: number | null,
): readonly number[] {
  return tree.filter((one) => one.parent_id === parentId && one.id !== id).map((one) => one.id);
}

/** Gives the children of one parent the order of `ids`. */
export async function writeOrder(
  trx: Transaction<Database>,
  shopId: number,
  ids: readonly number[],
): Promise<void> {
  await sql`UPDATE category c SET rank = placed.rank - 1
    FROM unnest(${ids}::bigint[]) WITH ORDINALITY AS placed (id, rank)
    WHERE c.shop_id = ${shopId} AND c.id = placed.id AND c.rank <> placed.rank - 1`.execute(trx);
}

/** Returns the categories from this one up to its root; null if one of them is not in the tree. */
function chainOf(tree: readonly PlacedCategory[], from: number | null): readonly number[] | null {
  const chain: number[] = [];
  const byId = new Map(tree.map((one) => [one.id, one]));
  for (let id = from; id !== null;) {
    const found = byId.get(id);
    if (!found || chain.includes(id)) return null;
    chain.push(id);
    id = found.parent_id;
  }
  return chain;
}

/** Returns the levels from a category down to its deepest one. */
function heightOf(tree: readonly PlacedCategory[], id: number): number {
  const below = siblingsOf(tree, undefined, id).map((child) => heightOf(tree, child));
  return 1 + Math.max(0, ...below);
}
