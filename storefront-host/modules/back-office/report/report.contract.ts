import { Type, type Static } from 'typebox';
import { Baht } from '@talad/elements/api/product.contract';
import { CodFigures } from '../../sales/remittances/remittances.contract.ts';
import { ReportVisits } from './visits.contract.ts';

const Day = Type.String({ format: 'date' });
const Count = Type.Integer({ minimum: 0 });

/** Days of Thailand's calendar, both included; at most a year. */
export const ReportQuery = Type.Object({ from: Day, to: Day });
export type ReportQuery = Static<typeof ReportQuery>;

const Totals = Type.Object({
  /** Without cancelled orders, as everything here. */
  orders: Count,
  net: Baht,
  /** Per order, half-up to the satang. */
  average: Baht,
  items: Count,
  /** Orders with a coupon, and the amount that their buyers paid less for it. */
  coupons: Count,
  coupon_cost: Baht,
  /** Orders that a reminder of the checkout won back. */
  reminded: Count,
  reminded_net: Baht,
});
export type ReportTotals = Static<typeof Totals>;

/** GET `/api/v1/manage/:shop_id/report`. */
export const Report = Type.Object({
  from: Day,
  to: Day,
  /** As many days before them. */
  before: Type.Object({ from: Day, to: Day, totals: Totals }),
  totals: Totals,
  /** Oldest first; `net_before` is of the same day of the period before. */
  days: Type.Array(Type.Object({ date: Day, orders: Count, net: Baht, net_before: Baht })),
  /** Products by their part of the sales, after discounts and without delivery. */
  best: Type.Array(
    Type.Object({ product_id: Type.Integer(), title: Type.String(), items: Count, net: Baht }),
  ),
  coupons: Type.Array(Type.Object({ code: Type.String(), orders: Count, cost: Baht })),
  /** Today, at today's prices; products of unlimited stock are left out. */
  stock: Type.Object({ items: Count, value: Baht }),
  cod: CodFigures,
  visits: ReportVisits,
});
export type Report = Static<typeof Report>;
