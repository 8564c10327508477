import { toSatang } from '@talad/elements/commerce/money';
import type { ShippingRule } from '@talad/elements/commerce/delivery/shipping';
import type { ShopSettings } from '../../db/schema.ts';

/** Returns a shop's shipping settings; without any, shipping is free. */
export function shippingRuleOf(stored: ShopSettings['shipping'] | null): ShippingRule | undefined {
  if (!stored) return undefined;
  const freeFrom = stored.freeFrom === undefined ? {} : { freeFrom: toSatang(stored.freeFrom) };
  return { flat: toSatang(stored.flat), ...freeFrom };
}
