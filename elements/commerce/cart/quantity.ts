import { DEFAULT_MAX_QUANTITY } from '../limits.ts';

/**
 * Returns the value of a quantity field after the shopper leaves it (spec §5 Quantity input).
 * `settleQuantity('2.7')` is 2.
 */
export function settleQuantity(input: string | number, max = DEFAULT_MAX_QUANTITY): number {
  const number = typeof input === 'number' ? input : numberOf(input);
  if (!Number.isFinite(number)) return 1;
  return Math.max(1, Math.min(Math.floor(number), max));
}

/** Returns its value while the shopper types: an empty field stays empty. */
export function typeQuantity(input: string, max = DEFAULT_MAX_QUANTITY): number | '' {
  return input === '' ? '' : settleQuantity(input, max);
}

/** Returns whether it is a valid quantity: a whole number of at least 1. */
export function isQuantity(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 1;
}

function numberOf(input: string): number {
  const digits = westernDigits(input.trim());
  return digits === '' ? Number.NaN : Number(digits);
}

/** Converts Thai digits, ๐-๙, which Thai keyboards offer. */
export function westernDigits(input: string): string {
  return input.replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50));
}
