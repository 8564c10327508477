import { Type, type Static } from 'typebox';
import { CartPrice, LineRefusal } from './cart.contract.ts';
import { Picture } from './picture.contract.ts';
import { Baht } from './product.contract.ts';
import { ShopMini } from './shop.contract.ts';

/**
 * The names of the checkout form's fields, as the browser posts them. What is allowed in each is
 * `checkAddressForm` of commerce/address-form, which the page and the server both ask.
 */
export const AddressForm = Type.Object({
  name: Type.String(),
  phone: Type.String(),
  email: Type.String(),
  address: Type.String(),
  sub_district: Type.String(),
  district: Type.String(),
  province: Type.String(),
  postcode: Type.String(),
  note: Type.String(),
});
export type AddressForm = Static<typeof AddressForm>;

export const CheckoutLine = Type.Object({
  product_uuid: Type.String({ format: 'uuid' }),
  title: Type.String(),
  option_text: Type.String(),
  image: Type.Union([Picture, Type.Null()]),
  price: Baht,
  quantity: Type.Integer({ minimum: 1 }),
  line_total: Baht,
  /** Set when the line can not be bought as it stands. */
  refusal: Type.Optional(LineRefusal),
});
export type CheckoutLine = Static<typeof CheckoutLine>;

/** What an order saves by a coupon is in its price block. */
export const OrderCoupon = Type.Object({ code: Type.String(), title: Type.String() });
export type OrderCoupon = Static<typeof OrderCoupon>;

/** `missing`: baht that the products have to cost more. */
export const CouponRefusal = Type.Object({
  code: Type.Union([
    Type.Literal('COUPON_EMPTY'),
    Type.Literal('COUPON_UNKNOWN'),
    Type.Literal('COUPON_ENDED'),
    Type.Literal('COUPON_GONE'),
    Type.Literal('COUPON_USED'),
    Type.Literal('COUPON_MINIMUM'),
  ]),
  missing: Type.Optional(Baht),
});
export type CouponRefusal = Static<typeof CouponRefusal>;

export const OfferedCoupon = Type.Object({
  code: Type.String(),
  title: Type.String(),
  /** Why it cannot be used now; absent where it can. */
  refusal: Type.Optional(CouponRefusal),
});
export type OfferedCoupon = Static<typeof OfferedCoupon>;

/** What the hosted checkout shows: today's titles, prices and stock of the lines. */
export const Checkout = Type.Object({
  id: Type.String({ format: 'uuid' }),
  shop: ShopMini,
  lines: Type.Array(CheckoutLine),
  price: CartPrice,
  /** VAT contained in what is charged; 0 where all of it is exempt. */
  vat: Baht,
  /** The coupon that counts in the price; null: none. */
  coupon: Type.Union([OrderCoupon, Type.Null()]),
  /** The coupon that was put onto it and does not count (any more). */
  left_out: Type.Union([Type.Object({ code: Type.String(), refusal: CouponRefusal }), Type.Null()]),
  /** The shop's coupons to choose from: usable ones first, others with what is missing. */
  coupons: Type.Array(OfferedCoupon),
  /** Some line has a refusal: the order can not be placed before it is corrected. */
  blocked: Type.Boolean(),
  /** Page of the cart that it was begun from; null: that is no page of ours. */
  cart_url: Type.Union([Type.String(), Type.Null()]),
  /** Path of the confirmation once the order was placed. */
  order_url: Type.Union([Type.String(), Type.Null()]),
});
export type Checkout = Static<typeof Checkout>;

/** What the confirmation shows: the order as it was placed. */
export const PlacedOrder = Type.Object({
  number: Type.Integer(),
  status: Type.Union([
    Type.Literal('placed'),
    Type.Literal('shipped'),
    Type.Literal('delivered'),
    Type.Literal('cancelled'),
  ]),
  payment_method: Type.Literal('cod'),
  payment_status: Type.Union([
    Type.Literal('pending'),
    Type.Literal('paid'),
    Type.Literal('refunded'),
  ]),
  placed_at: Type.String({ format: 'date-time' }),
  shop: ShopMini,
  contact: Type.Object({
    name: Type.String(),
    phone: Type.String(),
    email: Type.Optional(Type.String()),
  }),
  address: Type.Object({
    address: Type.String(),
    sub_district: Type.String(),
    district: Type.String(),
    province: Type.String(),
    postcode: Type.String(),
    note: Type.Optional(Type.String()),
  }),
  lines: Type.Array(Type.Omit(CheckoutLine, ['refusal'])),
  price: CartPrice,
  vat: Baht,
  coupon: Type.Union([OrderCoupon, Type.Null()]),
  tracking: Type.Union([Type.Object({ courier: Type.String(), code: Type.String() }), Type.Null()]),
});
export type PlacedOrder = Static<typeof PlacedOrder>;
