import type { ProductMini } from '@talad/elements/api/product.contract';

/** Returns each product of a page once, even if several of its lists show it. */
export function uniqueProducts(products: readonly ProductMini[]): readonly ProductMini[] {
  return [...new Map(products.map((product) => [product.product_uuid, product])).values()];
}
