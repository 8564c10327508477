import { Type, type Static } from 'typebox';
import { Id } from './id.contract.ts';
import { Picture } from './picture.contract.ts';
import { DropshipConfig, ShopMini } from './shop.contract.ts';

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
 * Baht on the wire; `commerce/money` converts it to satang and refuses a third decimal (JSON
 * Schema's multipleOf 0.01 would refuse 19.99 because of floating point).
 */
export const Baht = Type.Number({ title: 'Baht', minimum: 0, maximum: 1_000_000_000 });

/** The data of a product box (spec §2 Product box, §3 Product). */
export const ProductMini = Type.Object({
  product_uuid: Type.String({ format: 'uuid' }),
  id: Type.Integer(),
  shop_id: Type.Integer(),
  title: Type.String(),
  /** Path or absolute address of its page, on the requested site. */
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
  /** Remaining pieces; 999666999 means unlimited (spec §9). With options: the sum of the variants. */
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
  /** The options of a subproduct as text, e.g. 'สีคราม / M'. */
  option_text: Type.String(),
  /** Percentage of good reviews (4 stars and more); absent without reviews. */
  review_percent: Type.Optional(Type.Integer({ minimum: 0, maximum: 100 })),
  total_review: Type.Optional(Type.Integer({ minimum: 1 })),
  total_up_review: Type.Optional(Type.Integer({ minimum: 0 })),
  /** Average stars, one decimal. */
  avg_score: Type.Optional(Type.Number({ minimum: 1, maximum: 5 })),
  /** Pieces sold in total; absent if none. */
  total_sold: Type.Optional(Type.Integer({ minimum: 1 })),
  /** The newest review, shortened for a box; only if it is in the requested language. */
  review_text: Type.Optional(Type.String()),
  reviewer_name: Type.Optional(Type.String()),
  reviewer_avatar: Type.Optional(Picture),
  /**
   * End of the flash sale (ISO 8601). Meanwhile `price` is `flash_sale_price`; with options it is the lowest price
   * in the sale.
   */
  is_flash_sale: Type.Optional(Type.Boolean()),
  flash_sale_price: Type.Optional(Baht),
  flash_until: Type.Optional(Type.String({ format: 'date-time' })),
  /** A promotion or coupon of the shop applies to it; absent if not. */
  has_promotion: Type.Optional(Type.Boolean()),
  has_coupon: Type.Optional(Type.Boolean()),
  free_shipping: Type.Optional(Type.Boolean()),
  /** False if the product bears no VAT; lists leave the field out otherwise. */
  has_vat: Type.Optional(Type.Boolean()),
  second_hand_flag: Type.Optional(Type.Boolean()),
  /**
   * The shop's feature settings (spec §4): at most one piece per cart; not sold through the cart.
   */
  one_per_cart: Type.Optional(Type.Boolean()),
  add_disabled: Type.Optional(Type.Boolean()),
  /** The reason for `add_disabled`, always with it: one or two words in the answer's language. */
  add_note: Type.Optional(Type.String()),
  /** Maximum number of pieces in one order, for all variants together; absent means no limit. */
  order_limit: Type.Optional(Type.Integer({ minimum: 1 })),
  /** With `include=dropship`: the shop's terms for resellers. */
  dropship: Type.Optional(Type.Pick(DropshipConfig, ['discount', 'discount_unit'])),
  shop: ShopMini,
});
export type ProductMini = Static<typeof ProductMini>;

/** One option axis, e.g. colour. */
export const ProductOption = Type.Object({
  key: Type.String(),
  title: Type.String(),
  items: Type.Array(
    Type.Object({
      key: Type.String(),
      title: Type.String(),
      color: Type.Optional(Type.String()),
      /** No variant with this item can be bought: set on pages that do not have all variants. */
      gone: Type.Optional(Type.Boolean()),
    }),
  ),
});
export type ProductOption = Static<typeof ProductOption>;

/** Options of a product and their values, in display order (spec §3 Product `suboptions`). */
export const SubOptions = Type.Object({
  options: Type.Array(ProductOption),
  /** The keys in display order. */
  options_rank: Type.Array(Type.String()),
  /** Values of each variant, only in answers of the API; pages read `subproducts`. */
  product_data: Type.Optional(
    Type.Array(
      Type.Object({
        product_id: Type.Integer(),
        option_values: Type.Record(Type.String(), Type.String()),
      }),
    ),
  ),
});
export type SubOptions = Static<typeof SubOptions>;

/** A variant, by its wire name (spec §3); choosing it merges its data over the main product (§4). */
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
  /** Index into the main product's `product_images` of the picture that shows it, or null. */
  image_index: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()]),
});
export type SubProduct = Static<typeof SubProduct>;

export const Crumb = Type.Object({ label: Type.String(), url: Type.String() });
export type Crumb = Static<typeof Crumb>;

/** Condition of a second-hand product. */
export const SecondHandOption = Type.Union([
  Type.Literal('like_new'),
  Type.Literal('good'),
  Type.Literal('fair'),
  Type.Literal('for_parts'),
]);
export type SecondHandOption = Static<typeof SecondHandOption>;

/** GET products/{id}/detail (spec §7). */
export const ProductDetail = Type.Intersect([
  ProductMini,
  Type.Object({
    /** Plain text. */
    description: Type.String(),
    /** The description as sanitised HTML, if it has headings, lists or pictures. */
    description_html: Type.Optional(Type.String()),
    code: Type.Union([Type.String(), Type.Null()]),
    barcode: Type.Union([Type.String(), Type.Null()]),
    weight: Type.Union([Type.Number(), Type.Null()]),
    weight_unit: Type.Union([Type.Literal('g'), Type.Literal('kg')]),
    /** Size of the parcel in centimetres; absent if unknown. */
    width: Type.Optional(Type.Number()),
    length: Type.Optional(Type.Number()),
    height: Type.Optional(Type.Number()),
    /** Absent if unknown. */
    brand: Type.Optional(Type.String()),
    author: Type.Optional(Type.String()),
    publisher: Type.Optional(Type.String()),
    /** ISBN-13, digits only. */
    isbn: Type.Optional(Type.String()),
    page_count: Type.Optional(Type.Integer({ minimum: 1 })),
    language: Type.Optional(Type.String()),
    published_year: Type.Optional(Type.Integer()),
    /** Further facts: name and value, in the order given. */
    attributes: Type.Optional(Type.Record(Type.String(), Type.String())),
    promotion_ids: Type.Optional(Type.Array(Type.Integer())),
    coupon_ids: Type.Optional(Type.Array(Type.Integer())),
    /** Largest possible discount of the best open promotion or coupon, in baht. */
    max_discount: Type.Optional(Baht),
    second_hand_option: Type.Optional(SecondHandOption),
    /** Province that it is shipped from, TIS 1099. */
    province_id: Type.Optional(Type.Integer({ minimum: 10, maximum: 97 })),
    /** Days of preparation, and the ISO weekday of shipping. */
    prepare_duration: Type.Optional(Type.Integer({ minimum: 0, maximum: 365 })),
    prepare_weekday: Type.Optional(Type.Integer({ minimum: 1, maximum: 7 })),
    /** True if the shop offers "buy now", without the cart. */
    buy_now: Type.Optional(Type.Boolean()),
    /** Absolute; the address for sharing. */
    short_url: Type.Optional(Type.String()),
    product_images: Type.Array(Picture),
    category_id: Type.Union([Type.Integer(), Type.Null()]),
    full_category_title: Type.String(),
    crumbs: Type.Array(Crumb),
    suboptions: SubOptions,
    subproducts: Type.Array(SubProduct),
    /** Set on a page whose `subproducts` has only the chosen variant; all are at products/{id}/subproducts. */
    more_subproducts: Type.Optional(Type.Literal(true)),
  }),
]);
export type ProductDetail = Static<typeof ProductDetail>;

/** Spec §3's other names of the fields of a product box, in answers of the API. */
const ProductNames = Type.Object({
  product_id: Type.Integer(),
  product_name: Type.String(),
  product_price: Baht,
});
export const ListedProduct = Type.Intersect([ProductMini, ProductNames]);
export type ListedProduct = Static<typeof ListedProduct>;

/** A product with every field of spec §3, in answers of the API; pages and elements need fewer. */
export const ProductRecord = Type.Intersect([
  ProductDetail,
  ProductNames,
  Type.Object({
    seller_uuid: Type.String({ format: 'uuid' }),
    parent_id: Type.Null(),
    condition: Type.Union([Type.Literal('new'), Type.Literal('second_hand')]),
    preorder_flag: Type.Boolean(),
    shop_category_id: Type.Union([Type.Integer(), Type.Null()]),
    seller_category_id: Type.Union([Type.Integer(), Type.Null()]),
    mall_category_id: Type.Union([Type.Integer(), Type.Null()]),
    attribute: Type.Record(Type.String(), Type.String()),
    product_attributes: Type.Array(Type.Object({ name: Type.String(), value: Type.String() })),
    lnw_attributes: Type.Object({ brand: Type.Union([Type.String(), Type.Null()]) }),
    /** Addresses of `product_images`. */
    images: Type.Array(Type.String()),
    shop_data: ShopMini,
    slug: Type.String(),
  }),
]);
export type ProductRecord = Static<typeof ProductRecord>;

export const ProductDetailResponse = Type.Object({
  product: ProductRecord,
  /** The requested variant, one of `product.subproducts`; null for the product itself. */
  subproduct_id: Type.Union([Type.Integer(), Type.Null()]),
  relateds: Type.Array(ListedProduct),
});
export type ProductDetailResponse = Static<typeof ProductDetailResponse>;

export const Showroom = Type.Union([
  Type.Literal('new'),
  Type.Literal('hot'),
  Type.Literal('sale'),
  Type.Literal('recommend'),
]);
export type Showroom = Static<typeof Showroom>;

/** `relevance` is the default of a list with a keyword, `popular` of any other one. */
export const ProductSort = Type.Union([
  Type.Literal('relevance'),
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
    shop_id: Type.Optional(Id),
    category_id: Type.Optional(Id),
    category_ids: Type.Optional(Type.Array(Id, { maxItems: 20 })),
    category_with_child: Type.Optional(Type.Boolean()),
    tag: Type.Optional(Type.String({ maxLength: 80 })),
    showroom: Type.Optional(Showroom),
    ready_to_sell: Type.Optional(Type.Literal(1)),
    /** Selects products below their full price. */
    special: Type.Optional(Type.Union([Type.Literal(0), Type.Literal(1)])),
    author: Type.Optional(Type.String({ maxLength: 200 })),
    publisher: Type.Optional(Type.String({ maxLength: 200 })),
    brand: Type.Optional(Type.String({ maxLength: 200 })),
    attrs: Type.Optional(
      Type.Record(Type.String({ maxLength: 80 }), Type.String({ maxLength: 200 }), {
        maxProperties: 8,
      }),
    ),
    condition: Type.Optional(Type.Union([Type.Literal('new'), Type.Literal('second_hand')])),
    price_min: Type.Optional(Baht),
    price_max: Type.Optional(Baht),
    sort: Type.Optional(ProductSort),
    product_uuid: Type.Optional(Type.Array(Type.String({ format: 'uuid' }), { maxItems: 100 })),
    allow_subproduct_search: Type.Optional(Type.Boolean()),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 60 })),
    offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 960 })),
    /** `next` of the previous page: continues beyond the last offset. */
    after: Type.Optional(Type.String({ maxLength: 80 })),
    /** Optional parts of the answer; otherwise their lists are empty. */
    extras: Type.Optional(
      Type.Array(Type.Union([Type.Literal('facets'), Type.Literal('sellers')]), { maxItems: 2 }),
    ),
  },
  { additionalProperties: false },
);
export type ProductFilter = Static<typeof ProductFilter>;

/** A value that a result can be narrowed to, and the number of products that have it. */
export const Facet = Type.Object({ value: Type.String(), count: Type.Integer() });
export type Facet = Static<typeof Facet>;

const facetFields = {
  authors: Type.Array(Facet),
  publishers: Type.Array(Facet),
  attrs: Type.Array(Type.Object({ key: Type.String(), values: Type.Array(Facet) })),
};
const facetExtras = {
  brands: Type.Array(Facet),
  categories: Type.Array(
    Type.Object({
      category_id: Type.Integer(),
      category_name: Type.String(),
      count: Type.Integer(),
    }),
  ),
  /** Price range of the results; null if there are none. */
  price: Type.Union([Type.Object({ min: Baht, max: Baht }), Type.Null()]),
  /** Numbers of new and of used products. */
  conditions: Type.Object({ new: Type.Integer(), second_hand: Type.Integer() }),
  /** Number of products below their full price. */
  special: Type.Integer(),
  /** True if the values were counted over the first 2,000 results only. */
  approximate: Type.Boolean(),
};

/** The possible filters of a result: GET products/facets, loaded after its page. */
export const ProductFacets = Type.Object({ ...facetFields, extra: Type.Object(facetExtras) });
export type ProductFacets = Static<typeof ProductFacets>;

/** `total` is exact up to 1,000; `total_capped` says that there are more. */
export const ProductSearchResponse = Type.Object({
  products: Type.Array(ListedProduct),
  /** Shops whose names match the keyword. */
  sellers: Type.Array(ShopMini),
  ...facetFields,
  extra: Type.Object({
    ...facetExtras,
    /** A correction of the keyword if it found little. */
    did_you_mean: Type.Union([Type.String(), Type.Null()]),
  }),
  total: Type.Integer({ minimum: 0 }),
  total_capped: Type.Boolean(),
  /** `after` of the next page; null on the last one. */
  next: Type.Union([Type.String(), Type.Null()]),
});
export type ProductSearchResponse = Static<typeof ProductSearchResponse>;

/** GET products/suggest: completions of a search that is being typed. */
export const SearchSuggestions = Type.Object({
  words: Type.Array(Type.String()),
  categories: Type.Array(Type.Object({ title: Type.String(), url: Type.String() })),
  products: Type.Array(ProductMini),
});
export type SearchSuggestions = Static<typeof SearchSuggestions>;
