import type { ProductMini } from '../../api/product.contract.ts';
import { bahtToSatang, multiply, type Satang } from '../../commerce/money.ts';

/** Returns the price of some pieces of a product; a stored price can have any decimals. */
export function linePrice(product: Pick<ProductMini, 'price'>, quantity: number): Satang {
  return multiply(bahtToSatang(Number(product.price.toFixed(2))), quantity);
}
