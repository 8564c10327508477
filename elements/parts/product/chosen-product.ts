import type { ProductDetail, SubProduct } from '../../api/product.contract.ts';
import { mergeVariant } from '../../commerce/product/options.ts';

/** The product of the buy box: the main product, or the chosen variant merged over it (spec §4). */
export type ShownProduct = ProductDetail | (ProductDetail & SubProduct);

export function chosenProduct(main: ProductDetail, sub: SubProduct | null): ShownProduct {
  return mergeVariant(main, sub);
}
