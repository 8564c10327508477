import type { ProductMini } from '../api/product.contract.ts';

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
