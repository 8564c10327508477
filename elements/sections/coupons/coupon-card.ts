/** A coupon from the page's loader: amounts and days as texts. */
export interface CouponCard {
  readonly id: number;
  readonly code: string;
  /** Name of its shop. */
  readonly shop: string;
  /** 'ลด ฿50', 'ส่งฟรี'. */
  readonly off: string;
  readonly title: string;
  readonly description: string;
  readonly condition: string;
  readonly period: string;
}
