import type { ProductDetail, SubProduct } from '../../api/product.contract.ts';
import { mergeSubProduct } from '../../commerce/options.ts';

/** What the buy box shows: the main product, or the chosen combination merged over it (spec §4). */
export type ShownProduct = ProductDetail | (ProductDetail & SubProduct);

export function chosenProduct(main: ProductDetail, sub: SubProduct | null): ShownProduct {
  return mergeSubProduct(main, sub);
}
