import { subtract, ZERO, type Satang } from './money.ts';

/** One fee per order; free from an amount on. */
export interface ShippingRule {
  readonly flat: Satang;
  readonly freeFrom?: Satang;
}

/** Returns the fee for an order of `beforeshipping`; a shop without a rule ships free. */
export function shippingFee(rule: ShippingRule | undefined, beforeshipping: Satang): Satang {
  if (!rule || beforeshipping <= 0) return ZERO;
  if (rule.freeFrom !== undefined && beforeshipping >= rule.freeFrom) return ZERO;
  return rule.flat;
}

/** Returns the amount that is missing for free shipping; null if it never is or already is free. */
export function untilFreeShipping(
  rule: ShippingRule | undefined,
  beforeshipping: Satang,
): Satang | null {
  if (rule?.freeFrom === undefined || beforeshipping >= rule.freeFrom) return null;
  return subtract(rule.freeFrom, beforeshipping);
}
