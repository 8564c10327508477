import { Type, type Static } from 'typebox';
import { Baht } from '@talad/elements/api/product.contract';
import { OrderStage } from '@talad/elements/api/checkout.contract';

/** An order that its buyer paid to the marketplace, and its money there. */
export const MarketOrder = Type.Object({
  id: Type.String({ format: 'uuid' }),
  number: Type.String(),
  placed_at: Type.String({ format: 'date-time' }),
  customer: Type.String(),
  stage: OrderStage,
  /** Money of the order in the ledger's account `cash:platform`. */
  received: Baht,
  /** Part of it that is the buyer's: refunded to the wallet, or paid for a cancelled order. */
  to_buyer: Baht,
  /** The rest, which the marketplace holds for the shop. */
  held: Baht,
});
export type MarketOrder = Static<typeof MarketOrder>;

export const MarketOrderFilter = Type.Object(
  { id: Type.Optional(Type.Array(Type.String({ format: 'uuid' }), { maxItems: 200 })) },
  { additionalProperties: false },
);
export type MarketOrderFilter = Static<typeof MarketOrderFilter>;

/** GET `/api/v1/manage/:shop_id/market-money/sums`: the list's sums over all its orders. */
export const MarketMoney = Type.Object({
  orders: Type.Integer({ minimum: 0 }),
  received: Baht,
  to_buyer: Baht,
  held: Baht,
});
export type MarketMoney = Static<typeof MarketMoney>;
