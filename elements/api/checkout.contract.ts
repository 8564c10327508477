import { Type, type Static } from 'typebox';
import { CartPrice, LineRefusal, VatContained } from './cart.contract.ts';
import { Picture } from './picture.contract.ts';
import { Baht } from './product.contract.ts';
import { ShopMini } from './shop.contract.ts';

/**
 * The names of the checkout form's fields, as the browser posts them. `checkAddressForm` of
 * commerce/address-form validates them in the page and on the server.
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

/** Setting of a checkout field that the order does not need: required, optional or hidden. */
export const FieldRequirement = Type.Union([
  Type.Literal('hidden'),
  Type.Literal('optional'),
  Type.Literal('required'),
]);
export type FieldRequirement = Static<typeof FieldRequirement>;

/** Cash on delivery, or a transfer by PromptPay or to a bank account. */
export const PaymentMethod = Type.Union([
  Type.Literal('cod'),
  Type.Literal('transfer'),
  /** By card or wallet, on the page of a payment provider. */
  Type.Literal('online'),
]);
export type PaymentMethod = Static<typeof PaymentMethod>;

/** Payment method of an order; `platform` pays the marketplace. */
export const OrderPaymentMethod = Type.Union([PaymentMethod, Type.Literal('platform')]);
export type OrderPaymentMethod = Static<typeof OrderPaymentMethod>;

/** `platform_online`: to the marketplace, by card or wallet at its payment provider’s page. */
export const CheckoutPayment = Type.Union([OrderPaymentMethod, Type.Literal('platform_online')]);
export type CheckoutPayment = Static<typeof CheckoutPayment>;

/** The reason why cash on delivery is not offered: above `max` baht, not in this province, or not to this buyer. */
export const CodRefusal = Type.Object({
  code: Type.Union([Type.Literal('AMOUNT'), Type.Literal('PROVINCE'), Type.Literal('BUYER')]),
  max: Type.Optional(Baht),
});
export type CodRefusal = Static<typeof CodRefusal>;

/** The payees of an order that waits for its payment. */
export const PayTo = Type.Object({
  /** The time at which the order is cancelled unless it is paid; null means no limit. */
  until: Type.Union([Type.Null(), Type.String({ format: 'date-time' })]),
  /** True if the order is paid on a payment provider's page. */
  online: Type.Boolean(),
  /** `payload` is the text of the QR code for this order's amount. */
  promptpay: Type.Union([
    Type.Null(),
    Type.Object({ id: Type.String(), name: Type.String(), payload: Type.String() }),
  ]),
  accounts: Type.Array(
    Type.Object({ bank: Type.String(), number: Type.String(), name: Type.String() }),
  ),
});
export type PayTo = Static<typeof PayTo>;

export const CheckoutLine = Type.Object({
  product_uuid: Type.String({ format: 'uuid' }),
  title: Type.String(),
  option_text: Type.String(),
  image: Type.Union([Picture, Type.Null()]),
  price: Baht,
  quantity: Type.Integer({ minimum: 1 }),
  line_total: Baht,
  /** The buyer's note to the shop; empty if there is none. */
  comment: Type.String(),
  /** Set if the line cannot be bought as it is. */
  refusal: Type.Optional(LineRefusal),
});
export type CheckoutLine = Static<typeof CheckoutLine>;

/** The amount that the coupon saves is in the price block. */
export const OrderCoupon = Type.Object({ code: Type.String(), title: Type.String() });
export type OrderCoupon = Static<typeof OrderCoupon>;

/** Points that reduce a price; `worth` in baht is part of the price's discount. */
export const SpentPoints = Type.Object({ count: Type.Integer(), worth: Baht });
export type SpentPoints = Static<typeof SpentPoints>;

/** Points and wallet money that the buyer can spend on this order. */
export const Spendable = Type.Object({
  /** Null if there are no points, or no remaining amount that they could pay. */
  points: Type.Union([
    Type.Null(),
    Type.Intersect([SpentPoints, Type.Object({ used: Type.Boolean() })]),
  ]),
  wallet: Type.Union([Type.Null(), Type.Object({ amount: Baht, used: Type.Boolean() })]),
});
export type Spendable = Static<typeof Spendable>;

/** `missing`: baht by which the products are below the coupon's minimum. */
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
  /** The reason why it cannot be used now; absent if it can. */
  refusal: Type.Optional(CouponRefusal),
});
export type OfferedCoupon = Static<typeof OfferedCoupon>;

/** A delivery method at the checkout: its fee and days, or the reason why it does not deliver there. */
export const DeliveryOffer = Type.Object({
  id: Type.String(),
  kind: Type.Union([Type.Literal('ship'), Type.Literal('own'), Type.Literal('pickup')]),
  /** '' for the text of its kind. */
  name: Type.String(),
  fee: Baht,
  /** Promised days of arrival or collection, as 'YYYY-MM-DD' in Thailand. */
  arrives: Type.Union([Type.Null(), Type.Object({ from: Type.String(), to: Type.String() })]),
  refusal: Type.Union([
    Type.Null(),
    Type.Literal('AREA'),
    Type.Literal('ISLAND'),
    Type.Literal('REMOTE'),
    Type.Literal('TOO_HEAVY'),
    Type.Literal('TOO_MANY'),
    Type.Literal('TOO_LARGE'),
  ]),
  /** Address and hours of collection; null for other methods. */
  pickup: Type.Union([Type.Null(), Type.Object({ address: Type.String(), hours: Type.String() })]),
});
export type DeliveryOffer = Static<typeof DeliveryOffer>;

/** The hosted checkout: current titles, prices and stock of the lines. */
export const Checkout = Type.Object({
  id: Type.String({ format: 'uuid' }),
  shop: ShopMini,
  lines: Type.Array(CheckoutLine),
  price: CartPrice,
  vat: VatContained,
  /** The coupon that reduces the price, or null. */
  coupon: Type.Union([OrderCoupon, Type.Null()]),
  /** The points that reduce the price, or null. */
  points: Type.Union([SpentPoints, Type.Null()]),
  /** Null for a guest. */
  spendable: Type.Union([Spendable, Type.Null()]),
  /** A coupon that was applied but is not, or no longer, valid. */
  left_out: Type.Union([Type.Object({ code: Type.String(), refusal: CouponRefusal }), Type.Null()]),
  /** The shop's coupons: usable ones first, then others with the missing amount. */
  coupons: Type.Array(OfferedCoupon),
  /** True if a line has a refusal: no order can be placed before it is corrected. */
  blocked: Type.Boolean(),
  /** The shop's current holiday. */
  holiday: Type.Union([
    Type.Null(),
    Type.Object({
      until: Type.String({ format: 'date-time' }),
      /** True if orders are refused until its end; otherwise they are shipped after it. */
      stops_orders: Type.Boolean(),
      /** In the reader's language; '' if the shop wrote none. */
      message: Type.String(),
    }),
  ]),
  /** True if guests may order. */
  guests: Type.Boolean(),
  asks: Type.Object({ email: FieldRequirement, note: FieldRequirement }),
  /** True if the shopper wants a reminder of an unfinished checkout; null if the shop sends none. */
  reminder: Type.Union([Type.Null(), Type.Boolean()]),
  deliveries: Type.Array(DeliveryOffer),
  /** Id of the chosen delivery method, for which the price is; null if none delivers to this address. */
  delivery: Type.Union([Type.Null(), Type.String()]),
  /** True if the fee depends on the address, or there are several delivery methods. */
  shipping_varies: Type.Boolean(),
  /** Titles of products that cannot be delivered to this address. */
  undeliverable: Type.Array(Type.String()),
  /** Payment methods for this order. */
  payments: Type.Array(CheckoutPayment),
  /** The reason why this order cannot be paid on delivery; null if it can, or the shop never offers it. */
  cod_refusal: Type.Union([Type.Null(), CodRefusal]),
  /** True if the payment methods depend on the address. */
  payments_vary: Type.Boolean(),
  /**
   * Page of the cart that the checkout was begun from; null for an embed, whose page is not ours.
   */
  cart_url: Type.Union([Type.String(), Type.Null()]),
  /** Path of the order's page after the order was placed. */
  order_url: Type.Union([Type.String(), Type.Null()]),
});
export type Checkout = Static<typeof Checkout>;

/** The states of an order, of which it has one at a time. */
export const OrderStage = Type.Union([
  Type.Literal('placed'),
  Type.Literal('pending_payment'),
  Type.Literal('paid'),
  Type.Literal('preparing'),
  Type.Literal('part_shipped'),
  Type.Literal('shipped'),
  Type.Literal('delivered'),
  Type.Literal('completed'),
  Type.Literal('return_asked'),
  Type.Literal('returned'),
  Type.Literal('disputed'),
  Type.Literal('part_refunded'),
  Type.Literal('refunded'),
  Type.Literal('cancelled'),
]);
export type OrderStage = Static<typeof OrderStage>;

/** The confirmation: the order as it was placed. */
export const PlacedOrder = Type.Object({
  /** The number for people: `INV-0042`. */
  number: Type.String(),
  status: Type.Union([
    Type.Literal('placed'),
    Type.Literal('shipped'),
    Type.Literal('delivered'),
    Type.Literal('cancelled'),
  ]),
  stage: OrderStage,
  /** Actions that its buyer may take now. */
  may: Type.Array(Type.String()),
  payment_method: OrderPaymentMethod,
  payment_status: Type.Union([
    Type.Literal('pending'),
    Type.Literal('paid'),
    Type.Literal('refunded'),
  ]),
  /** Null if no payment is expected. */
  pay_to: Type.Union([Type.Null(), PayTo]),
  /** The newest slip that the buyer sent. */
  slip: Type.Union([
    Type.Null(),
    Type.Object({
      state: Type.Union([
        Type.Literal('waiting'),
        Type.Literal('accepted'),
        Type.Literal('refused'),
      ]),
      /** The shop's reason for a refusal. */
      reason: Type.String(),
      at: Type.String({ format: 'date-time' }),
    }),
  ]),
  /** Page of all orders that were placed together with it. */
  group_url: Type.Optional(Type.String()),
  placed_at: Type.String({ format: 'date-time' }),
  /** True if it was cancelled because it was not paid in time. */
  is_expired: Type.Boolean(),
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
  vat: VatContained,
  coupon: Type.Union([OrderCoupon, Type.Null()]),
  points: Type.Union([SpentPoints, Type.Null()]),
  /** Null for an order from before buyers could choose a method. */
  delivery: Type.Union([Type.Null(), Type.Omit(DeliveryOffer, ['id', 'fee', 'refusal'])]),
  tracking: Type.Union([Type.Object({ courier: Type.String(), code: Type.String() }), Type.Null()]),
  /** Parcels that were handed over so far. */
  parcels: Type.Array(
    Type.Object({
      /** '' for a delivery by the shop itself. */
      courier: Type.String(),
      code: Type.String(),
      /** The courier's tracking page. */
      track_url: Type.Union([Type.Null(), Type.String()]),
      pieces: Type.Integer(),
      sent_at: Type.String({ format: 'date-time' }),
    }),
  ),
  /** The newest return that is not completed. */
  return: Type.Union([
    Type.Null(),
    Type.Object({
      state: Type.Union([
        Type.Literal('asked'),
        Type.Literal('accepted'),
        Type.Literal('returned'),
        Type.Literal('refused'),
        Type.Literal('disputed'),
        Type.Literal('decided'),
      ]),
      /** The shop's answer; '' without one. */
      answer: Type.String(),
      /** Pictures that the buyer sent with it. */
      pictures: Type.Array(
        Type.Object({
          id: Type.String({ format: 'uuid' }),
          width: Type.Integer(),
          height: Type.Integer(),
        }),
      ),
      /** The marketplace's decision on a dispute. */
      verdict: Type.Union([
        Type.Null(),
        Type.Object({
          for: Type.Union([Type.Literal('buyer'), Type.Literal('shop')]),
          reason: Type.String(),
        }),
      ]),
    }),
  ]),
  /** Amount in baht that is refunded because the order was cancelled; null if nothing was paid. */
  cancelled_refund: Type.Union([
    Type.Null(),
    Type.Object({
      amount: Type.Number(),
      way: Type.Union([Type.Literal('provider'), Type.Literal('transfer'), Type.Literal('wallet')]),
    }),
  ]),
  /** Refunded amount in baht. */
  refunds: Type.Array(
    Type.Object({
      amount: Type.Number(),
      /** The part of it that was refunded to the buyer's wallet. */
      lnwcash: Type.Number(),
      /** Number of spent points that were returned. */
      points: Type.Integer(),
      way: Type.Union([
        Type.Literal('provider'),
        Type.Literal('transfer'),
        Type.Literal('cash'),
        Type.Literal('wallet'),
      ]),
      at: Type.String({ format: 'date-time' }),
    }),
  ),
});
export type PlacedOrder = Static<typeof PlacedOrder>;
