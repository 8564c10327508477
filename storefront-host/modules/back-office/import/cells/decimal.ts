/** An exact decimal: digits / 10^scale, so that prices are never binary fractions. */
export interface Decimal {
  readonly digits: bigint;
  readonly scale: number;
}

/** Converts Thai digits (๑๒๓) to Arabic ones. */
export function arabicDigits(text: string): string {
  return text.replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50));
}

/**
 * Parses '1,299.50', '1299.5', '12,50' and '1.299,50', also with Thai digits; null for other text. A separator
 * before exactly three digits groups thousands: '1,299' is more than a thousand, '9,99' less than ten.
 */
export function parseDecimal(text: string): Decimal | null {
  const found = /^(\d{0,12})(?:\.(\d{0,12}))?$/.exec(
    withPoint(arabicDigits(text).replace(spaced, '')),
  );
  const [, whole = '', part = ''] = found ?? [];
  if (!found || whole + part === '') return null;
  return { digits: BigInt(whole + part), scale: part.length };
}

/** Spaces and apostrophes between groups of digits: '1 299,50', "1'299.50". */
const spaced = /(?<=\d)[ \u00A0\u202F'’](?=\d{3})/g;

/** Removes thousands separators and uses a decimal point. */
function withPoint(text: string): string {
  if (/^[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/.test(text)) return text.replaceAll(',', '');
  if (/^[1-9]\d{0,2}(\.\d{3})+,\d+$/.test(text)) {
    return text.replaceAll('.', '').replace(',', '.');
  }
  return /^\d*,\d+$/.test(text) ? text.replace(',', '.') : text;
}

export function times(a: Decimal, b: Decimal): Decimal {
  return { digits: a.digits * b.digits, scale: a.scale + b.scale };
}

/** Returns the value in hundredths, rounded half up, and whether it is exact. */
export function toHundredths(value: Decimal): { readonly amount: number; readonly exact: boolean } {
  const scaled = value.digits * 100n;
  const by = 10n ** BigInt(value.scale);
  const exact = scaled % by === 0n;
  return { amount: Number((scaled * 2n + by) / (by * 2n)), exact };
}

/** Parses an integer: '3', '3.0', '-750.0'. */
export function parseWhole(text: string): number | null {
  const found = /^(-?\d{1,9})(?:[.,]0*)?$/.exec(arabicDigits(text));
  return found ? Number(found[1]) : null;
}

/** Parses any number, for weights and lengths. */
export function parseMeasure(text: string): number | null {
  const value = parseDecimal(text);
  return value && Number(value.digits) / 10 ** value.scale;
}
