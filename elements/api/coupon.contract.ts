import { Type, type Static } from 'typebox';
import { COUPONS_KEPT } from '../commerce/limits.ts';
import { Picture } from './picture.contract.ts';
import { Baht } from './product.contract.ts';

export const CouponKind = Type.Union([
  Type.Literal('amount'),
  Type.Literal('percent'),
  Type.Literal('free_shipping'),
]);
export type CouponKind = Static<typeof CouponKind>;

/** A coupon as shoppers see it. `value`: baht of an amount, whole percent, 0 for free shipping. */
export const Coupon = Type.Object({
  id: Type.Integer(),
  shop_id: Type.Integer(),
  shop_title: Type.String(),
  code: Type.String(),
  title: Type.String(),
  description: Type.String(),
  kind: CouponKind,
  value: Baht,
  /** Baht that the products must cost at least. */
  minimum: Baht,
  /** Baht that a percent coupon takes off at most. */
  max_discount: Type.Union([Baht, Type.Null()]),
  image: Type.Union([Picture, Type.Null()]),
  /** How many there are in all; absent: enough for everybody. */
  quota: Type.Optional(Type.Integer({ minimum: 1 })),
  begins_at: Type.String({ format: 'date-time' }),
  ends_at: Type.String({ format: 'date-time' }),
});
export type Coupon = Static<typeof Coupon>;

/** GET coupon_list (spec §7). */
export const CouponListResponse = Type.Object({ coupons: Type.Array(Coupon) });
export type CouponListResponse = Static<typeof CouponListResponse>;

/** POST coupons/{id}/claim: where it is kept from now on; guests have it in their browser. */
export const CouponClaimResponse = Type.Object({
  coupon: Coupon,
  kept: Type.Union([Type.Literal('account'), Type.Literal('browser')]),
});
export type CouponClaimResponse = Static<typeof CouponClaimResponse>;

/** POST coupons/merge: what a guest collected in this browser before signing in. */
export const MergeCouponsRequest = Type.Object({
  ids: Type.Array(Type.Integer({ minimum: 1 }), { maxItems: COUPONS_KEPT }),
});
export type MergeCouponsRequest = Static<typeof MergeCouponsRequest>;

/** Those that are the account's now; the others are over, or none is left of them. */
export const MergeCouponsResponse = Type.Object({ kept: Type.Array(Type.Integer()) });
export type MergeCouponsResponse = Static<typeof MergeCouponsResponse>;

/** GET coupon_get_html/{id} (spec §7). */
export const CouponHtmlResponse = Type.Object({ id: Type.Integer(), html: Type.String() });
export type CouponHtmlResponse = Static<typeof CouponHtmlResponse>;
