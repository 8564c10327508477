import type { CartLineSent } from '@talad/elements/api/cart.contract';
import type { StoredLine } from '../../../db/schema.ts';
import { ApiFailure } from '../../../http/index.ts';

interface Sent<T> {
  readonly qty?: T;
  readonly quantity?: T;
}

/**
 * Returns the one number that was sent, under either of its two names.
 * @throws ApiFailure 400 if there is none, or two that differ.
 */
export function sentQuantity<T>({ qty, quantity }: Sent<T>, path: string): Exclude<T, undefined> {
  const isBoth = qty !== undefined && quantity !== undefined;
  const value = quantity ?? qty ?? (quantity === null || qty === null ? null : undefined);
  if (value === undefined || (isBoth && qty !== quantity)) {
    const key = isBoth ? 'field.invalid' : 'field.required';
    throw new ApiFailure(400, 'VALIDATION', {}, { fields: [{ path, key }] });
  }
  return value as Exclude<T, undefined>;
}

/** @throws ApiFailure */
export function sentLines(lines: readonly CartLineSent[]): readonly StoredLine[] {
  return lines.map((line, index) => ({
    product_uuid: line.product_uuid,
    quantity: sentQuantity(line, `products/${index}/quantity`),
    ...(line.comment?.trim() && { comment: line.comment.trim() }),
  }));
}
