import { westernDigits } from '../cart/quantity.ts';

/**
 * Returns a Thai tax or citizen number as its 13 digits, or null if they are not 13 or the check
 * digit is wrong.
 */
export function normalizeTaxId(input: string): string | null {
  const digits = westernDigits(input).replaceAll(/[\s-]/g, '');
  if (!/^\d{13}$/.test(digits)) return null;
  const sum = Array.from(digits.slice(0, 12), Number).reduce(
    (total, digit, index) => total + digit * (13 - index),
    0,
  );
  return Number(digits[12]) === (11 - (sum % 11)) % 10 ? digits : null;
}
