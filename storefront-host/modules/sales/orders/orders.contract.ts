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
import { OrderRefund, OrderReturn, RefundWay, ReturnState } from '../returns/returns.contract.ts';
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
  /** As people see it: `INV-0042`. */
  number: Type.String(),
  status: OrderStatus,
  /** The state's one name, from status, payment and parcels. */
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
  /** The buyer's note; '': none. */
  comment: Type.String(),
  /** Pieces that were refunded before they were sent: they go into no parcel. */
  withdrawn: Type.Integer(),
});
export type OrderLine = Static<typeof OrderLine>;

/** One thing that happened to the order, newest first. `by` is null if the shopper did it, or it came with time. */
export const OrderEvent = Type.Object({
  action: Type.String(),
  at: Type.String({ format: 'date-time' }),
  by: Type.Union([Type.String(), Type.Null()]),
});

export const Order = Type.Intersect([
  OrderSummary,
  Type.Object({
    lang: Type.Union([Type.Literal('th'), Type.Literal('en')]),
    /** The shop's customer; null where the contact is erased. */
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
    /** Null: the shop was not registered for VAT. */
    vat: Type.Union([Type.Null(), Baht]),
    /** In percent. */
    vat_rate: Type.Union([Type.Null(), Type.Number({ minimum: 0, maximum: 100 })]),
    /** Coupon of the discount, or of free shipping. */
    coupon: Type.Union([OrderCoupon, Type.Null()]),
    points: Type.Union([SpentPoints, Type.Null()]),
    /** Null: the order is older than the choice. */
    delivery: PlacedOrder.properties.delivery,
    tracking: Type.Union([Tracking, Type.Null()]),
    parcels: Type.Array(Parcel),
    /** The newest return; `state` null: it is done or withdrawn. */
    return: Type.Union([
      Type.Null(),
      Type.Intersect([OrderReturn, Type.Object({ state: Type.Union([Type.Null(), ReturnState]) })]),
    ]),
    /** Ways by which its money can go back, the best first; none: points and the wallet paid it all. */
    refund_ways: Type.Array(RefundWay),
    refunds: Type.Array(OrderRefund),
    /** Slips that its buyer sent, the newest one first. */
    slips: Type.Array(Slip),
    /** Collected by a courier that has not paid it yet; 0: nothing is. */
    cod_due: Baht,
    remittance: Type.Union([Type.Null(), Remittance]),
    /** Cancelled at this time unless it is paid; null: it waits for no payment. */
    pay_by: Type.Union([Type.Null(), Type.String({ format: 'date-time' })]),
    events: Type.Array(OrderEvent),
    /** Internal, newest first. */
    notes: Type.Array(OrderNote),
    /** Opens the order for its customer without signing in. */
    link: Type.String(),
    /** Possible next actions: the buttons to show. */
    actions: Type.Array(OrderAction),
  }),
]);
export type Order = Static<typeof Order>;

const Day = Type.String({ format: 'date' });

/** `filter` of the list. `q` looks in number, name, phone and tracking code; `id` serves getMany. */
export const OrderFilter = Type.Object(
  {
    status: Type.Optional(OrderStatus),
    /** Without cancelled ones, as the reports count them. */
    sold: Type.Optional(Type.Literal(true)),
    tag: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
    /** The state by its one name. */
    stage: Type.Optional(OrderStage),
    /** Cancelled, and the shop still has the buyer's money. */
    owed_back: Type.Optional(Type.Literal(true)),
    /** A courier has its money. */
    cod_due: Type.Optional(Type.Literal(true)),
    /** With a coupon. */
    coupon: Type.Optional(Type.Literal(true)),
    /** Won back by a reminder of the checkout. */
    reminded: Type.Optional(Type.Literal(true)),
    /** A courier collected its money, paid it, or brought the parcel back. */
    cod: Type.Optional(CodStep),
    /** Days of Thailand's calendar, both included, on which they were placed, or `cod` happened. */
    from: Type.Optional(Day),
    to: Type.Optional(Day),
    q: Type.Optional(Type.String({ maxLength: 100 })),
    customer_id: Type.Optional(Type.String({ format: 'uuid' })),
    id: Type.Optional(Type.Array(Type.String({ format: 'uuid' }), { maxItems: 200 })),
  },
  { additionalProperties: false },
);
export type OrderFilter = Static<typeof OrderFilter>;

/** POST orders/{id}/ship. `revision` is the one that was shown: another one answers 409 CONFLICT. */
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
    /** Money that was paid goes to the buyer's wallet; absent: back to where it came from. */
    refund: Type.Optional(Type.Literal('wallet')),
  },
  { additionalProperties: false },
);
export type CancelRequest = Static<typeof CancelRequest>;

/** POST orders/{id}/refuse: the buyer did not take the parcel at the door. */
export const RefusedRequest = Type.Object(
  {
    revision: Type.Integer({ minimum: 1 }),
    /** The pieces came back and can be sold again. */
    restock: Type.Boolean(),
    /** Price of the way back; absent: nothing. */
    cost: Type.Optional(Baht),
  },
  { additionalProperties: false },
);
export type RefusedRequest = Static<typeof RefusedRequest>;
