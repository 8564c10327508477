declare const satang: unique symbol;
/** Money as a whole number of satang (1 baht = 100 satang), a type that plain numbers do not fit. */
export type Satang = number & { readonly [satang]: true };

export const ZERO = toSatang(0);

/**
 * @throws RangeError when `value` is not a safe whole number: amounts are never rounded silently.
 */
export function toSatang(value: number): Satang {
  if (!isSatang(value)) throw new RangeError(`not a whole number of satang: ${value}`);
  return value;
}

function isSatang(value: number): value is Satang {
  return Number.isSafeInteger(value);
}

/**
 * Converts baht to satang: `bahtToSatang(129.5)` is `12950`.
 * @throws RangeError with more than two decimals.
 */
export function bahtToSatang(baht: number): Satang {
  const amount = parseBaht(baht);
  if (amount === null) throw new RangeError(`not baht with at most two decimals: ${baht}`);
  return amount;
}

/** Converts typed baht; null instead of throwing. */
export function parseBaht(baht: number): Satang | null {
  const scaled = Math.round(baht * 100);
  return Math.abs(baht * 100 - scaled) <= 1e-6 && isSatang(scaled) ? scaled : null;
}

/** Converts to baht for the API: `satangToBaht(12950)` is `129.5`. */
export function satangToBaht(amount: Satang): number {
  return amount / 100;
}

export function add(...amounts: readonly Satang[]): Satang {
  return toSatang(amounts.reduce<number>((sum, amount) => sum + amount, 0));
}

export function subtract(from: Satang, ...amounts: readonly Satang[]): Satang {
  return toSatang(amounts.reduce<number>((rest, amount) => rest - amount, from));
}

export function multiply(amount: Satang, quantity: number): Satang {
  return toSatang(amount * quantity);
}

/**
 * Returns `amount × numerator / denominator`, rounded half up to the satang (half away from zero
 * below 0).
 */
export function fraction(amount: Satang, numerator: number, denominator: number): Satang {
  const product = BigInt(amount) * BigInt(numerator);
  const by = BigInt(denominator);
  const magnitude = product < 0n ? -product : product;
  const rounded = (2n * magnitude + by) / (2n * by);
  return toSatang(Number(product < 0n ? -rounded : rounded));
}

const WHOLE = 10_000;

/**
 * Returns the VAT contained in a gross amount, once per document (design: Commerce rules). A `rate`
 * of 700 is 7 %.
 */
export function vatIncluded(gross: Satang, rate: number): Satang {
  return fraction(gross, rate, WHOLE + rate);
}

/**
 * Splits `total` in proportion to `weights` by largest remainder: the parts always sum to `total`.
 * `allocate(100, [1, 1, 1])` is `[34, 33, 33]`. Without any weight the first part gets everything.
 */
export function allocate(total: Satang, weights: readonly Satang[]): readonly Satang[] {
  if (weights.length === 0) return [];
  const sum = weights.reduce<bigint>((all, weight) => all + BigInt(weight), 0n);
  if (sum === 0n) return weights.map((_, index) => (index === 0 ? total : ZERO));
  const shares = weights.map((weight, index) => {
    const exact = BigInt(total) * BigInt(weight);
    return { index, floor: Number(exact / sum), rest: exact % sum };
  });
  let left = total - shares.reduce((all, share) => all + share.floor, 0);
  const byRest = shares.toSorted((a, b) =>
    a.rest === b.rest ? a.index - b.index : a.rest < b.rest ? 1 : -1,
  );
  const extra = new Set<number>();
  for (const share of byRest) {
    if (left === 0) break;
    extra.add(share.index);
    left -= 1;
  }
  return shares.map((share) => toSatang(share.floor + (extra.has(share.index) ? 1 : 0)));
}
