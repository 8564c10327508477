import { Type, type Static } from 'typebox';
import { Id } from '@talad/elements/api/id.contract';
import { Picture } from '@talad/elements/api/picture.contract';
import {
  Baht,
  ProductOption,
  ProductStatus,
  SecondHandOption,
} from '@talad/elements/api/product.contract';

import { OptionsInput } from './variants/product-options.contract.ts';
import { BothTexts } from '../translations/texts.contract.ts';

const Text = (maxLength: number) => Type.String({ maxLength });

/** `/api/v1/manage/:shop_id/products`. */
export const ManagedProduct = Type.Object({
  id: Type.Integer(),
  product_uuid: Type.String({ format: 'uuid' }),
  /** Set for a variant; its title and picture are its parent's. */
  parent_id: Type.Union([Type.Integer(), Type.Null()]),
  titles: BothTexts,
  option_text: Type.String(),
  code: Type.Union([Type.String(), Type.Null()]),
  barcode: Type.Union([Type.String(), Type.Null()]),
  status: ProductStatus,
  price: Baht,
  /** The price before the discount; null when not on sale. */
  full_price: Type.Union([Baht, Type.Null()]),
  price_max: Baht,
  /** Remaining pieces, for a product with options the sum of its variants; null if not counted. */
  remain: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()]),
  /** Few pieces are left of it, or of one of its variants. */
  is_low: Type.Boolean(),
  has_subproducts: Type.Boolean(),
  category_id: Type.Union([Type.Integer(), Type.Null()]),
  category_title: Type.String(),
  image: Type.Union([Picture, Type.Null()]),
  /** The product's picture that was chosen for a variant. */
  own_picture: Type.Union([Type.String(), Type.Null()]),
  /** If set, the time in the future until which it is hidden, whatever its status. */
  publish_at: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
  revision: Type.Integer(),
  updated_at: Type.String({ format: 'date-time' }),
});
export type ManagedProduct = Static<typeof ManagedProduct>;

export const ProductPicture = Type.Object({
  media_id: Type.String({ format: 'uuid' }),
  picture: Picture,
  /** Text alternative, in each language that has one. */
  alt: Type.Object({ th: Type.Optional(Type.String()), en: Type.Optional(Type.String()) }),
  /** The option values that it shows; null if it shows the whole product. */
  option: Type.Union([Type.Record(Type.String(), Type.String()), Type.Null()]),
});
export type ProductPicture = Static<typeof ProductPicture>;
export const MAX_PRODUCT_PICTURES = 12;

const NullableText = Type.Union([Type.String(), Type.Null()]);
const Count = Type.Union([Type.Integer(), Type.Null()]);

/** Texts in both languages; '' if one has none. */
export const ProductTexts = Type.Object({
  descriptions: BothTexts,
  unit_names: BothTexts,
  seo_titles: BothTexts,
  seo_descriptions: BothTexts,
});
export type ProductTexts = Static<typeof ProductTexts>;

/** Fields of a product, in the names of spec §3; texts are those of the shop's base language. */
export const ProductFields = Type.Object({
  slug: Type.String(),
  description: Type.String(),
  weight: Type.Union([Type.Number(), Type.Null()]),
  weight_unit: Type.Union([Type.Literal('g'), Type.Literal('kg')]),
  /** Width of its parcel in centimetres. */
  width: Type.Union([Type.Number(), Type.Null()]),
  length: Type.Union([Type.Number(), Type.Null()]),
  height: Type.Union([Type.Number(), Type.Null()]),
  /** The further categories, without the main one in `category_id`. */
  more_category_ids: Type.Array(Type.Integer()),
  mall_category_id: Count,
  tags: Type.Array(Type.String()),
  hot: Type.Boolean(),
  recommend: Type.Boolean(),
  free_shipping: Type.Boolean(),
  has_vat: Type.Boolean(),
  unit_name: NullableText,
  brand: NullableText,
  author: NullableText,
  publisher: NullableText,
  /** ISBN-13, digits only. */
  isbn: NullableText,
  page_count: Count,
  language: NullableText,
  published_year: Count,
  attributes: Type.Record(Type.String(), Type.String()),
  second_hand_flag: Type.Boolean(),
  second_hand_option: Type.Union([SecondHandOption, Type.Null()]),
  /** TIS 1099: 10 is Bangkok. */
  province_id: Count,
  prepare_duration: Count,
  prepare_weekday: Count,
  order_limit: Count,
  one_per_cart: Type.Boolean(),
  add_disabled: Type.Boolean(),
  seo_title: NullableText,
  seo_description: NullableText,
});
export type ProductFields = Static<typeof ProductFields>;

/** A product with its variants, each of which is changed by its own id. */
export const ManagedProductDetail = Type.Intersect([
  ManagedProduct,
  ProductFields,
  ProductTexts,
  Type.Object({
    /** Path of its page in the shop. */
    full_url: Type.String(),
    /** The options of its variants, to search in the list of variants. */
    options: Type.Array(ProductOption),
    /** The options in both languages, as PUT options takes them. */
    option_inputs: OptionsInput,
    /** The first hundred; `combinations` lists all of them in pages. */
    subproducts: Type.Array(ManagedProduct),
    total_subproducts: Type.Integer(),
    /** In display order; of a variant, its product's. */
    pictures: Type.Array(ProductPicture),
  }),
]);
export type ManagedProductDetail = Static<typeof ManagedProductDetail>;

export const ManagedProductFilter = Type.Object(
  {
    q: Type.Optional(Type.String({ maxLength: 200 })),
    category_id: Type.Optional(Id),
    /** Maximum stock, of the product or of one of its variants. */
    low: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
    status: Type.Optional(ProductStatus),
    id: Type.Optional(
      Type.Array(Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }), { maxItems: 100 }),
    ),
  },
  { additionalProperties: false },
);
export type ManagedProductFilter = Static<typeof ManagedProductFilter>;

/** `q` searches their codes. */
export const VariantFilter = Type.Object(
  {
    parent_id: Id,
    option_values: Type.Optional(Type.Record(Type.String(), Text(120), { maxProperties: 10 })),
    status: Type.Optional(ProductStatus),
    q: Type.Optional(Type.String({ maxLength: 200 })),
  },
  { additionalProperties: false },
);
export type VariantFilter = Static<typeof VariantFilter>;
