import { Type, type Static } from 'typebox';
import { Nullable } from './nothing.ts';
import { Baht } from './product.contract.ts';

const strict = { additionalProperties: false } as const;
const Text = (maxLength: number) => Type.String({ maxLength });
const Texts = (maxLength: number) =>
  Type.Object({ th: Text(maxLength), en: Text(maxLength) }, strict);
const Days = Nullable(
  Type.Object(
    {
      from: Type.Integer({ minimum: 0, maximum: 60 }),
      to: Type.Integer({ minimum: 0, maximum: 60 }),
    },
    strict,
  ),
);
/** Baht; null if not delivered there. */
const Surcharge = Nullable(Baht);

export const MAX_METHODS = 10;
export const MAX_RATES = 12;
export const MAX_BANDS = 20;

const Band = Type.Object(
  {
    /** Kilograms, pieces or baht, depending on the method; null for the last band, which has no limit. */
    up_to: Nullable(Type.Number({ minimum: 0, maximum: 1_000_000_000 })),
    fee: Baht,
  },
  strict,
);

const Rate = Type.Object(
  {
    provinces: Type.Array(Type.Integer({ minimum: 10, maximum: 96 }), { maxItems: 77 }),
    districts: Type.Array(Text(80), { maxItems: 60 }),
    bands: Type.Array(Band, { minItems: 1, maxItems: MAX_BANDS }),
  },
  strict,
);

/** A delivery method as its shop edits it; amounts in baht (commerce/delivery-settings.ts). */
export const WireMethod = Type.Object(
  {
    id: Type.String({ pattern: '^[a-z0-9-]{1,40}$' }),
    kind: Type.Union([Type.Literal('ship'), Type.Literal('own'), Type.Literal('pickup')]),
    is_on: Type.Boolean(),
    names: Texts(60),
    courier: Text(20),
    by: Type.Union([
      Type.Literal('order'),
      Type.Literal('weight'),
      Type.Literal('pieces'),
      Type.Literal('amount'),
    ]),
    rates: Type.Array(Rate, { maxItems: MAX_RATES }),
    free_from: Nullable(Baht),
    island_fee: Surcharge,
    remote_fee: Surcharge,
    max_sides: Nullable(Type.Integer({ minimum: 1, maximum: 1000 })),
    days: Days,
    remote_days: Type.Integer({ minimum: 0, maximum: 30 }),
    pickup: Type.Object({ address: Texts(300), hours: Texts(120) }, strict),
  },
  strict,
);
export type WireMethod = Static<typeof WireMethod>;

export const WireDelivery = Type.Object(
  {
    methods: Type.Array(WireMethod, { maxItems: MAX_METHODS }),
    usual_days: Days,
    unweighed_grams: Type.Integer({ minimum: 0, maximum: 100_000 }),
    packing_grams: Type.Integer({ minimum: 0, maximum: 20_000 }),
    /** Cubic centimetres that count as a kilogram; null if size is not charged. */
    volume_divisor: Nullable(Type.Integer({ minimum: 1000, maximum: 10_000 })),
    own_remote: Type.Array(Type.String({ pattern: '^[1-9][0-9]{4}$' }), { maxItems: 500 }),
    calendar: Type.Object(
      {
        cutoff: Type.String({ pattern: '^(([01][0-9]|2[0-3]):[0-5][0-9])?$' }),
        rest_days: Type.Array(Type.Integer({ minimum: 1, maximum: 7 }), { maxItems: 7 }),
        public_holidays: Type.Boolean(),
        closed: Type.Array(Type.String({ format: 'date' }), { maxItems: 200 }),
      },
      strict,
    ),
    couriers: Type.Array(Text(20), { maxItems: 60 }),
  },
  strict,
);
export type WireDelivery = Static<typeof WireDelivery>;

/** POST `/api/v1/cart/delivery`: the delivery methods of one shop's lines to a place. */
export const DeliveryPlace = Type.Object(
  {
    province: Text(80),
    district: Text(80),
    sub_district: Text(80),
    postcode: Text(20),
  },
  strict,
);
export type DeliveryPlace = Static<typeof DeliveryPlace>;
