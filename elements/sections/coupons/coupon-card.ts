/** A coupon as the page's loader brings it: amounts and days in words already. */
export interface CouponCard {
  readonly id: number;
  readonly code: string;
  /** Whose it is. */
  readonly shop: string;
  /** 'ลด ฿50', 'ส่งฟรี'. */
  readonly off: string;
  readonly title: string;
  readonly description: string;
  readonly condition: string;
  readonly period: string;
}
