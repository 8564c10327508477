import { Type, type Static, type TSchema } from 'typebox';
import { Picture } from './picture.contract.ts';

/** `include=shop_mini` of spec §7: the shop of a product box or a cart group. */
export const ShopMini = Type.Object({
  id: Type.Integer(),
  shopname: Type.String(),
  title: Type.String(),
  /** Absolute address of the shop's front page. */
  shop_url: Type.String(),
  /** The shop's page on the marketplace; absent on the shop's own site. */
  seller_url: Type.Optional(Type.String()),
  avatar: Type.Union([Picture, Type.Null()]),
});
export type ShopMini = Static<typeof ShopMini>;

/** Buyers' ratings of a shop in the last six months (spec §2: its feedback bar). */
export const ShopFeedback = Type.Object({
  total_order_review: Type.Integer({ minimum: 0 }),
  /** Percentage of good reviews; null without reviews. */
  up_order_review_percent: Type.Union([Type.Integer({ minimum: 0, maximum: 100 }), Type.Null()]),
});
export type ShopFeedback = Static<typeof ShopFeedback>;

/** A shop in a list: its description and its ratings. */
export const ShopCard = Type.Intersect([
  ShopMini,
  ShopFeedback,
  Type.Object({ slogan: Type.String() }),
]);
export type ShopCard = Static<typeof ShopCard>;

/** A shop's terms for resellers (spec §7 include=dropship_config). */
export const DropshipConfig = Type.Object({
  enabled: Type.Boolean(),
  discount: Type.Number({ minimum: 0 }),
  /** Percent of the price, or baht a piece (spec §9 "Discount unit text"). */
  discount_unit: Type.Union([Type.Literal('percent'), Type.Literal('baht')]),
  note: Type.Optional(Type.String()),
});
export type DropshipConfig = Static<typeof DropshipConfig>;

const Nullable = <T extends TSchema>(type: T) => Type.Union([type, Type.Null()]);
/** One decimal; null without ratings. */
const Score = Nullable(Type.Number({ minimum: 1, maximum: 5 }));

/** GET shops/{id}/detail (spec §7; fields of spec §3 Shop). */
export const Shop = Type.Intersect([
  ShopCard,
  Type.Object({
    description: Type.String(),
    domain: Nullable(Type.String()),
    email: Nullable(Type.String()),
    tel: Nullable(Type.String()),
    mobile: Nullable(Type.String()),
    address: Type.String(),
    socials: Type.Record(Type.String(), Type.String()),
    cover: Nullable(Picture),
    /** The dominant colour of its picture, B9B9B9 without one. */
    dominant_color: Type.String({ pattern: '^#[0-9a-fA-F]{6}$' }),
    /** True if pages may link to the shop's own website. */
    allow_direct_url: Type.Boolean(),
    be_brand: Type.Boolean(),
    paymall_state: Nullable(Type.Union([Type.Literal('lnwpay'), Type.Literal('lnwpay_lite')])),
    is_lnwpay: Type.Boolean(),
    is_lnwpay_lite: Type.Boolean(),
    /** True if the shop uses the platform's payment, in any tier. */
    is_lnwpay_e: Type.Boolean(),
    x_ads_level: Type.Integer(),
    /** Null if the shop does not offer products to resellers. */
    dropship_config: Nullable(DropshipConfig),
    total_up_order_review: Type.Integer({ minimum: 0 }),
    avg_order_product_score: Score,
    avg_order_delivery_score: Score,
    avg_order_service_score: Score,
    avg_order_payment_score: Score,
    product_categories: Type.Array(
      Type.Object({
        id: Type.Integer(),
        name: Type.String(),
        url: Type.String(),
        image: Nullable(Picture),
        description: Type.String(),
      }),
    ),
  }),
]);
export type Shop = Static<typeof Shop>;

/** GET shops/{id}/detail: with every field of spec §3 Shop. */
export const ShopRecord = Type.Intersect([
  Shop,
  Type.Object({
    web_id: Type.Integer(),
    seller_account_id: Type.Integer(),
    shop_username: Type.String(),
    /** Front page of its own website: its domain, else its address on the platform. */
    url: Type.String(),
    is_https: Type.Boolean(),
    favicon: Nullable(Picture),
    image: Nullable(Picture),
    /** The marketplace category that it is listed in, and the path to it. */
    category_id: Nullable(Type.Integer()),
    lnw_category_id: Nullable(Type.Integer()),
    root_category_id: Nullable(Type.Integer()),
    category_name: Type.String(),
    category_hierarchy: Type.Array(
      Type.Object({ category_id: Type.Integer(), category_name: Type.String() }),
    ),
    design: Type.Object({
      /** True if the shop has published a look of its own. */
      customDesign: Type.Boolean(),
      coverImage: Nullable(Type.String()),
    }),
  }),
]);
export type ShopRecord = Static<typeof ShopRecord>;

/** GET shops/info (spec §7). */
export const ShopInfo = Type.Object({
  id: Type.Integer(),
  shopname: Type.String(),
  x_ads_level: Type.Integer(),
  design: Type.Record(Type.String(), Type.Unknown()),
});
export type ShopInfo = Static<typeof ShopInfo>;
