import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { categoryKey } from './category-key.ts';
import { baseLanguage, otherLang, readCategoryPaths, slugOf } from '../../catalog/index.ts';
import { MALL_ID } from '../../shops/index.ts';
import type { ImportShop } from './formats/format.ts';

/** Returns the shop's categories by path; of two with the same path, the older one. */
export async function readCategories(
  db: Kysely<Database>,
  shopId: number,
): Promise<Map<string, number>> {
  const paths = await readCategoryPaths(db, shopId);
  return new Map([...paths].map(([id, path]) => [categoryKey(path), id]));
}

/** Returns null for a shop that does not exist yet, as in a dry run. */
export async function readImportShop(
  db: Kysely<Database>,
  shopId: number | null,
): Promise<ImportShop> {
  return {
    otherLang: otherLang(shopId === null ? 'th' : await baseLanguage(db, shopId)),
    mallCategories: await readCategories(db, MALL_ID),
  };
}

/** Creates the missing categories of these paths, parents first. Returns all of them by path. */
export async function makeCategories(
  trx: Transaction<Database>,
  shopId: number,
  paths: readonly (readonly string[])[],
  known: ReadonlyMap<string, number>,
): Promise<ReadonlyMap<string, number>> {
  const made = new Map<string, number>();
  for (const path of paths) {
    let parent_id: number | null = null;
    for (let depth = 1; depth <= path.length; depth += 1) {
      const key = categoryKey(path.slice(0, depth));
      const title = path[depth - 1] ?? '';
      const there: number | undefined = known.get(key) ?? made.get(key);
      if (there === undefined) {
        const row: { readonly id: number } = await trx
          .insertInto('category')
          .values({ shop_id: shopId, parent_id, slug: slugOf(title), title })
          .returning('id')
          .executeTakeFirstOrThrow();
        made.set(key, row.id);
        parent_id = row.id;
      } else {
        parent_id = there;
      }
    }
  }
  return made;
}
