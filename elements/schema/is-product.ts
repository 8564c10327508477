import type { ProductMini } from '../api/product.contract.ts';

/** A product, or the id or uuid by which an embedded element loads it. */
export type ProductReference<T extends ProductMini = ProductMini> = T | number | string | null;

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Returns whether it has the fields of a cart line; storage and attributes can contain anything. */
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
