/** An exact decimal: digits / 10^scale. Prices never pass through binary fractions. */
export interface Decimal {
  readonly digits: bigint;
  readonly scale: number;
}

/** '1,299.50' and '1299.5'; null for all that could mean two things ('9,99') or nothing. */
export function parseDecimal(text: string): Decimal | null {
  const plain = /^\d{1,3}(,\d{3})+(\.\d+)?$/.test(text) ? text.replaceAll(',', '') : text;
  const found = /^(\d{0,12})(?:\.(\d{0,12}))?$/.exec(plain);
  const [, whole = '', part = ''] = found ?? [];
  if (!found || whole + part === '') return null;
  return { digits: BigInt(whole + part), scale: part.length };
}

export function times(a: Decimal, b: Decimal): Decimal {
  return { digits: a.digits * b.digits, scale: a.scale + b.scale };
}

/** In hundredths, and whether that is exact or rounded (half up). */
export function toHundredths(value: Decimal): { readonly amount: number; readonly exact: boolean } {
  const scaled = value.digits * 100n;
  const by = 10n ** BigInt(value.scale);
  const exact = scaled % by === 0n;
  return { amount: Number((scaled * 2n + by) / (by * 2n)), exact };
}

/** A whole number as files write it: '3', '3.0', '-750.0'. */
export function parseWhole(text: string): number | null {
  const found = /^(-?\d{1,9})(?:\.0*)?$/.exec(text);
  return found ? Number(found[1]) : null;
}

/** Any number, for measures: weights. */
export function parseMeasure(text: string): number | null {
  return /^\d{0,9}(\.\d{1,9})?$/.test(text) && text !== '' ? Number(text) : null;
}
