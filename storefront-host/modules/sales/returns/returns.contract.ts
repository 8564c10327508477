import { Type, type Static } from 'typebox';
import { Baht } from '@talad/elements/api/product.contract';

const strict = { additionalProperties: false } as const;

export const ReturnReason = Type.Union([
  Type.Literal('damaged'),
  Type.Literal('wrong'),
  Type.Literal('not_as_described'),
  Type.Literal('missing'),
  Type.Literal('changed_mind'),
  Type.Literal('other'),
]);

export const RefundMethod = Type.Union([
  Type.Literal('provider'),
  Type.Literal('transfer'),
  Type.Literal('cash'),
  Type.Literal('wallet'),
]);

const WantedRefundMethod = Type.Union([
  Type.Literal('provider'),
  Type.Literal('transfer'),
  Type.Literal('wallet'),
]);

/** A private picture of the order, with its address for the shop's staff. */
const ReturnPicture = Type.Object({
  url: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
});

export const ReturnState = Type.Union([
  Type.Literal('asked'),
  Type.Literal('accepted'),
  Type.Literal('returned'),
  Type.Literal('refused'),
  Type.Literal('disputed'),
  Type.Literal('decided'),
]);

const Pieces = Type.Object({
  rank: Type.Integer({ minimum: 0 }),
  quantity: Type.Integer({ minimum: 0, maximum: 999_999 }),
});

/** A buyer's request for a return, as the back office shows it. */
export const OrderReturn = Type.Object({
  id: Type.String({ format: 'uuid' }),
  reason: ReturnReason,
  details: Type.String(),
  lines: Type.Array(Pieces),
  /** The buyer's pictures, in the order in which they were sent. */
  pictures: Type.Array(ReturnPicture),
  /** The way in which the buyer wants the money back. */
  way: Type.Union([Type.Null(), WantedRefundMethod]),
  /** The buyer's bank account for the money. */
  account: Type.Union([
    Type.Null(),
    Type.Object({ bank: Type.String(), number: Type.String(), name: Type.String() }),
  ]),
  answer: Type.String(),
  objection: Type.String(),
  /** An operator's decision on the dispute. */
  verdict: Type.Union([
    Type.Null(),
    Type.Object({
      for: Type.Union([Type.Literal('buyer'), Type.Literal('shop')]),
      reason: Type.String(),
      at: Type.String({ format: 'date-time' }),
    }),
  ]),
  asked_at: Type.String({ format: 'date-time' }),
});
export type OrderReturn = Static<typeof OrderReturn>;

/** Money that was refunded. */
export const OrderRefund = Type.Object({
  id: Type.String({ format: 'uuid' }),
  lines: Type.Array(
    Type.Intersect([Pieces, Type.Object({ amount: Baht, restock: Type.Boolean() })]),
  ),
  shipping: Baht,
  /** Money that was refunded by `way`. */
  amount: Baht,
  /** Money that was refunded to the buyer's wallet. */
  lnwcash: Baht,
  /** Spent points that were refunded. */
  points: Type.Integer(),
  way: RefundMethod,
  note: Type.String(),
  refunded_at: Type.String({ format: 'date-time' }),
});
export type OrderRefund = Static<typeof OrderRefund>;

const revision = Type.Integer({ minimum: 1 });

/** POST `orders/{id}/return/accept` and `/refuse`; the buyer gets the answer. */
export const ReturnAnswer = Type.Object(
  { revision, answer: Type.String({ maxLength: 1000 }) },
  strict,
);
export type ReturnAnswer = Static<typeof ReturnAnswer>;

/** POST `orders/{id}/return/receive` records that the goods arrived. */
export const ReturnReceipt = Type.Object({ revision }, strict);

/**
 * POST `orders/{id}/refunds`. `goods` is the refund for the goods, without delivery; if absent, the
 * value of the pieces. More than is left answers 409 REFUND_TOO_MUCH, nothing at all 422. Refunded
 * pieces of an unsent order are not sent: pieces in a parcel answer 409 REFUND_SENT, and everything
 * that is left 409 REFUND_CANCEL, because such an order has to be cancelled.
 */
export const RefundRequest = Type.Object(
  {
    revision,
    lines: Type.Array(
      Type.Object(
        {
          rank: Type.Integer({ minimum: 0 }),
          quantity: Type.Integer({ minimum: 1, maximum: 999_999 }),
          /** The returned pieces are put on sale again. */
          restock: Type.Boolean(),
        },
        strict,
      ),
      { maxItems: 500 },
    ),
    goods: Type.Optional(Baht),
    shipping: Baht,
    way: RefundMethod,
    /** Only the shop sees it. */
    note: Type.String({ maxLength: 500 }),
  },
  strict,
);
export type RefundRequest = Static<typeof RefundRequest>;
