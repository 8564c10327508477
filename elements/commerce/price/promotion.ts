import { add, fraction, subtract, toSatang, ZERO, type Satang } from '../money.ts';

/** The discount of a promotion: satang or whole percent. */
export interface Discount {
  readonly kind: 'amount' | 'percent';
  readonly value: number;
}

/** From `begins` to the moment before `ends`, both in milliseconds. */
export interface Window {
  readonly begins: number;
  readonly ends: number;
}

const THAI_TIME = '+07:00';
const WITHOUT_ZONE = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2})?))?$/;

/**
 * Parses a time as owners write it, '2026-11-20 18:00': Thai time unless it has a zone (spec §5).
 */
export function promotionTime(written: string): number | null {
  const local = WITHOUT_ZONE.exec(written.trim());
  const time = Date.parse(
    local ? `${local[1]}T${local[2] ?? '00:00'}${THAI_TIME}` : written.trim(),
  );
  return Number.isNaN(time) ? null : time;
}

export function isRunning({ begins, ends }: Window, now: number): boolean {
  return begins <= now && now < ends;
}

/**
 * Returns the largest running discount: a percentage is of the product's highest price (spec §5),
 * and no price goes below zero.
 */
export function runningDiscount(
  promotions: readonly (Discount & Window)[],
  maxPrice: Satang,
  now: number,
): Satang {
  const running = promotions.filter((promotion) => isRunning(promotion, now));
  const amounts = running.map((promotion) => discountOf(promotion, maxPrice));
  return toSatang(Math.max(0, ...amounts));
}

/** Returns the discounted price. A percentage is rounded down to a whole baht. */
export function discountedPrice(price: Satang, discount: Discount): Satang {
  const exact = subtract(price, discountOf(discount, price));
  if (discount.kind === 'amount' || exact < 100) return exact;
  return toSatang(exact - (exact % 100));
}

function discountOf({ kind, value }: Discount, price: Satang): Satang {
  const amount = kind === 'amount' ? toSatang(value) : fraction(price, value, 100);
  return amount < price ? add(ZERO, amount) : price;
}

/** The fields of a promotion that have to fit each other. */
export interface PromotionTerms {
  readonly kind?: unknown;
  readonly discount_kind?: unknown;
  readonly discount_value?: unknown;
  readonly begins_at?: unknown;
  readonly ends_at?: unknown;
}

export interface PromotionFault {
  readonly path: 'discount_value' | 'ends_at';
  readonly reason: 'required' | 'percent' | 'before_begin';
}

/** Returns the fields that contradict each other, for the form and the server. */
export function promotionFaults(terms: PromotionTerms): readonly PromotionFault[] {
  const {
    kind,
    discount_kind: by,
    discount_value: value,
    begins_at: begins,
    ends_at: ends,
  } = terms;
  const changesPrices = kind === 'flash' || kind === 'discount';
  const isMissing = changesPrices && (typeof value !== 'number' || value <= 0);
  const isNoPercent =
    changesPrices &&
    by === 'percent' &&
    typeof value === 'number' &&
    !(Number.isInteger(value) && value <= 100);
  const isBackwards =
    typeof begins === 'string' &&
    typeof ends === 'string' &&
    Date.parse(ends) <= Date.parse(begins);
  return [
    ...(isMissing ? [{ path: 'discount_value', reason: 'required' } as const] : []),
    ...(isNoPercent && !isMissing ? [{ path: 'discount_value', reason: 'percent' } as const] : []),
    ...(isBackwards ? [{ path: 'ends_at', reason: 'before_begin' } as const] : []),
  ];
}
