import { Type, type Static } from 'typebox';
import { Baht } from '@talad/elements/api/product.contract';

const Count = Type.Integer({ minimum: 0 });

const Counted = {
  visitors: Count,
  visits: Count,
  product_views: Count,
  carts: Count,
  checkouts: Count,
  /** Orders of counted visitors, which are fewer than all orders (decision 225). */
  orders: Count,
};

const VisitTotals = Type.Object({
  ...Counted,
  /** Orders per 100 visitors, to two decimals; null without visitors. */
  conversion: Type.Union([Type.Number({ minimum: 0 }), Type.Null()]),
});
export type VisitTotals = Static<typeof VisitTotals>;

/** Visitors of the days of a report, and their sources. */
export const ReportVisits = Type.Object({
  totals: VisitTotals,
  before: VisitTotals,
  /** Oldest first. */
  days: Type.Array(Type.Object({ date: Type.String({ format: 'date' }), ...Counted })),
  /** Most visitors first; the remaining sources are summed up as 'other'. */
  sources: Type.Array(
    Type.Object({
      source: Type.String(),
      medium: Type.String(),
      campaign: Type.String(),
      visitors: Count,
      orders: Count,
      net: Baht,
    }),
  ),
  /**
   * Orders created by staff, and those of visitors who are not counted. Together with `sources` these are all
   * sales.
   */
  uncounted: Type.Object({ orders: Count, net: Baht }),
  viewed: Type.Array(
    Type.Object({ product_id: Type.Integer(), title: Type.String(), views: Count }),
  ),
});
export type ReportVisits = Static<typeof ReportVisits>;
