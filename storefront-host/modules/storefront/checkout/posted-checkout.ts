import { Type, type Static } from 'typebox';
import { AddressForm, CouponRefusal } from '@talad/elements/api/checkout.contract';
import { OwnFieldError } from '../../shops/index.ts';

/** Result of the coupon in the form. */
export const CouponOutcome = Type.Union([
  Type.Object({ kind: Type.Union([Type.Literal('applied'), Type.Literal('removed')]) }),
  Type.Object({ kind: Type.Literal('refused'), code: Type.String(), refusal: CouponRefusal }),
]);
export type CouponOutcome = Static<typeof CouponOutcome>;

/** The typed values of a checkout that was not ordered, and the reason. */
export const PostedCheckout = Type.Object({
  /** New with each post. */
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
  /** True if the address is to be saved too. */
  isKept: Type.Boolean(),
  /** True if the box about news and offers was ticked. */
  wantsNews: Type.Boolean(),
  payment: Type.Union([Type.String(), Type.Null()]),
  /** Id of the chosen delivery method. */
  delivery: Type.Union([Type.String(), Type.Null()]),
});
export type PostedCheckout = Static<typeof PostedCheckout>;
