import type { ProductDetail, ProductMini } from '@talad/elements/api/product.contract';
import { pageKeys } from '../../../cache/page-keys.ts';

/** What a product's page and its detail say; `asked` is the product's id or that of a combination. */
export function detailKeys(
  product: ProductDetail,
  asked: number,
  siteId: number,
): readonly string[] {
  return [
    pageKeys.product(asked),
    ...(product.category_id === null ? [] : [pageKeys.category(product.category_id)]),
    pageKeys.shop(product.shop_id),
    pageKeys.product(product.id),
    pageKeys.offers(product.shop_id),
    pageKeys.offers(siteId),
  ];
}

/** What a list of boxes shows: each product, and each shop whose name stands on one. */
export function productKeys(products: readonly ProductMini[]): readonly string[] {
  return products.flatMap((product) => [
    pageKeys.product(product.id),
    pageKeys.shop(product.shop_id),
  ]);
}
