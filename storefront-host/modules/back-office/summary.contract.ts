import { Type, type Static } from 'typebox';
import { Baht } from '@talad/elements/api/product.contract';

const Sales = Type.Object({ orders: Type.Integer({ minimum: 0 }), net: Baht });

/** GET `/api/v1/manage/:shop_id/summary`: the figures of the dashboard and the menu, without cancelled orders. */
export const ShopSummary = Type.Object({
  to_ship: Type.Integer({ minimum: 0 }),
  on_the_way: Type.Integer({ minimum: 0 }),
  /** Cash on delivery that couriers have not remitted yet. */
  cod_due: Type.Object({ orders: Type.Integer({ minimum: 0 }), amount: Baht }),
  /** Orders that were paid to the marketplace, and the money that it holds of them for the shop. */
  market_money: Type.Object({ orders: Type.Integer({ minimum: 0 }), held: Baht }),
  /** Messages from the site's forms that were not answered yet. */
  unanswered_messages: Type.Integer({ minimum: 0 }),
  unanswered_reviews: Type.Integer({ minimum: 0 }),
  /** Number of members. */
  members: Type.Integer({ minimum: 0 }),
  today: Sales,
  /** Visitors of today and of the last seven days (decision 225). */
  visitors: Type.Object({
    today: Type.Integer({ minimum: 0 }),
    /** Orders per 100 visitors in these days; null without visitors. */
    week_conversion: Type.Union([Type.Number({ minimum: 0 }), Type.Null()]),
  }),
  /** The last 14 days in Thailand's calendar, oldest first, ending today. */
  days: Type.Array(
    Type.Object({
      date: Type.String({ format: 'date' }),
      orders: Type.Integer({ minimum: 0 }),
      net: Baht,
    }),
  ),
});
export type ShopSummary = Static<typeof ShopSummary>;
