import { Type, type Static } from 'typebox';
import { AddressForm } from '@talad/elements/api/checkout.contract';
import { OwnFieldError } from '../../shops/index.ts';
import { CouponOutcome } from '../checkout/posted-checkout.ts';

/** The typed values of a checkout of several shops that was not ordered, and the reason. */
export const PostedGroup = Type.Object({
  /** New with each post. */
  id: Type.String(),
  values: AddressForm,
  errors: Type.Optional(Type.Array(OwnFieldError)),
  notice: Type.Optional(
    Type.Union([Type.Literal('adjusted'), Type.Literal('payment'), Type.Literal('spending')]),
  ),
  /** The shop whose order was refused. */
  refused: Type.Optional(
    Type.Object({
      shop_id: Type.Integer(),
      why: Type.Union([
        Type.Literal('short'),
        Type.Literal('price-changed'),
        Type.Literal('closed'),
        Type.Literal('payment'),
        Type.Literal('undeliverable'),
        Type.Literal('note'),
      ]),
    }),
  ),
  coupon: Type.Optional(Type.Object({ shop_id: Type.Integer(), outcome: CouponOutcome })),
  isKept: Type.Boolean(),
  wantsNews: Type.Boolean(),
  payment: Type.Union([Type.String(), Type.Null()]),
  /** Ids of the delivery methods, and the notes, by shop. */
  deliveries: Type.Record(Type.String(), Type.Union([Type.String(), Type.Null()])),
  notes: Type.Record(Type.String(), Type.String()),
});
export type PostedGroup = Static<typeof PostedGroup>;
