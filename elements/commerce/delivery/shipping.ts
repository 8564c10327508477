import { add, subtract, ZERO, type Satang } from '../money.ts';

/** One band of a price list. `upTo` is grams, pieces or satang; null for the last one. */
export interface FeeBand {
  readonly upTo: number | null;
  readonly fee: Satang;
}

/** Measure of the bands. */
export type FeeMeasure = 'weight' | 'pieces' | 'amount';

/** The price of an order's delivery to one place, with the amount from which it is free. */
export interface ShippingRule {
  /** The fee without a price list. */
  readonly flat: Satang;
  readonly freeFrom?: Satang;
  readonly list?: { readonly by: FeeMeasure; readonly bands: readonly FeeBand[] };
  /** Surcharge for an island or a remote area; an order that ships free does not pay it either. */
  readonly surcharge?: Satang;
}

/** The values of an order that its fee depends on; products that ship free have no weight here. */
export interface Shipped {
  readonly worth: Satang;
  readonly grams: number;
  readonly pieces: number;
}

/** Returns the fee of an order; a shop without a rule ships free. */
export function shippingFee(rule: ShippingRule | undefined, order: Shipped): Satang {
  const { worth } = order;
  if (!rule || worth <= 0) return ZERO;
  if (rule.freeFrom !== undefined && worth >= rule.freeFrom) return ZERO;
  return add(rule.list ? feeOfList(rule.list, order) : rule.flat, rule.surcharge ?? ZERO);
}

/**
 * Returns the fee in satang of the band that the order is in; above the last band, the fee of the
 * last. Whether the order is delivered at all is checked elsewhere.
 */
function feeOfList({ by, bands }: NonNullable<ShippingRule['list']>, order: Shipped): Satang {
  const measured = measureOf(by, order);
  const band = bands.find(({ upTo }) => upTo === null || measured <= upTo) ?? bands.at(-1);
  return band?.fee ?? ZERO;
}

export function measureOf(by: FeeMeasure, { worth, grams, pieces }: Shipped): number {
  return { weight: grams, pieces, amount: worth }[by];
}

/** Returns the missing amount for free shipping; null if shipping is never free, or already is. */
export function untilFreeShipping(
  rule: ShippingRule | undefined,
  beforeshipping: Satang,
): Satang | null {
  if (rule?.freeFrom === undefined || beforeshipping >= rule.freeFrom) return null;
  return subtract(rule.freeFrom, beforeshipping);
}
