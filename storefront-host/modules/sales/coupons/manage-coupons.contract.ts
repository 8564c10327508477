import { Type, type Static } from 'typebox';
import { CouponKind } from '@talad/elements/api/coupon.contract';
import { Nullable } from '@talad/elements/api/nothing';
import { Baht } from '@talad/elements/api/product.contract';
import { BothTexts, TextsInput } from '../../catalog/translations/texts.contract.ts';

const Time = Type.String({ format: 'date-time' });

/** Limits the single-use codes that are made at once, and those of one coupon in all. */
export const MAX_CODES = 1_000;
export const MAX_COUPON_CODES = 10_000;

export const CouponState = Type.Union([
  Type.Literal('running'),
  Type.Literal('upcoming'),
  Type.Literal('used_up'),
  Type.Literal('ended'),
]);
export type CouponState = Static<typeof CouponState>;

const Terms = {
  kind: CouponKind,
  /** Baht, whole percent, or 0 for free shipping. */
  value: Baht,
  /** Baht that the products must cost at least. */
  minimum: Baht,
  /** Maximum discount of a percent coupon, in baht. */
  max_discount: Nullable(Type.Number({ title: 'Baht', minimum: 1, maximum: 1_000_000_000 })),
};

const Fields = {
  /** The code that shoppers type at the checkout, or the prefix of the codes if there are many. */
  code: Type.String({ minLength: 3, maxLength: 30, pattern: '^([A-Za-z0-9][A-Za-z0-9_-]*)?$' }),
  /** A coupon without a title is named by its discount. */
  titles: TextsInput(200),
  descriptions: TextsInput(1_000),
  ...Terms,
  /** Limit of coupons; null means unlimited. */
  quota: Nullable(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  per_buyer: Type.Integer({ minimum: 1, maximum: 100 }),
  /** If false, no page offers it and shoppers have to know the code. */
  is_public: Type.Boolean(),
  begins_at: Time,
  ends_at: Time,
};

/** A row of `GET /api/v1/manage/:shop_id/coupons`, and the record itself. */
export const ManagedCoupon = Type.Object({
  id: Type.Integer(),
  ...Fields,
  titles: BothTexts,
  descriptions: BothTexts,
  /** Number of single-use codes; 0 if one code serves all shoppers. */
  codes: Type.Integer(),
  state: CouponState,
  /** Shoppers have collected or used it, so its code and terms can no longer change. */
  is_fixed: Type.Boolean(),
  collected: Type.Integer(),
  /** Number and discount of the orders that used it and were not cancelled. */
  used: Type.Integer(),
  cost: Baht,
  revision: Type.Integer({ minimum: 1 }),
  created_at: Time,
  updated_at: Time,
});
export type ManagedCoupon = Static<typeof ManagedCoupon>;

/** `q` searches code and title. */
export const CouponFilter = Type.Object(
  {
    q: Type.Optional(Type.String({ maxLength: 200 })),
    state: Type.Optional(CouponState),
    id: Type.Optional(
      Type.Array(Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }), { maxItems: 100 }),
    ),
  },
  { additionalProperties: false },
);
export type CouponFilter = Static<typeof CouponFilter>;

/** It begins at once if no begin is sent; a missing code is generated. */
export const CouponCreate = Type.Object(
  {
    ...Type.Partial(Type.Object(Fields)).properties,
    kind: CouponKind,
    ends_at: Time,
    /** Creates this many single-use codes with `code` as their prefix. */
    codes: Type.Optional(Nullable(Type.Integer({ minimum: 1, maximum: MAX_CODES }))),
  },
  { additionalProperties: false },
);
export type CouponCreate = Static<typeof CouponCreate>;

/**
 * Changes only the fields that are sent. A revision other than the stored one answers 409 CONFLICT.
 */
export const CouponUpdate = Type.Object(
  { revision: Type.Integer({ minimum: 1 }), ...Type.Partial(Type.Object(Fields)).properties },
  { additionalProperties: false },
);
export type CouponUpdate = Static<typeof CouponUpdate>;

export const CouponEnd = Type.Object(
  { revision: Type.Integer({ minimum: 1 }) },
  { additionalProperties: false },
);

/** POST coupons/{id}/codes adds single-use codes. */
export const CouponCodes = Type.Object(
  { count: Type.Integer({ minimum: 1, maximum: MAX_CODES }) },
  { additionalProperties: false },
);
