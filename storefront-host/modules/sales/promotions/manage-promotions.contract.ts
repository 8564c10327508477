import { Type, type Static } from 'typebox';
import { Id } from '@talad/elements/api/id.contract';
import { Nothing, Nullable } from '@talad/elements/api/nothing';
import { Picture } from '@talad/elements/api/picture.contract';
import { Baht } from '@talad/elements/api/product.contract';
import { BothTexts, TextsInput } from '../../catalog/translations/texts.contract.ts';

const Time = Type.String({ format: 'date-time' });

export const PromotionKind = Type.Union([
  Type.Literal('flash'),
  Type.Literal('discount'),
  Type.Literal('gift'),
  Type.Literal('news'),
]);
export type PromotionKind = Static<typeof PromotionKind>;

const DiscountKind = Type.Union([Nothing, Type.Literal('percent'), Type.Literal('amount')]);

export const MAX_PROMOTION_PRODUCTS = 500;
export const MAX_PROMOTION_CATEGORIES = 50;

export const PromotionState = Type.Union([
  Type.Literal('draft'),
  Type.Literal('running'),
  Type.Literal('upcoming'),
  Type.Literal('ended'),
]);
export type PromotionState = Static<typeof PromotionState>;

const Discount = {
  /** Both are null for gifts and news, which change no price. */
  discount_kind: DiscountKind,
  /** Whole percent, or the reduction of each price in baht. */
  discount_value: Nullable(Baht),
  product_ids: Type.Array(Id, { maxItems: MAX_PROMOTION_PRODUCTS, uniqueItems: true }),
  /** Includes the categories below them, and products that are added to them later. */
  category_ids: Type.Array(Id, { maxItems: MAX_PROMOTION_CATEGORIES, uniqueItems: true }),
  begins_at: Time,
  ends_at: Time,
};

const Fields = {
  kind: PromotionKind,
  titles: TextsInput(200),
  summaries: TextsInput(500),
  /** HTML; sanitised when it is stored. */
  htmls: TextsInput(20_000),
  /** An upload of the shop (POST media). */
  media_id: Nullable(Type.String({ format: 'uuid' })),
  ...Discount,
  /** False for a draft, which no page shows and which changes no price. */
  published: Type.Boolean(),
};

/** A row of `GET /api/v1/manage/:shop_id/promotions`, and the record itself. */
export const ManagedPromotion = Type.Object({
  id: Type.Integer(),
  ...Fields,
  titles: BothTexts,
  summaries: BothTexts,
  htmls: BothTexts,
  image: Type.Union([Picture, Type.Null()]),
  state: PromotionState,
  /** Number of products in it now, including those of its categories. */
  products: Type.Integer(),
  /** Path of its page in the shop. */
  full_url: Type.String(),
  revision: Type.Integer({ minimum: 1 }),
  created_at: Time,
  updated_at: Time,
});
export type ManagedPromotion = Static<typeof ManagedPromotion>;

/** `q` searches the title. */
export const PromotionFilter = Type.Object(
  {
    q: Type.Optional(Type.String({ maxLength: 200 })),
    kind: Type.Optional(PromotionKind),
    state: Type.Optional(PromotionState),
    id: Type.Optional(Type.Array(Id, { maxItems: 100 })),
  },
  { additionalProperties: false },
);
export type PromotionFilter = Static<typeof PromotionFilter>;

/** It begins at once if no begin is sent, and is a draft unless `published` is sent. */
export const PromotionCreate = Type.Object(
  { ...Type.Partial(Type.Object(Fields)).properties, kind: PromotionKind, ends_at: Time },
  { additionalProperties: false },
);
export type PromotionCreate = Static<typeof PromotionCreate>;

/**
 * Changes only the fields that are sent. A revision other than the stored one answers 409 CONFLICT.
 */
export const PromotionUpdate = Type.Object(
  { revision: Type.Integer({ minimum: 1 }), ...Type.Partial(Type.Object(Fields)).properties },
  { additionalProperties: false },
);
export type PromotionUpdate = Static<typeof PromotionUpdate>;

export const PromotionEnd = Type.Object(
  { revision: Type.Integer({ minimum: 1 }) },
  { additionalProperties: false },
);

/**
 * POST promotions/preview returns the prices that a discount makes. `id` is the promotion that it
 * changes.
 */
export const PreviewRequest = Type.Object(
  { ...Discount, id: Type.Optional(Id) },
  { additionalProperties: false },
);
export type PreviewRequest = Static<typeof PreviewRequest>;

export const PreviewAnswer = Type.Object({
  /** The first hundred products, with each variant listed separately. */
  prices: Type.Array(
    Type.Object({
      product_id: Type.Integer(),
      title: Type.String(),
      before: Baht,
      after: Baht,
      /** The lowest price that another promotion sets during the same time. */
      other: Type.Union([
        Type.Object({ id: Type.Integer(), title: Type.String(), price: Baht }),
        Type.Null(),
      ]),
    }),
  ),
  total: Type.Integer(),
  /** Number of products that another promotion makes cheaper, and of those that it changes too. */
  clashes: Type.Integer(),
});
export type PreviewAnswer = Static<typeof PreviewAnswer>;
