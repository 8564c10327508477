import type { Generated } from 'kysely';

/** A visitor of today, under a pseudonym that lasts one day (decision 225). */
export interface VisitorTable {
  shop_id: number;
  day: string;
  hash: string;
  source: string;
  medium: string;
  campaign: string;
  visits: number;
  first_at: Date;
  last_at: Date;
}
/** `visitors` and `visits` are filled when the day is over. */
export interface VisitDayTable {
  shop_id: number;
  day: string;
  visitors: Generated<number>;
  visits: Generated<number>;
  views: Generated<number>;
  product_views: Generated<number>;
  carts: Generated<number>;
  checkouts: Generated<number>;
}
export interface VisitSourceTable {
  shop_id: number;
  day: string;
  source: string;
  medium: string;
  campaign: string;
  visitors: number;
}
export interface VisitProductTable {
  shop_id: number;
  day: string;
  product_id: number;
  views: number;
}
/** Source of the visit that led to an order (decision 225). */
export interface OrderSourceTable {
  shop_id: number;
  order_id: string;
  day: string;
  source: string;
  medium: string;
  campaign: string;
}
