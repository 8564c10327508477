import { Type, type Static } from 'typebox';
import { Id } from '@talad/elements/api/id.contract';
import { Nullable } from '@talad/elements/api/nothing';
import { Picture } from '@talad/elements/api/picture.contract';
import { Baht } from '@talad/elements/api/product.contract';
import { ManagedProduct } from '../products/products.contract.ts';
import { BothTexts, TextsInput } from '../translations/texts.contract.ts';

const Text = (maxLength: number) => Type.String({ maxLength });

export const MAX_CHOSEN = 200;

/** A product must match every field that is not null; at least one is required. */
export const CollectionRule = Type.Object(
  {
    tag: Nullable(Text(80)),
    brand: Nullable(Text(200)),
    /** Includes its descendants. */
    category_id: Nullable(Id),
    price_min: Nullable(Baht),
    price_max: Nullable(Baht),
    /** Added within the last 30 days. */
    is_new: Type.Boolean(),
    /** Costs less now than otherwise. */
    on_sale: Type.Boolean(),
    sort: Type.Union([
      Type.Literal('popular'),
      Type.Literal('new'),
      Type.Literal('price_asc'),
      Type.Literal('price_desc'),
    ]),
  },
  { additionalProperties: false },
);
export type CollectionRule = Static<typeof CollectionRule>;

/** A row of `GET /api/v1/manage/:shop_id/collections`. */
export const CollectionRow = Type.Object({
  id: Type.Integer(),
  titles: BothTexts,
  has_rule: Type.Boolean(),
  /** Products that shoppers see in it. */
  total: Type.Integer({ minimum: 0 }),
  is_published: Type.Boolean(),
  picture: Type.Union([Picture, Type.Null()]),
  revision: Type.Integer({ minimum: 1 }),
  updated_at: Type.String({ format: 'date-time' }),
});
export type CollectionRow = Static<typeof CollectionRow>;

export const ManagedCollection = Type.Object({
  ...CollectionRow.properties,
  summaries: BothTexts,
  slug: Type.String(),
  /** The uploaded picture's id; null uses the picture of its first product. */
  image: Type.Union([Type.String({ format: 'uuid' }), Type.Null()]),
  rule: Type.Union([CollectionRule, Type.Null()]),
  /** Chosen by hand, in their order; kept while a rule is set. */
  product_ids: Type.Array(Type.Integer()),
  /** Path of its page in the shop. */
  full_url: Type.String(),
});
export type ManagedCollection = Static<typeof ManagedCollection>;

export const CollectionFilter = Type.Object(
  {
    q: Type.Optional(Text(200)),
    id: Type.Optional(Type.Array(Id, { maxItems: 100 })),
  },
  { additionalProperties: false },
);

const Fields = Type.Object({
  titles: TextsInput(120),
  summaries: TextsInput(500),
  /** Unique in the shop; the old one redirects. */
  slug: Type.String({ minLength: 1, maxLength: 120 }),
  /** An upload of this shop (POST media). */
  image: Nullable(Type.String({ format: 'uuid' })),
  is_published: Type.Boolean(),
  rule: Nullable(CollectionRule),
  /** Main products of this shop. */
  product_ids: Type.Array(Id, { maxItems: MAX_CHOSEN, uniqueItems: true }),
});

/** POST collections: requires a title in the shop's base language; published by default. */
export const CollectionCreate = Type.Object(
  { ...Type.Partial(Fields).properties, titles: Fields.properties.titles },
  { additionalProperties: false },
);
export type CollectionCreate = Static<typeof CollectionCreate>;

/** PUT collections/{id}: only what is sent changes. */
export const CollectionUpdate = Type.Object(
  { revision: Type.Integer({ minimum: 1 }), ...Type.Partial(Fields).properties },
  { additionalProperties: false },
);
export type CollectionUpdate = Static<typeof CollectionUpdate>;

/** POST collections/preview: the products that an unsaved rule finds now. */
export const RulePreview = Type.Object({
  total: Type.Integer({ minimum: 0 }),
  products: Type.Array(ManagedProduct),
});
export type RulePreview = Static<typeof RulePreview>;

export const RemovalQuery = Type.Object(
  { revision: Type.Integer({ minimum: 1 }) },
  { additionalProperties: false },
);
