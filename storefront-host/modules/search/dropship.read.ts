import type { Kysely } from 'kysely';
import type { ProductMini } from '@talad/elements/api/product.contract';
import type { Database } from '../../db/schema.ts';

/** The products with what their shops give to drop-shippers (spec §7 include=dropship). One query. */
export async function withDropship(
  db: Kysely<Database>,
  products: readonly ProductMini[],
): Promise<ProductMini[]> {
  const ids = [...new Set(products.map(({ shop_id: id }) => id))];
  const rows =
    ids.length === 0
      ? []
      : await db
          .selectFrom('shop')
          .select(['id', 'dropship_config'])
          .where('id', 'in', ids)
          .execute();
  const configs = new Map(rows.map((row) => [row.id, row.dropship_config]));
  return products.map((product) => {
    const config = configs.get(product.shop_id);
    if (!config?.enabled) return product;
    const { discount, unit } = config;
    return { ...product, dropship: { discount, discount_unit: unit } };
  });
}
