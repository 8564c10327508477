import { DEFAULT_MAX_QUANTITY, UNLIMITED_REMAIN } from '../limits.ts';

/** Returns whether a remaining value means "unlimited" (spec §9). */
export function isUnlimited(remain: number): boolean {
  return remain >= UNLIMITED_REMAIN;
}

/** Returns the pieces that can be bought now; unlimited counts as 999 (spec §5 Cart). */
export function remainingOf(remain: number): number {
  return isUnlimited(remain) ? DEFAULT_MAX_QUANTITY : Math.max(0, remain);
}

/**
 * Returns the maximum of a quantity field: remaining stock, else a configured maximum, else 999.
 */
export function maxQuantity(remain?: number | null, configured?: number | null): number {
  if (remain !== undefined && remain !== null) return remainingOf(remain);
  return configured ?? DEFAULT_MAX_QUANTITY;
}

/** Returns the stock of a product with options: the sum of its variants, unlimited if one is. */
export function sumRemain(remains: readonly number[]): number {
  if (remains.some(isUnlimited)) return UNLIMITED_REMAIN;
  return remains.reduce((sum, remain) => sum + Math.max(0, remain), 0);
}
