import type { Kysely } from 'kysely';
import type { ProductMini } from '@talad/elements/api/product.contract';
import type { Database, DropshipConfig } from '../../../db/schema.ts';

/** Returns the products with what their shops give to drop-shippers (spec §7 include=dropship). One query. */
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
    return { ...product, ...dropshipOf(configs.get(product.shop_id)) };
  });
}

/** Returns the terms of a shop that lets others sell; nothing for any other shop. */
export function dropshipOf(config: DropshipConfig | null | undefined) {
  if (!config?.enabled) return {};
  return { dropship: { discount: config.discount, discount_unit: config.unit } };
}
