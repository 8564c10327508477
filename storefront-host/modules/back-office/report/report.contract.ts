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
  /** Cancelled orders are left out, as in all figures here. */
  orders: Count,
  net: Baht,
  /** Per order, rounded half up to the satang. */
  average: Baht,
  items: Count,
  /** Orders with a coupon, and the discount that it gave their buyers. */
  coupons: Count,
  coupon_cost: Baht,
  /** Orders that followed a checkout reminder. */
  reminded: Count,
  reminded_net: Baht,
});
export type ReportTotals = Static<typeof Totals>;

/** GET `/api/v1/manage/:shop_id/report`. */
export const Report = Type.Object({
  from: Day,
  to: Day,
  /** The totals of as many days before. */
  before: Type.Object({ from: Day, to: Day, totals: Totals }),
  totals: Totals,
  /** Oldest first; `net_before` belongs to the corresponding day of the period before. */
  days: Type.Array(Type.Object({ date: Day, orders: Count, net: Baht, net_before: Baht })),
  /** Products by sales, after discounts and without delivery. */
  best: Type.Array(
    Type.Object({ product_id: Type.Integer(), title: Type.String(), items: Count, net: Baht }),
  ),
  coupons: Type.Array(Type.Object({ code: Type.String(), orders: Count, cost: Baht })),
  /** Current stock at current prices; products with unlimited stock are left out. */
  stock: Type.Object({ items: Count, value: Baht }),
  cod: CodFigures,
  visits: ReportVisits,
});
export type Report = Static<typeof Report>;
