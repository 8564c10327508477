import { sql, type Transaction } from 'kysely';
import { LOW_STOCK } from '@talad/elements/commerce/limits';
import type { Database } from '../../../db/schema.ts';
import type { StockChanged } from './stock.repository.ts';
import { notifyStaff } from '../../../identity/index.ts';

/**
 * Notifies the shop once when a product's stock runs low: when it falls below the limit, not at
 * each further sale.
 */
export async function notifyLowStock(
  trx: Transaction<Database>,
  shopId: number,
  { changed, at }: { readonly changed: readonly StockChanged[]; readonly at: Date },
): Promise<void> {
  const crossed = changed.filter(
    ({ remain, delta, unlimited }) =>
      !unlimited && remain <= LOW_STOCK && remain - delta > LOW_STOCK,
  );
  if (crossed.length === 0) return;
  const ids = crossed.map((row) => row.product_id);
  const { rows } = await sql<{ id: number; page: number; title: string }>`
    SELECT p.id, coalesce(p.parent_id, p.id) AS page, coalesce(whole.title, p.title) AS title
    FROM product p LEFT JOIN product whole ON whole.shop_id = p.shop_id AND whole.id = p.parent_id
    WHERE p.shop_id = ${shopId} AND p.id = ANY(${ids}::bigint[])`.execute(trx);
  for (const { product_id: id, remain } of crossed) {
    const product = rows.find((row) => row.id === id);
    if (!product) continue;
    await notifyStaff(trx, {
      shopId,
      kind: 'low_stock',
      capability: 'stock:write',
      data: { product: product.title, remain },
      place: `/products/${product.page}`,
      at,
    });
  }
}
