import { subtract, ZERO, type Satang } from './money.ts';

/** One fee per order, nothing from an amount on. */
export interface ShippingRule {
  readonly flat: Satang;
  readonly freeFrom?: Satang;
}

/** The fee for an order worth `beforeshipping`; a shop without a rule ships free. */
export function shippingFee(rule: ShippingRule | undefined, beforeshipping: Satang): Satang {
  if (!rule || beforeshipping <= 0) return ZERO;
  if (rule.freeFrom !== undefined && beforeshipping >= rule.freeFrom) return ZERO;
  return rule.flat;
}

/** What is missing until shipping is free; null where it never is or already is. */
export function untilFreeShipping(
  rule: ShippingRule | undefined,
  beforeshipping: Satang,
): Satang | null {
  if (rule?.freeFrom === undefined || beforeshipping >= rule.freeFrom) return null;
  return subtract(rule.freeFrom, beforeshipping);
}
