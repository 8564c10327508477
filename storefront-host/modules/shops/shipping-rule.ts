import { toSatang } from '@talad/elements/commerce/money';
import type { ShippingRule } from '@talad/elements/commerce/delivery/shipping';
import type { ShopSettings } from '../../db/schema.ts';

/** How a shop ships, as its settings say; without a word it ships for nothing. */
export function shippingRuleOf(stored: ShopSettings['shipping'] | null): ShippingRule | undefined {
  if (!stored) return undefined;
  const freeFrom = stored.freeFrom === undefined ? {} : { freeFrom: toSatang(stored.freeFrom) };
  return { flat: toSatang(stored.flat), ...freeFrom };
}
