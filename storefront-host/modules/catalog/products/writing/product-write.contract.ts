import { Type, type Static } from 'typebox';
import { Id } from '@talad/elements/api/id.contract';
import { DEFAULT_MAX_QUANTITY } from '@talad/elements/commerce/limits';
import { Nullable } from '@talad/elements/api/nothing';
import { Baht, ProductStatus, SecondHandOption } from '@talad/elements/api/product.contract';
import { MAX_MORE_CATEGORIES } from '../../categories/product-categories.contract.ts';
import { OptionsInput } from '../variants/product-options.contract.ts';
import { MAX_PRODUCT_PICTURES } from '../products.contract.ts';
import { TextsInput } from '../../translations/texts.contract.ts';

const Text = (maxLength: number) => Type.String({ maxLength });

const Tags = Type.Array(Type.String({ minLength: 1, maxLength: 80, pattern: '^[^,]+$' }), {
  maxItems: 30,
  uniqueItems: true,
});
const Attributes = Type.Record(Type.String({ maxLength: 80 }), Text(500), { maxProperties: 50 });
const Category = Nullable(Id);
/** Length of a parcel in centimetres; stored in millimetres. */
const Length = Nullable(Type.Number({ minimum: 0, maximum: 1_000 }));

/** A text that is not sent stays as it is; `option` has the option values that the picture shows. */
const PictureInput = Type.Object(
  {
    media_id: Type.String({ format: 'uuid' }),
    alt: Type.Optional(TextsInput(200)),
    option: Type.Optional(Nullable(Type.Record(Text(120), Text(120), { maxProperties: 10 }))),
  },
  { additionalProperties: false },
);
export type PictureInput = Static<typeof PictureInput>;

const Fields = Type.Object({
  /** In the shop's base language; equals `titles` in that language. */
  title: Text(200),
  titles: TextsInput(200),
  /** Former addresses redirect to the new one. */
  slug: Type.String({ minLength: 1, maxLength: 120 }),
  /** Plain text, or HTML that begins with a block; it is sanitised when it is rendered. */
  description: Text(50_000),
  descriptions: TextsInput(50_000),
  price: Baht,
  full_price: Nullable(Baht),
  status: ProductStatus,
  code: Nullable(Text(80)),
  barcode: Nullable(Text(80)),
  /** In `weight_unit`, or grams without it. */
  weight: Nullable(Type.Number({ minimum: 0, maximum: 1_000_000 })),
  weight_unit: Type.Union([Type.Literal('g'), Type.Literal('kg')]),
  width: Length,
  length: Length,
  height: Length,
  /** The main category. */
  category_id: Category,
  /** Further categories of the shop. Without a main category the first one becomes it. */
  more_category_ids: Type.Array(Id, { maxItems: MAX_MORE_CATEGORIES, uniqueItems: true }),
  mall_category_id: Category,
  tags: Tags,
  hot: Type.Boolean(),
  recommend: Type.Boolean(),
  free_shipping: Type.Boolean(),
  has_vat: Type.Boolean(),
  unit_name: Nullable(Text(40)),
  unit_names: TextsInput(40),
  /** A time in the future, until which it is hidden. */
  publish_at: Nullable(Type.String({ format: 'date-time' })),
  /** Pieces in one order, all variants together. */
  order_limit: Nullable(Type.Integer({ minimum: 1, maximum: DEFAULT_MAX_QUANTITY })),
  one_per_cart: Type.Boolean(),
  /** True if the product is shown but not sold through the cart. */
  add_disabled: Type.Boolean(),
  /** Null uses the title, and the beginning of the description. */
  seo_title: Nullable(Text(120)),
  seo_titles: TextsInput(120),
  seo_description: Nullable(Text(320)),
  seo_descriptions: TextsInput(320),
  brand: Nullable(Text(200)),
  author: Nullable(Text(200)),
  publisher: Nullable(Text(200)),
  /** ISBN-13, with or without hyphens. */
  isbn: Nullable(Type.String({ pattern: '^(97[89][0-9 -]{10,14})?$' })),
  page_count: Nullable(Type.Integer({ minimum: 1, maximum: 100_000 })),
  language: Nullable(Text(20)),
  published_year: Nullable(Type.Integer({ minimum: 1, maximum: 9_999 })),
  attributes: Attributes,
  second_hand_flag: Type.Boolean(),
  second_hand_option: Nullable(SecondHandOption),
  province_id: Nullable(Type.Integer({ minimum: 10, maximum: 97 })),
  prepare_duration: Nullable(Type.Integer({ minimum: 0, maximum: 365 })),
  prepare_weekday: Nullable(Type.Integer({ minimum: 1, maximum: 7 })),
  /** The product's own pictures or uploads (POST media), in their new order. */
  pictures: Type.Array(PictureInput, { maxItems: MAX_PRODUCT_PICTURES }),
  // Synonyms in spec §3.
  product_name: Text(200),
  product_price: Baht,
  sale_price: Nullable(Baht),
  product_tags: Tags,
  attribute: Attributes,
  shop_category_id: Category,
  seller_category_id: Category,
  condition: Type.Union([Type.Literal('new'), Type.Literal('second_hand')]),
  preorder_flag: Type.Boolean(),
});

/**
 * PUT products/{id}: changes only the sent fields. `revision` is the one that the form showed: another one answers
 * 409 CONFLICT. Stock changes by a delta with a reason (POST products/{id}/stock). Unknown fields are refused,
 * unless they repeat the values of GET. A variant has a price, status, code, barcode and weight of its own; the
 * rest is its product's.
 */
export const ProductUpdate = Type.Object(
  { revision: Type.Integer({ minimum: 1 }), ...Type.Partial(Fields).properties },
  { additionalProperties: false },
);
export type ProductUpdate = Static<typeof ProductUpdate>;

/**
 * POST products: requires a title in the shop's base language and a price; all else has a default. With `options`
 * each variant gets this price and stock.
 */
export const ProductCreate = Type.Object(
  {
    ...Type.Partial(Fields).properties,
    /** Initial stock; null if not counted; absent means 0. */
    remain: Type.Optional(Nullable(Type.Integer({ minimum: 0, maximum: 1_000_000 }))),
    options: Type.Optional(OptionsInput),
  },
  { additionalProperties: false },
);
export type ProductCreate = Static<typeof ProductCreate>;
