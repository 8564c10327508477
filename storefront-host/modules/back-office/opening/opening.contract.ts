import { Type, type Static } from 'typebox';

/** Steps from an empty shop to one that sells, in their order in the list. */
export const stepKeys = [
  'product',
  'picture',
  'shipping',
  'payment',
  'contact',
  'look',
  'open',
] as const;
export type StepKey = (typeof stepKeys)[number];

export const OpeningState = Type.Union([
  /** Visitors see that the shop opens soon. */
  Type.Literal('soon'),
  /** The owner has requested approval, and an operator has not decided yet. */
  Type.Literal('asked'),
  Type.Literal('open'),
  Type.Literal('closed'),
]);
export type OpeningState = Static<typeof OpeningState>;

/** GET `/api/v1/manage/:shop_id/opening`. */
export const Opening = Type.Object({
  state: OpeningState,
  steps: Type.Array(
    Type.Object({
      key: Type.Enum([...stepKeys]),
      done: Type.Boolean(),
    }),
  ),
  /** Id of a product without a picture, for the step that requires one. */
  unpictured: Type.Union([Type.Integer(), Type.Null()]),
  /** Time at which a closed shop is removed: 30 days after it closed. */
  removed_at: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
  /** Number of unfinished orders; a shop can only be closed without any. */
  open_orders: Type.Integer({ minimum: 0 }),
});
export type Opening = Static<typeof Opening>;

/** POST `/api/v1/manage/:shop_id/closing`: the owner types the shop's name, so that it is not closed by mistake. */
export const ClosingRequest = Type.Object(
  { shopname: Type.String({ maxLength: 63 }) },
  { additionalProperties: false },
);
