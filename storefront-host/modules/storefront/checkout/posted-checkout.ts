import { Type, type Static } from 'typebox';
import { AddressForm, CouponRefusal } from '@talad/elements/api/checkout.contract';
import { OwnFieldError } from '../../shops/index.ts';

/** Outcome for the coupon that the form asked for. */
export const CouponOutcome = Type.Union([
  Type.Object({ kind: Type.Union([Type.Literal('applied'), Type.Literal('removed')]) }),
  Type.Object({ kind: Type.Literal('refused'), code: Type.String(), refusal: CouponRefusal }),
]);
export type CouponOutcome = Static<typeof CouponOutcome>;

/** Reason why a posted checkout was not ordered, and its typed values; none of it placed an order. */
export const PostedCheckout = Type.Object({
  /** Another one with each post. */
  id: Type.String(),
  values: AddressForm,
  errors: Type.Optional(Type.Array(OwnFieldError)),
  notice: Type.Optional(
    Type.Union([
      Type.Literal('short'),
      Type.Literal('price-changed'),
      Type.Literal('adjusted'),
      Type.Literal('payment'),
      Type.Literal('undeliverable'),
      Type.Literal('spending'),
      Type.Null(),
    ]),
  ),
  coupon: Type.Optional(CouponOutcome),
  /** Whether the address is to be saved too. */
  isKept: Type.Boolean(),
  /** Whether the box about news and offers was ticked. */
  wantsNews: Type.Boolean(),
  payment: Type.Union([Type.String(), Type.Null()]),
  /** Id of the chosen way of delivery. */
  delivery: Type.Union([Type.String(), Type.Null()]),
});
export type PostedCheckout = Static<typeof PostedCheckout>;
