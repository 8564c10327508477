import { Type, type Static } from 'typebox';
import { CartPrice } from '@talad/elements/api/cart.contract';
import {
  OrderCoupon,
  OrderStage,
  OrderPaymentMethod,
  PlacedOrder,
  SpentPoints,
} from '@talad/elements/api/checkout.contract';
import { Picture } from '@talad/elements/api/picture.contract';
import { Baht } from '@talad/elements/api/product.contract';
import { Parcel } from '../parcels/parcels.contract.ts';
import {
  OrderRefund,
  OrderReturn,
  RefundMethod,
  ReturnState,
} from '../returns/returns.contract.ts';
import { Slip } from '../slips/slips.contract.ts';
import { CodStep, Remittance } from '../remittances/remittances.contract.ts';
import { OrderNote } from './notes/annotations.contract.ts';

/** `/api/v1/manage/:shop_id/orders`. */
export const OrderStatus = Type.Union([
  Type.Literal('placed'),
  Type.Literal('shipped'),
  Type.Literal('delivered'),
  Type.Literal('cancelled'),
]);
export type OrderStatus = Static<typeof OrderStatus>;

export const OrderAction = Type.Union([
  Type.Literal('receive'),
  Type.Literal('prepare'),
  Type.Literal('ship'),
  Type.Literal('deliver'),
  Type.Literal('complete'),
  Type.Literal('cancel'),
  Type.Literal('refuse'),
  Type.Literal('reopen'),
  Type.Literal('repay'),
  Type.Literal('ask_return'),
  Type.Literal('withdraw_return'),
  Type.Literal('accept_return'),
  Type.Literal('refuse_return'),
  Type.Literal('dispute'),
  Type.Literal('take_back'),
  Type.Literal('refund'),
  Type.Literal('decide_for_buyer'),
  Type.Literal('decide_for_shop'),
  Type.Literal('remit'),
]);
export type OrderAction = Static<typeof OrderAction>;

export { OrderStage };

export const PaymentStatus = Type.Union([
  Type.Literal('pending'),
  Type.Literal('paid'),
  Type.Literal('refunded'),
]);

/** A row of the list. */
export const OrderSummary = Type.Object({
  id: Type.String({ format: 'uuid' }),
  /** The number that people see: `INV-0042`. */
  number: Type.String(),
  status: OrderStatus,
  /** The state's one name, derived from status, payment and parcels. */
  stage: OrderStage,
  payment_method: OrderPaymentMethod,
  payment_status: PaymentStatus,
  customer: Type.String(),
  phone: Type.String(),
  province: Type.String(),
  quantity: Type.Integer(),
  net: Baht,
  placed_at: Type.String({ format: 'date-time' }),
  updated_at: Type.String({ format: 'date-time' }),
  revision: Type.Integer(),
  tags: Type.Array(Type.String()),
});
export type OrderSummary = Static<typeof OrderSummary>;

export const Tracking = Type.Object(
  {
    courier: Type.String({ minLength: 1, maxLength: 60 }),
    code: Type.String({ minLength: 1, maxLength: 60 }),
  },
  { additionalProperties: false },
);
export type Tracking = Static<typeof Tracking>;

export const OrderLine = Type.Object({
  product_id: Type.Integer(),
  product_uuid: Type.String({ format: 'uuid' }),
  title: Type.String(),
  option_text: Type.String(),
  image: Type.Union([Picture, Type.Null()]),
  price: Baht,
  quantity: Type.Integer(),
  line_total: Baht,
  /** Its share of the order's discount. */
  discount: Baht,
  /** The buyer's note; empty if there is none. */
  comment: Type.String(),
  /** Pieces that were refunded before they were sent: no parcel will contain them. */
  withdrawn: Type.Integer(),
});
export type OrderLine = Static<typeof OrderLine>;

/**
 * Events of the order, newest first. `by` is null for the shopper's own actions and for time
 * limits.
 */
export const OrderEvent = Type.Object({
  action: Type.String(),
  at: Type.String({ format: 'date-time' }),
  by: Type.Union([Type.String(), Type.Null()]),
});

export const Order = Type.Intersect([
  OrderSummary,
  Type.Object({
    lang: Type.Union([Type.Literal('th'), Type.Literal('en')]),
    /** The shop's customer; null after the contact was erased. */
    customer_id: Type.Union([Type.String({ format: 'uuid' }), Type.Null()]),
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
    lines: Type.Array(OrderLine),
    price: CartPrice,
    /** Null if the shop was not registered for VAT. */
    vat: Type.Union([Type.Null(), Baht]),
    /** In percent. */
    vat_rate: Type.Union([Type.Null(), Type.Number({ minimum: 0, maximum: 100 })]),
    /** Coupon that gave the discount, or free shipping. */
    coupon: Type.Union([OrderCoupon, Type.Null()]),
    points: Type.Union([SpentPoints, Type.Null()]),
    /** Null for an order from before buyers could choose. */
    delivery: PlacedOrder.properties.delivery,
    tracking: Type.Union([Tracking, Type.Null()]),
    parcels: Type.Array(Parcel),
    /** The newest return; `state` is null after it was completed or withdrawn. */
    return: Type.Union([
      Type.Null(),
      Type.Intersect([OrderReturn, Type.Object({ state: Type.Union([Type.Null(), ReturnState]) })]),
    ]),
    /** Ways to refund its money, the best first; empty if points and the wallet paid everything. */
    refund_ways: Type.Array(RefundMethod),
    refunds: Type.Array(OrderRefund),
    /** Slips that its buyer sent, newest first. */
    slips: Type.Array(Slip),
    /** Money that a courier has collected and not paid out yet; 0 if there is none. */
    cod_due: Baht,
    remittance: Type.Union([Type.Null(), Remittance]),
    /** The order is cancelled at this time unless it is paid; null if it waits for no payment. */
    pay_by: Type.Union([Type.Null(), Type.String({ format: 'date-time' })]),
    events: Type.Array(OrderEvent),
    /** Internal notes, newest first. */
    notes: Type.Array(OrderNote),
    /** Opens the order for its customer without signing in. */
    link: Type.String(),
    /** Possible next actions, shown as buttons. */
    actions: Type.Array(OrderAction),
  }),
]);
export type Order = Static<typeof Order>;

const Day = Type.String({ format: 'date' });

/** `filter` of the list. `q` looks in number, name, phone and tracking code; `id` serves getMany. */
export const OrderFilter = Type.Object(
  {
    status: Type.Optional(OrderStatus),
    /** Excludes cancelled orders, as the reports do. */
    sold: Type.Optional(Type.Literal(true)),
    tag: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
    /** Selects a state by its one name. */
    stage: Type.Optional(OrderStage),
    /** Selects cancelled orders whose money the shop has not refunded. */
    owed_back: Type.Optional(Type.Literal(true)),
    /** Selects orders whose money a courier still has. */
    cod_due: Type.Optional(Type.Literal(true)),
    /** Selects orders with this coupon. */
    coupon: Type.Optional(Type.Literal(true)),
    /** Selects orders that followed a checkout reminder. */
    reminded: Type.Optional(Type.Literal(true)),
    /** Selects orders whose money a courier collected or paid out, or whose parcel it returned. */
    cod: Type.Optional(CodStep),
    /**
     * Days of Thailand's calendar, both included, on which they were placed, or on which `cod`
     * happened.
     */
    from: Type.Optional(Day),
    to: Type.Optional(Day),
    q: Type.Optional(Type.String({ maxLength: 100 })),
    customer_id: Type.Optional(Type.String({ format: 'uuid' })),
    id: Type.Optional(Type.Array(Type.String({ format: 'uuid' }), { maxItems: 200 })),
  },
  { additionalProperties: false },
);
export type OrderFilter = Static<typeof OrderFilter>;

/**
 * POST orders/{id}/ship. `revision` is the one that the form showed: another one answers 409
 * CONFLICT.
 */
export const ShipRequest = Type.Object(
  {
    revision: Type.Integer({ minimum: 1 }),
    tracking: Type.Optional(Tracking),
  },
  { additionalProperties: false },
);
export type ShipRequest = Static<typeof ShipRequest>;

/** POST orders/{id}/receive, /prepare, /deliver, /reopen and /repay. */
export const OrderActionRequest = Type.Object(
  { revision: Type.Integer({ minimum: 1 }) },
  { additionalProperties: false },
);
export type OrderActionRequest = Static<typeof OrderActionRequest>;

/** POST orders/{id}/cancel. */
export const CancelRequest = Type.Object(
  {
    revision: Type.Integer({ minimum: 1 }),
    /** Refunds paid money to the buyer's wallet; without it, to where it came from. */
    refund: Type.Optional(Type.Literal('wallet')),
  },
  { additionalProperties: false },
);
export type CancelRequest = Static<typeof CancelRequest>;

/** POST orders/{id}/refuse records that the buyer did not accept the parcel at the door. */
export const RefusedRequest = Type.Object(
  {
    revision: Type.Integer({ minimum: 1 }),
    /** The pieces were returned and can be sold again. */
    restock: Type.Boolean(),
    /** Price of the return transport; nothing if absent. */
    cost: Type.Optional(Baht),
  },
  { additionalProperties: false },
);
export type RefusedRequest = Static<typeof RefusedRequest>;
