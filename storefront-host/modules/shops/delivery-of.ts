import type { DeliverySettings } from '@talad/elements/commerce/delivery/delivery-settings';
import { effectiveDelivery, PLAIN_DELIVERY } from '@talad/elements/commerce/delivery/rate-delivery';
import type { Selling } from './selling.ts';
import { shippingRuleOf } from './shipping-rule.ts';

/** Returns the delivery settings of a shop: its methods, or else its single fee. */
export function deliveryOf(
  selling:
    | {
        readonly delivery?: Selling['delivery'] | undefined;
        readonly shipping?: Selling['shipping'] | undefined;
      }
    | undefined,
): DeliverySettings {
  const rule = shippingRuleOf(selling?.shipping ?? null);
  return effectiveDelivery(selling?.delivery ?? PLAIN_DELIVERY, rule);
}
