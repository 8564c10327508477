import type { ProductMini } from '../../api/product.contract.ts';
import { bahtToSatang, multiply, type Satang } from '../../commerce/money.ts';

/** What pieces of a product cost; a price out of storage may have any decimals. */
export function linePrice(product: Pick<ProductMini, 'price'>, quantity: number): Satang {
  return multiply(bahtToSatang(Number(product.price.toFixed(2))), quantity);
}
