import { Type, type Static } from 'typebox';
import { Baht } from '@talad/elements/api/product.contract';

const strict = { additionalProperties: false } as const;

/** A courier as the shop's settings show it. */
export const Courier = Type.Object({
  code: Type.String(),
  name: Type.String(),
  /** `unknown` means that it is not clear whether it still accepts parcels. */
  state: Type.Union([Type.Literal('running'), Type.Literal('unknown'), Type.Literal('ceased')]),
  /** Regular expression of its tracking numbers; empty if unknown. */
  pattern: Type.String(),
  /** True for the shop's default courier. */
  is_default: Type.Boolean(),
});
export type Courier = Static<typeof Courier>;

export const CouriersQuery = Type.Object(
  {
    /** Returns all couriers that the shop may use; without it, only those that it uses. */
    all: Type.Optional(Type.Literal('true')),
  },
  strict,
);

export const Couriers = Type.Object({ couriers: Type.Array(Courier) });

const ParcelLine = Type.Object(
  { rank: Type.Integer({ minimum: 0 }), quantity: Type.Integer({ minimum: 1, maximum: 999_999 }) },
  strict,
);

/** A parcel as the back office shows it. */
export const Parcel = Type.Object({
  id: Type.String({ format: 'uuid' }),
  /** 1 is the order's first parcel. */
  rank: Type.Integer(),
  /** Name in the reader's language; empty if the shop delivers it. */
  courier: Type.String(),
  code: Type.String(),
  /** The courier's tracking page, or null if none is known. */
  track_url: Type.Union([Type.Null(), Type.String()]),
  lines: Type.Array(ParcelLine),
  grams: Type.Union([Type.Null(), Type.Integer()]),
  cost: Type.Union([Type.Null(), Baht]),
  sent_at: Type.String({ format: 'date-time' }),
});
export type Parcel = Static<typeof Parcel>;

export const ParcelParams = Type.Object({
  shop_id: Type.Integer({ minimum: 1 }),
  id: Type.String({ format: 'uuid' }),
  parcel_id: Type.String({ format: 'uuid' }),
});

/**
 * POST `orders/{id}/parcels` sends a parcel. `revision` is the one that the form showed: another
 * one answers 409 CONFLICT.
 */
export const ParcelRequest = Type.Object(
  {
    revision: Type.Integer({ minimum: 1 }),
    /** Code of a courier, or a name; empty if the shop delivers it. */
    courier: Type.String({ maxLength: 60 }),
    code: Type.String({ maxLength: 60 }),
    /** If absent, the parcel has everything that is not sent yet. */
    lines: Type.Optional(Type.Array(ParcelLine, { minItems: 1, maxItems: 500 })),
    grams: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
    /** Price that the courier charges. */
    cost: Type.Optional(Baht),
  },
  strict,
);
export type ParcelRequest = Static<typeof ParcelRequest>;

/**
 * PUT `orders/{id}/parcels/{parcel_id}` replaces the parcel's data; an absent weight or cost is
 * deleted.
 */
export const ParcelCorrection = Type.Omit(ParcelRequest, ['lines'], strict);
export type ParcelCorrection = Static<typeof ParcelCorrection>;
