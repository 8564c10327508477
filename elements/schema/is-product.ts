import type { ProductDetail, ProductMini } from '../api/product.contract.ts';

/** A product, or the id or uuid by which an element of other people's pages loads it. */
export type ProductReference<T extends ProductMini = ProductMini> = T | number | string | null;

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Whether it has what a cart line shows; storage and attributes can hold anything. */
export function isProduct(value: unknown): value is ProductMini {
  return (
    isRecord(value) &&
    typeof value['product_uuid'] === 'string' &&
    typeof value['title'] === 'string' &&
    Number.isFinite(value['price']) &&
    Number.isFinite(value['remain']) &&
    isRecord(value['shop']) &&
    Number.isFinite(value['shop']['id'])
  );
}

/** A whole product; that of a box lacks its options. */
export function isDetail(value: unknown): value is ProductDetail {
  if (!isProduct(value)) return false;
  const { suboptions, subproducts }: Partial<ProductDetail> = value;
  return Array.isArray(suboptions?.options) && Array.isArray(subproducts);
}
