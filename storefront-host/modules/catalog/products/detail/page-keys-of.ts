import type { ProductDetail, ProductMini } from '@talad/elements/api/product.contract';
import { pageKeys } from '../../../../cache/page-keys.ts';

/** Returns the keys of a product's page and its detail; `requestedId` is the id of the product or of a variant. */
export function detailKeys(
  product: ProductDetail,
  requestedId: number,
  siteId: number,
): readonly string[] {
  return [
    pageKeys.product(requestedId),
    ...(product.category_id === null ? [] : [pageKeys.category(product.category_id)]),
    pageKeys.shop(product.shop_id),
    pageKeys.product(product.id),
    pageKeys.offers(product.shop_id),
    pageKeys.offers(siteId),
  ];
}

/** Returns the keys of a list of boxes: each product, and each shop named on one. */
export function productKeys(products: readonly ProductMini[]): readonly string[] {
  return products.flatMap((product) => [
    pageKeys.product(product.id),
    pageKeys.shop(product.shop_id),
  ]);
}
