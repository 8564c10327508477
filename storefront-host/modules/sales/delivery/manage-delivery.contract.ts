import { Type, type Static } from 'typebox';
import { Nothing } from '@talad/elements/api/nothing';
import { WireDelivery } from '@talad/elements/api/delivery.contract';
import { Baht } from '@talad/elements/api/product.contract';

/** GET `/api/v1/manage/:shop_id/delivery/rules`. */
export const ManagedDelivery = Type.Object({
  id: Type.Literal('rules'),
  /** Identifies the state that the form showed; saving an outdated one answers 409 CONFLICT. */
  revision: Type.String(),
  ...WireDelivery.properties,
  /** The flat fee, used while there are no methods; null means that everything ships free. */
  simple: Type.Union([
    Nothing,
    Type.Object({ flat: Baht, free_from: Type.Union([Nothing, Baht]) }),
  ]),
});
export type ManagedDelivery = Static<typeof ManagedDelivery>;

/** PUT to the same address changes the fields that are sent. */
export const DeliveryUpdate = Type.Object(
  { revision: Type.String({ maxLength: 40 }), ...Type.Partial(WireDelivery).properties },
  { additionalProperties: false },
);
export type DeliveryUpdate = Static<typeof DeliveryUpdate>;
