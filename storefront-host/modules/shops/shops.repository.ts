import type { Kysely, Selectable } from 'kysely';
import type { Database, ShopTable } from '../../db/schema.ts';

export type ShopRow = Selectable<ShopTable>;

/** The marketplace is a shop of this kind, with pages, categories and settings. */
export function findMall(db: Kysely<Database>): Promise<ShopRow | undefined> {
  return db
    .selectFrom('shop')
    .selectAll()
    .where('kind', '=', 'mall')
    .orderBy('id')
    .executeTakeFirst();
}

/** Returns the shop of `/web/{shopname}`; null also for the mall's name, which has no such address. */
export async function findShopByName(
  db: Kysely<Database>,
  shopname: string,
): Promise<ShopRow | null> {
  const row = await db
    .selectFrom('shop')
    .selectAll()
    .where('shopname', '=', shopname)
    .where('kind', '<>', 'mall')
    .executeTakeFirst();
  return row ?? null;
}

export async function findShopById(db: Kysely<Database>, id: number): Promise<ShopRow | null> {
  const row = await db.selectFrom('shop').selectAll().where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

/** The mall is the first shop of every market; cache keys of its lists contain this id. */
export const MALL_ID = 1;
