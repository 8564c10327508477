import { add, subtract, ZERO, type Satang } from '../money.ts';

/** One step of a price list. `upTo`: grams, pieces or satang; null: everything above. */
export interface FeeBand {
  readonly upTo: number | null;
  readonly fee: Satang;
}

/** The measure that the steps of a price list count. */
export type FeeMeasure = 'weight' | 'pieces' | 'amount';

/** The price of sending one order to one place; free from an amount on. */
export interface ShippingRule {
  /** The fee if there is no price list. */
  readonly flat: Satang;
  readonly freeFrom?: Satang;
  readonly list?: { readonly by: FeeMeasure; readonly bands: readonly FeeBand[] };
  /** Added for an island or a remote area; an order that ships free does not pay it either. */
  readonly surcharge?: Satang;
}

/** The order as its fee sees it: products that ship free weigh nothing here. */
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

/** An order above the last step pays that of the last one: whether it is sent at all is not asked here. */
function feeOfList({ by, bands }: NonNullable<ShippingRule['list']>, order: Shipped): Satang {
  const measured = measureOf(by, order);
  const band = bands.find(({ upTo }) => upTo === null || measured <= upTo) ?? bands.at(-1);
  return band?.fee ?? ZERO;
}

export function measureOf(by: FeeMeasure, { worth, grams, pieces }: Shipped): number {
  return { weight: grams, pieces, amount: worth }[by];
}

/** Returns the amount that is missing for free shipping; null if it never is or already is free. */
export function untilFreeShipping(
  rule: ShippingRule | undefined,
  beforeshipping: Satang,
): Satang | null {
  if (rule?.freeFrom === undefined || beforeshipping >= rule.freeFrom) return null;
  return subtract(rule.freeFrom, beforeshipping);
}
