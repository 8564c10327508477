import type { Generated } from 'kysely';
import type { StoredImage } from './catalogue.ts';
import type { JsonOrNull, Time } from './columns.ts';

export type PromotionKind = 'flash' | 'discount' | 'gift' | 'news';
export interface PromotionTable {
  shop_id: number;
  id: Generated<number>;
  kind: PromotionKind;
  slug: string;
  title: string;
  summary: Generated<string>;
  /** Sanitised when it was written. */
  html: Generated<string>;
  image: JsonOrNull<StoredImage>;
  discount_kind: 'amount' | 'percent' | null;
  /** Satang for 'amount', whole percent for 'percent'. */
  discount_value: number | null;
  begins_at: Date;
  ends_at: Date;
  rank: Generated<number>;
  /** Null for a draft. */
  published_at: Date | null;
  revision: Generated<number>;
  created_at: Time;
  updated_at: Time;
}
export interface PromotionProductTable {
  shop_id: number;
  promotion_id: number;
  product_id: number;
  rank: Generated<number>;
  /** In the promotion because of its category; removed together with the category. */
  by_category: Generated<boolean>;
}
export interface PromotionCategoryTable {
  shop_id: number;
  promotion_id: number;
  category_id: number;
}
/** Price of one sellable product while a flash sale or a discount runs. */
export interface PromotionPriceTable {
  shop_id: number;
  product_id: number;
  /** The product itself, or of a variant its product. */
  main_id: number;
  promotion_id: number;
  is_flash: boolean;
  /** Satang. */
  price: number;
  begins_at: Date;
  ends_at: Date;
}
export type CouponKind = 'amount' | 'percent' | 'free_shipping';
export interface CouponTable {
  shop_id: number;
  id: Generated<number>;
  code: string;
  title: string;
  description: Generated<string>;
  kind: CouponKind;
  /** Satang for 'amount', whole percent for 'percent', 0 for 'free_shipping'. */
  value: number;
  /** Satang that the products must cost at least. */
  minimum: Generated<number>;
  /** Satang that a percent coupon takes off at most. */
  max_discount: number | null;
  image: JsonOrNull<StoredImage>;
  begins_at: Date;
  ends_at: Date;
  rank: Generated<number>;
  /** Limit of collected or used coupons; null means unlimited. */
  quota: number | null;
  /** Number of claimed coupons, and of those used without a claim. */
  claimed: Generated<number>;
  /** False if no page offers it and shoppers have to know its code. */
  is_public: Generated<boolean>;
  /** True if the coupon is used by the codes of `coupon_code`; its own code is then their prefix. */
  has_codes: Generated<boolean>;
  per_buyer: Generated<number>;
  collected: Generated<number>;
  /** Orders that were not cancelled, and the satang that they paid less. */
  used: Generated<number>;
  cost: Generated<number>;
  revision: Generated<number>;
  created_at: Time;
  updated_at: Time;
}
/** A code that is used once. */
export interface CouponCodeTable {
  shop_id: number;
  code: string;
  coupon_id: number;
  order_id: string | null;
  used_at: Date | null;
}
export interface CouponClaimTable {
  shop_id: number;
  coupon_id: number;
  account_id: string;
  claimed_at: Time;
}
/** A row for each order and each identifier of its buyer. */
export interface CouponUseTable {
  shop_id: number;
  coupon_id: number;
  buyer: string;
  order_id: string;
  used_at: Date;
}
export interface CollectionTable {
  shop_id: number;
  id: Generated<number>;
  slug: string;
  title: string;
  summary: Generated<string>;
  /** Sanitised when it was written. */
  html: Generated<string>;
  image: JsonOrNull<StoredImage>;
  rank: Generated<number>;
  /** Null for a draft. */
  published_at: Date | null;
  /** Null if its products are chosen by hand. */
  rule: JsonOrNull<StoredRule>;
  revision: Generated<number>;
  created_at: Time;
  updated_at: Time;
}
/** Query of a collection's rule, like a search of products; prices in baht. */
export interface StoredRule {
  readonly tag?: string;
  readonly brand?: string;
  readonly category_id?: number;
  readonly price_min?: number;
  readonly price_max?: number;
  readonly is_new?: boolean;
  readonly on_sale?: boolean;
  readonly sort?: 'popular' | 'new' | 'price_asc' | 'price_desc';
}
/** The marketplace's collections hold products of several shops. */
export interface CollectionProductTable {
  shop_id: number;
  collection_id: number;
  product_shop_id: number;
  product_id: number;
  rank: Generated<number>;
}
