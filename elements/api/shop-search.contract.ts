import { Type, type Static } from 'typebox';
import { Id } from './id.contract.ts';
import { ProductMini } from './product.contract.ts';
import { DropshipConfig, ShopCard } from './shop.contract.ts';

/** `filter` of GET shops/search, sent as JSON in the query (spec §7). Page size 24 (§9). */
export const ShopFilter = Type.Object(
  {
    keyword: Type.Optional(Type.String({ maxLength: 200 })),
    category_id: Type.Optional(Id),
    /** Only shops whose products can be resold, with at least this discount. */
    dropship: Type.Optional(Type.Literal(1)),
    discount_min: Type.Optional(Type.Number({ minimum: 0, maximum: 1_000_000 })),
    discount_unit: Type.Optional(Type.Union([Type.Literal('percent'), Type.Literal('baht')])),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 60 })),
    offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 960 })),
  },
  { additionalProperties: false },
);
export type ShopFilter = Static<typeof ShopFilter>;

/** A shop in a list of sellers; parts that `include` does not name are empty. */
export const ShopFound = Type.Intersect([
  ShopCard,
  Type.Object({
    /** Exact up to 1,000. */
    total_product: Type.Integer({ minimum: 0 }),
    products_mini: Type.Array(ProductMini),
    product_categories: Type.Array(Type.Object({ id: Type.Integer(), name: Type.String() })),
    dropship_config: Type.Union([DropshipConfig, Type.Null()]),
  }),
]);
export type ShopFound = Static<typeof ShopFound>;

/** `total` is exact up to 1,000; `total_capped` says that there are more. */
export const ShopSearchResponse = Type.Object({
  shops: Type.Array(ShopFound),
  total: Type.Integer({ minimum: 0 }),
  total_capped: Type.Boolean(),
});
export type ShopSearchResponse = Static<typeof ShopSearchResponse>;

/** GET sellers/list (spec §3 "seller list": total, sellers). */
export const SellerListResponse = Type.Object({
  sellers: Type.Array(ShopFound),
  total: Type.Integer({ minimum: 0 }),
  total_capped: Type.Boolean(),
});
