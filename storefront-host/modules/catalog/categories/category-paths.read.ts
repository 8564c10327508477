import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../db/schema.ts';

/** Returns the titles of the shop's categories from the top down, by id. */
export async function readCategoryPaths(
  db: Kysely<Database>,
  shopId: number,
): Promise<ReadonlyMap<number, readonly string[]>> {
  const { rows } = await sql<{ id: number; path: string[] }>`
    WITH RECURSIVE tree (id, path) AS (
      SELECT id, ARRAY[title] FROM category WHERE shop_id = ${shopId} AND parent_id IS NULL
      UNION ALL SELECT c.id, tree.path || c.title FROM category c
        JOIN tree ON c.parent_id = tree.id WHERE c.shop_id = ${shopId}
    )
    SELECT id, path FROM tree ORDER BY id DESC`.execute(db);
  return new Map(rows.map(({ id, path }) => [id, path]));
}
