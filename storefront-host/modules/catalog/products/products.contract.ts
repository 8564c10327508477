import { Type, type Static, type TSchema } from 'typebox';
import { Id } from '@talad/elements/api/id.contract';
import { Nothing } from '@talad/elements/api/nothing';
import { Picture } from '@talad/elements/api/picture.contract';
import {
  Baht,
  ProductOption,
  ProductStatus,
  SecondHandOption,
} from '@talad/elements/api/product.contract';

const Nullable = <T extends TSchema>(type: T) => Type.Union([Nothing, type]);
const Text = (maxLength: number) => Type.String({ maxLength });

/** `/api/v1/manage/:shop_id/products`, in ra-data-simple-rest's dialect. */
export const ManagedProduct = Type.Object({
  id: Type.Integer(),
  product_uuid: Type.String({ format: 'uuid' }),
  /** Set on a combination of options; its title and picture are its parent's. */
  parent_id: Type.Union([Type.Integer(), Type.Null()]),
  titles: Type.Object({ th: Type.String(), en: Type.String() }),
  option_text: Type.String(),
  code: Type.Union([Type.String(), Type.Null()]),
  status: ProductStatus,
  price: Baht,
  /** The price before the discount; null when not on sale. */
  full_price: Type.Union([Baht, Type.Null()]),
  price_max: Baht,
  /** Pieces left, of a product with options their sum; null means unlimited. */
  remain: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()]),
  has_subproducts: Type.Boolean(),
  category_id: Type.Union([Type.Integer(), Type.Null()]),
  category_title: Type.String(),
  image: Type.Union([Picture, Type.Null()]),
  revision: Type.Integer(),
  updated_at: Type.String({ format: 'date-time' }),
});
export type ManagedProduct = Static<typeof ManagedProduct>;

export const ProductPicture = Type.Object({
  media_id: Type.String({ format: 'uuid' }),
  picture: Picture,
});
export type ProductPicture = Static<typeof ProductPicture>;
export const MAX_PRODUCT_PICTURES = 12;

const Words = Type.Union([Type.String(), Type.Null()]);
const Count = Type.Union([Type.Integer(), Type.Null()]);

/** What a product says of itself, in the names of spec §3; texts are those of the shop's base language. */
export const ProductFields = Type.Object({
  slug: Type.String(),
  description: Type.String(),
  barcode: Words,
  weight: Type.Union([Type.Number(), Type.Null()]),
  weight_unit: Type.Union([Type.Literal('g'), Type.Literal('kg')]),
  mall_category_id: Count,
  tags: Type.Array(Type.String()),
  hot: Type.Boolean(),
  recommend: Type.Boolean(),
  free_shipping: Type.Boolean(),
  has_vat: Type.Boolean(),
  unit_name: Words,
  brand: Words,
  author: Words,
  publisher: Words,
  /** ISBN-13, digits only. */
  isbn: Words,
  page_count: Count,
  language: Words,
  published_year: Count,
  attributes: Type.Record(Type.String(), Type.String()),
  second_hand_flag: Type.Boolean(),
  second_hand_option: Type.Union([SecondHandOption, Type.Null()]),
  /** TIS 1099: 10 is Bangkok. */
  province_id: Count,
  prepare_duration: Count,
  prepare_weekday: Count,
});
export type ProductFields = Static<typeof ProductFields>;

/** One product: with its combinations, each of them changed by its own id. */
export const ManagedProductDetail = Type.Intersect([
  ManagedProduct,
  ProductFields,
  Type.Object({
    /** Path of its page in the shop. */
    full_url: Type.String(),
    /** The axes of its combinations, to find one among many. */
    options: Type.Array(ProductOption),
    /** The first hundred; all of them page by page: the list, filtered by `parent_id`. */
    subproducts: Type.Array(ManagedProduct),
    total_subproducts: Type.Integer(),
    /** In the order in which shoppers see them; a combination shows its product's. */
    pictures: Type.Array(ProductPicture),
  }),
]);
export type ManagedProductDetail = Static<typeof ManagedProductDetail>;

export const ManagedProductFilter = Type.Object(
  {
    q: Type.Optional(Type.String({ maxLength: 200 })),
    category_id: Type.Optional(Id),
    status: Type.Optional(ProductStatus),
    /** Its combinations, in their order; those with these values of options, or with this in their code. */
    parent_id: Type.Optional(Id),
    option_values: Type.Optional(Type.Record(Type.String(), Text(80), { maxProperties: 10 })),
    id: Type.Optional(
      Type.Array(Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }), { maxItems: 100 }),
    ),
  },
  { additionalProperties: false },
);
export type ManagedProductFilter = Static<typeof ManagedProductFilter>;

const Tags = Type.Array(Type.String({ minLength: 1, maxLength: 80, pattern: '^[^,]+$' }), {
  maxItems: 30,
  uniqueItems: true,
});
const Attributes = Type.Record(Type.String({ maxLength: 80 }), Text(500), { maxProperties: 50 });
const Category = Nullable(Id);

/**
 * PUT products/{id}: only what is sent changes. `revision` is the one that was shown: another one
 * answers 409 CONFLICT. Stock is not here: it changes by a delta with a reason (POST
 * products/{id}/stock). A field that is not listed is refused. A combination has a price, a status, a
 * code, a barcode and a weight of its own; the rest is its product's.
 */
export const ProductUpdate = Type.Object(
  {
    revision: Type.Integer({ minimum: 1 }),
    ...Type.Partial(
      Type.Object({
        /** In the shop's base language; the same as `titles` has for it. */
        title: Text(200),
        titles: Type.Object(
          { th: Type.Optional(Text(200)), en: Type.Optional(Text(200)) },
          { additionalProperties: false },
        ),
        slug: Type.String({ minLength: 1, maxLength: 120 }),
        description: Text(20_000),
        price: Baht,
        full_price: Nullable(Baht),
        status: ProductStatus,
        code: Nullable(Text(80)),
        barcode: Nullable(Text(80)),
        /** In `weight_unit`, grams where that is not sent. */
        weight: Nullable(Type.Number({ minimum: 0, maximum: 1_000_000 })),
        weight_unit: Type.Union([Type.Literal('g'), Type.Literal('kg')]),
        category_id: Category,
        mall_category_id: Category,
        tags: Tags,
        hot: Type.Boolean(),
        recommend: Type.Boolean(),
        free_shipping: Type.Boolean(),
        has_vat: Type.Boolean(),
        unit_name: Nullable(Text(40)),
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
        /** Ids of its own pictures or of uploads (POST media), in their new order. */
        pictures: Type.Array(Type.String({ format: 'uuid' }), {
          maxItems: MAX_PRODUCT_PICTURES,
          uniqueItems: true,
        }),
        // Spec §3's other names of the same things.
        product_name: Text(200),
        product_price: Baht,
        sale_price: Nullable(Baht),
        product_tags: Tags,
        attribute: Attributes,
        shop_category_id: Category,
        seller_category_id: Category,
        condition: Type.Union([Type.Literal('new'), Type.Literal('second_hand')]),
        preorder_flag: Type.Boolean(),
      }),
    ).properties,
  },
  { additionalProperties: false },
);
export type ProductUpdate = Static<typeof ProductUpdate>;
