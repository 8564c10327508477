import { Type, type Static } from 'typebox';
import { Baht } from '@talad/elements/api/product.contract';

const Sales = Type.Object({ orders: Type.Integer({ minimum: 0 }), net: Baht });

/** GET `/api/v1/manage/:shop_id/summary`: what the dashboard and the menu count, cancelled orders aside. */
export const ShopSummary = Type.Object({
  to_ship: Type.Integer({ minimum: 0 }),
  on_the_way: Type.Integer({ minimum: 0 }),
  /** Cash on delivery that couriers have not paid yet. */
  cod_due: Type.Object({ orders: Type.Integer({ minimum: 0 }), amount: Baht }),
  /** Messages from the site's forms that have no answer yet. */
  unanswered_messages: Type.Integer({ minimum: 0 }),
  unanswered_reviews: Type.Integer({ minimum: 0 }),
  /** Number of members. */
  members: Type.Integer({ minimum: 0 }),
  today: Sales,
  /** Visitors of today, and the last seven days (decision 225). */
  visitors: Type.Object({
    today: Type.Integer({ minimum: 0 }),
    /** Orders per 100 visitors of these days; null without visitors. */
    week_conversion: Type.Union([Type.Number({ minimum: 0 }), Type.Null()]),
  }),
  /** The last 14 days of Thailand's calendar, oldest first, today last. */
  days: Type.Array(
    Type.Object({
      date: Type.String({ format: 'date' }),
      orders: Type.Integer({ minimum: 0 }),
      net: Baht,
    }),
  ),
});
export type ShopSummary = Static<typeof ShopSummary>;
