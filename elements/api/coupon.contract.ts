import { Type, type Static } from 'typebox';
import { COUPONS_LIMIT } from '../commerce/limits.ts';
import { Picture } from './picture.contract.ts';
import { Baht } from './product.contract.ts';

export const CouponKind = Type.Union([
  Type.Literal('amount'),
  Type.Literal('percent'),
  Type.Literal('free_shipping'),
]);
export type CouponKind = Static<typeof CouponKind>;

/** A coupon as shoppers see it. `value`: baht, whole percent, or 0 for free shipping. */
export const Coupon = Type.Object({
  id: Type.Integer(),
  shop_id: Type.Integer(),
  shop_title: Type.String(),
  code: Type.String(),
  title: Type.String(),
  description: Type.String(),
  kind: CouponKind,
  value: Baht,
  /** Minimum value of the products in baht. */
  minimum: Baht,
  /** Maximum discount of a percent coupon in baht. */
  max_discount: Type.Union([Baht, Type.Null()]),
  image: Type.Union([Picture, Type.Null()]),
  /** Total number of coupons; absent if unlimited. */
  quota: Type.Optional(Type.Integer({ minimum: 1 })),
  begins_at: Type.String({ format: 'date-time' }),
  ends_at: Type.String({ format: 'date-time' }),
});
export type Coupon = Static<typeof Coupon>;

/** GET coupon_list (spec §7). */
export const CouponListResponse = Type.Object({ coupons: Type.Array(Coupon) });
export type CouponListResponse = Static<typeof CouponListResponse>;

/**
 * POST coupons/{id}/claim returns where the coupon is stored; a guest's browser stores it itself.
 */
export const CouponClaimResponse = Type.Object({
  coupon: Coupon,
  kept: Type.Union([Type.Literal('account'), Type.Literal('browser')]),
});
export type CouponClaimResponse = Static<typeof CouponClaimResponse>;

/**
 * POST coupons/merge sends the coupons that a guest collected in this browser before signing in.
 */
export const MergeCouponsRequest = Type.Object({
  ids: Type.Array(Type.Integer({ minimum: 1 }), { maxItems: COUPONS_LIMIT }),
});
export type MergeCouponsRequest = Static<typeof MergeCouponsRequest>;

/** The coupons that the account has now; the others have ended or are used up. */
export const MergeCouponsResponse = Type.Object({ kept: Type.Array(Type.Integer()) });
export type MergeCouponsResponse = Static<typeof MergeCouponsResponse>;

/** GET coupon_get_html/{id} (spec §7). */
export const CouponHtmlResponse = Type.Object({ id: Type.Integer(), html: Type.String() });
export type CouponHtmlResponse = Static<typeof CouponHtmlResponse>;
