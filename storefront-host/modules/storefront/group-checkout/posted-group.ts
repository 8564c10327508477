import { Type, type Static } from 'typebox';
import { AddressForm } from '@talad/elements/api/checkout.contract';
import { OwnFieldError } from '../../shops/index.ts';
import { CouponOutcome } from '../checkout/posted-checkout.ts';

/** Reason why a posted checkout of several shops was not ordered, and its typed values. */
export const PostedGroup = Type.Object({
  /** Another one with each post. */
  id: Type.String(),
  values: AddressForm,
  errors: Type.Optional(Type.Array(OwnFieldError)),
  notice: Type.Optional(
    Type.Union([Type.Literal('adjusted'), Type.Literal('payment'), Type.Literal('spending')]),
  ),
  /** The shop whose order could not be placed as it was. */
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
  /** By shop: the id of the chosen way of delivery, and the typed note. */
  deliveries: Type.Record(Type.String(), Type.Union([Type.String(), Type.Null()])),
  notes: Type.Record(Type.String(), Type.String()),
});
export type PostedGroup = Static<typeof PostedGroup>;
