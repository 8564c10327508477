import type { ProductDetail } from '../api/product.contract.ts';
import { isProduct } from './is-product.ts';

/** Returns whether it is a whole product; the product of a box lacks options. */
export function isDetail(value: unknown): value is ProductDetail {
  if (!isProduct(value)) return false;
  const { suboptions, subproducts }: Partial<ProductDetail> = value;
  return Array.isArray(suboptions?.options) && Array.isArray(subproducts);
}
