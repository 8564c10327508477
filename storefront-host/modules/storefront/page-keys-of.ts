import type { ProductMini } from '@talad/elements/api/product.contract';
import { pageKeys } from '../../ssr/page-keys.ts';

/** What a list of boxes shows: each product, and each shop whose name stands on one. */
export function productKeys(products: readonly ProductMini[]): readonly string[] {
  return products.flatMap((product) => [
    pageKeys.product(product.id),
    pageKeys.shop(product.shop_id),
  ]);
}
