import type { Db } from '../../../storefront-host/db/open.ts';

interface Plates {
  readonly shopId: number;
  readonly count: number;
  readonly category_id: number | null;
}

/**
 * Inserts simple products 'จาน 0', 'จาน 1' and so on, of 100 baht each; returns their ids in that
 * order.
 */
export async function insertPlates(
  db: Db,
  { shopId, count, category_id }: Plates,
): Promise<readonly number[]> {
  const rows = await db
    .insertInto('product')
    .values(
      Array.from({ length: count }, (_, index) => ({
        shop_id: shopId,
        uuid: crypto.randomUUID(),
        parent_id: null,
        title: `จาน ${index}`,
        price: 10_000,
        category_id,
      })),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}
