import { Type, type Static } from 'typebox';
import { Baht } from '@talad/elements/api/product.contract';
import { OrderStage } from '@talad/elements/api/checkout.contract';

const Time = Type.String({ format: 'date-time' });
const Uuid = Type.String({ format: 'uuid' });
const Strict = { additionalProperties: false } as const;

const SlipState = Type.Union([
  Type.Literal('waiting'),
  Type.Literal('accepted'),
  Type.Literal('refused'),
]);

/** A buyer's slip of a transfer, as the back office shows it. */
export const Slip = Type.Object({
  id: Uuid,
  state: SlipState,
  /** State of its QR code: read, absent or unreadable, or with a wrong checksum. */
  code: Type.Union([Type.Literal('read'), Type.Literal('none'), Type.Literal('invalid')]),
  /** The bank's three digits; null if the code was not read. */
  bank: Type.Union([Type.Null(), Type.String()]),
  /** The bank's number of the transfer. */
  reference: Type.Union([Type.Null(), Type.String()]),
  /** The answer of the shop's verification service; null if it was not queried. */
  check: Type.Union([
    Type.Null(),
    Type.Literal('asking'),
    Type.Literal('confirmed'),
    Type.Literal('differs'),
    Type.Literal('unknown'),
  ]),
  /** Facts of the bank's record that do not match the order. */
  differences: Type.Array(
    Type.Object({
      field: Type.Union([
        Type.Literal('amount'),
        Type.Literal('payee'),
        Type.Literal('time'),
        Type.Literal('reference'),
        Type.Literal('transfer'),
      ]),
      /** Baht, a masked account, a time, or a reference; empty if there is none. */
      found: Type.String(),
    }),
  ),
  /** The shop's reason for a refusal. */
  reason: Type.String(),
  sent_at: Time,
  answered_at: Type.Union([Type.Null(), Time]),
  /** Path of its picture; null if it was removed. */
  picture: Type.Union([Type.Null(), Type.String()]),
});
export type Slip = Static<typeof Slip>;

/** A row of the list of slips. */
export const ListedSlip = Type.Intersect([
  Slip,
  Type.Object({
    order_id: Uuid,
    order_number: Type.String(),
    customer: Type.String(),
    /** The amount that the order expects. */
    net: Baht,
    stage: OrderStage,
    /** True while the order waits for this money. */
    may_receive: Type.Boolean(),
    /** Revision of the order, needed to record the payment. */
    revision: Type.Integer(),
  }),
]);
export type ListedSlip = Static<typeof ListedSlip>;

/** POST orders/{id}/slips/{slip_id}/refuse; the buyer gets the reason. */
export const SlipRefusal = Type.Object(
  { reason: Type.String({ minLength: 1, maxLength: 500, pattern: '\\S' }) },
  Strict,
);

/** `filter` of the list. */
export const SlipFilter = Type.Object(
  {
    state: Type.Optional(SlipState),
    id: Type.Optional(Type.Array(Uuid, { maxItems: 200 })),
  },
  Strict,
);
export type SlipFilter = Static<typeof SlipFilter>;
