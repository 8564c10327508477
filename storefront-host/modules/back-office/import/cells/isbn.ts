/**
 * Restores an ISBN-13 that a spreadsheet has damaged: a 10-digit form that lost its leading zeros, or a 13-digit
 * form in scientific notation. Null if the result would be ambiguous.
 */
export function rebuildIsbn(short: string, long: string): string | null {
  return fromTen(short) ?? fromThirteen(long);
}

function fromTen(text: string): string | null {
  const digits = text.replaceAll(/[\s-]/g, '').toUpperCase();
  if (!/^\d{6,9}[\dX]$/.test(digits)) return null;
  const ten = digits.padStart(10, '0');
  const sum = ten
    .split('')
    .reduce((all, digit, index) => all + (digit === 'X' ? 10 : Number(digit)) * (10 - index), 0);
  return sum % 11 === 0 ? withCheckDigit(`978${ten.slice(0, 9)}`) : null;
}

function fromThirteen(text: string): string | null {
  const digits = text.replaceAll(/[\s-]/g, '').replace(/\.0$/, '');
  if (/^97[89]\d{10}$/.test(digits)) {
    return withCheckDigit(digits.slice(0, 12)) === digits ? digits : null;
  }
  // Spreadsheets omit trailing zeros. With fewer than ten digits the number was truncated and not rounded.
  const found = /^(\d)\.(\d{9,11})e\+?12$/i.exec(text);
  return found ? fromRounded(`${found[1]}${found[2]}`.padEnd(12, '0')) : null;
}

/**
 * Restores the thirteenth digit, the check digit, which rounding has removed: either the other twelve are unchanged
 * and the check digit was at most 5, or the last of them was incremented and it was at least 5. The ISBN is certain
 * if exactly one of the two agrees with its check digit.
 */
function fromRounded(twelve: string): string | null {
  const same = withCheckDigit(twelve);
  const less = withCheckDigit(String(Number(twelve) - 1));
  const fits = [
    ...(Number(same.at(-1)) <= 5 ? [same] : []),
    ...(Number(less.at(-1)) >= 5 ? [less] : []),
  ].filter((isbn) => /^97[89]\d{10}$/.test(isbn));
  return fits.length === 1 ? (fits[0] ?? null) : null;
}

function withCheckDigit(twelve: string): string {
  const sum = twelve
    .split('')
    .reduce((all, digit, index) => all + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return `${twelve}${(10 - (sum % 10)) % 10}`;
}
