import { Type, type Static } from 'typebox';
import { Picture } from './picture.contract.ts';
import { ShopMini } from './shop.contract.ts';

/** Spec §4 "Product status labels". */
export const ProductStatus = Type.Union([
  Type.Literal('availability'),
  Type.Literal('preorder'),
  Type.Literal('soldout'),
  Type.Literal('product_sync_disable'),
  Type.Literal('comingsoon'),
  Type.Literal('discontinued'),
  Type.Literal('removed'),
]);
export type ProductStatus = Static<typeof ProductStatus>;

/**
 * Baht as the wire speaks it; `commerce/money` turns it into satang and refuses a third decimal
 * (JSON Schema's multipleOf 0.01 would refuse 19.99: floating point).
 */
export const Baht = Type.Number({ minimum: 0, maximum: 1_000_000_000 });

/** What a product box shows (spec §2 Product box, §3 Product). */
export const ProductMini = Type.Object({
  product_uuid: Type.String({ format: 'uuid' }),
  id: Type.Integer(),
  shop_id: Type.Integer(),
  title: Type.String(),
  /** Where its page is, path or absolute, already within the site that asked. */
  full_url: Type.String(),
  status: ProductStatus,
  price: Baht,
  price_min: Baht,
  price_max: Baht,
  /** The full price before the discount; null when not on sale. */
  sale_price: Type.Union([Baht, Type.Null()]),
  /** Whole percent; null when not on sale. */
  sale_percent: Type.Union([Type.Integer({ minimum: 0, maximum: 100 }), Type.Null()]),
  on_sale: Type.Boolean(),
  new: Type.Boolean(),
  hot: Type.Boolean(),
  recommend: Type.Boolean(),
  /** Pieces left; 999666999 means unlimited (spec §9). Of a product with options: their sum. */
  remain: Type.Integer({ minimum: 0 }),
  has_subproducts: Type.Boolean(),
  is_subproduct: Type.Boolean(),
  ready_to_sell: Type.Boolean(),
  can_add_to_cart: Type.Boolean(),
  unit_name: Type.Union([Type.String(), Type.Null()]),
  image: Type.Union([Picture, Type.Null()]),
  /** The second picture, shown on hover. */
  image_hover: Type.Union([Picture, Type.Null()]),
  product_tags: Type.Array(Type.String()),
  /** The chosen options of a subproduct in words, e.g. 'สีคราม / M'. */
  option_text: Type.String(),
  shop: ShopMini,
});
export type ProductMini = Static<typeof ProductMini>;

/** Spec §3 Product `suboptions.options`: one axis of choice. */
export const ProductOption = Type.Object({
  key: Type.String(),
  title: Type.String(),
  items: Type.Array(
    Type.Object({
      key: Type.String(),
      title: Type.String(),
      color: Type.Optional(Type.String()),
    }),
  ),
});
export type ProductOption = Static<typeof ProductOption>;

/** One combination of options; choosing it merges its data over the main product (spec §4). */
export const SubProduct = Type.Object({
  product_uuid: Type.String({ format: 'uuid' }),
  id: Type.Integer(),
  status: ProductStatus,
  price: Baht,
  sale_price: Type.Union([Baht, Type.Null()]),
  sale_percent: Type.Union([Type.Integer(), Type.Null()]),
  on_sale: Type.Boolean(),
  remain: Type.Integer({ minimum: 0 }),
  ready_to_sell: Type.Boolean(),
  code: Type.Union([Type.String(), Type.Null()]),
  option_values: Type.Record(Type.String(), Type.String()),
  option_text: Type.String(),
  /** Index into the main product's `product_images` of the picture that shows it; null: none. */
  image_index: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()]),
});
export type SubProduct = Static<typeof SubProduct>;

export const Crumb = Type.Object({ label: Type.String(), url: Type.String() });
export type Crumb = Static<typeof Crumb>;

/** GET products/{id}/detail (spec §7). */
export const ProductDetail = Type.Intersect([
  ProductMini,
  Type.Object({
    description: Type.String(),
    code: Type.Union([Type.String(), Type.Null()]),
    barcode: Type.Union([Type.String(), Type.Null()]),
    weight: Type.Union([Type.Number(), Type.Null()]),
    weight_unit: Type.Union([Type.Literal('g'), Type.Literal('kg')]),
    product_images: Type.Array(Picture),
    category_id: Type.Union([Type.Integer(), Type.Null()]),
    full_category_title: Type.String(),
    crumbs: Type.Array(Crumb),
    suboptions: Type.Array(ProductOption),
    subproducts: Type.Array(SubProduct),
  }),
]);
export type ProductDetail = Static<typeof ProductDetail>;

export const ProductDetailResponse = Type.Object({
  product: ProductDetail,
  relateds: Type.Array(ProductMini),
});
export type ProductDetailResponse = Static<typeof ProductDetailResponse>;

export const Showroom = Type.Union([
  Type.Literal('new'),
  Type.Literal('hot'),
  Type.Literal('sale'),
  Type.Literal('recommend'),
]);
export type Showroom = Static<typeof Showroom>;

export const ProductSort = Type.Union([
  Type.Literal('popular'),
  Type.Literal('new'),
  Type.Literal('hot'),
  Type.Literal('price_asc'),
  Type.Literal('price_desc'),
]);
export type ProductSort = Static<typeof ProductSort>;

/** `filter` of GET products/search, sent as JSON in the query (spec §2, §7). Page size 24 (§9). */
export const ProductFilter = Type.Object(
  {
    keyword: Type.Optional(Type.String({ maxLength: 200 })),
    shop_id: Type.Optional(Type.Integer({ minimum: 1 })),
    category_id: Type.Optional(Type.Integer({ minimum: 1 })),
    category_with_child: Type.Optional(Type.Boolean()),
    tag: Type.Optional(Type.String({ maxLength: 80 })),
    showroom: Type.Optional(Showroom),
    ready_to_sell: Type.Optional(Type.Literal(1)),
    price_min: Type.Optional(Baht),
    price_max: Type.Optional(Baht),
    sort: Type.Optional(ProductSort),
    product_uuid: Type.Optional(Type.Array(Type.String({ format: 'uuid' }), { maxItems: 100 })),
    allow_subproduct_search: Type.Optional(Type.Boolean()),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 60 })),
    offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 960 })),
  },
  { additionalProperties: false },
);
export type ProductFilter = Static<typeof ProductFilter>;

/** `total` is exact up to 1,000; `total_capped` says that there are more. */
export const ProductSearchResponse = Type.Object({
  products: Type.Array(ProductMini),
  total: Type.Integer({ minimum: 0 }),
  total_capped: Type.Boolean(),
});
export type ProductSearchResponse = Static<typeof ProductSearchResponse>;
