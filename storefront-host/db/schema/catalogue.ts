import type { Generated, GeneratedAlways } from 'kysely';
import type { Json, JsonDefault, JsonOrNull, Lang, Time } from './columns.ts';

export interface CategoryLayout {
  readonly page: string;
  readonly position: 'header' | 'footer' | 'recommend';
}
export interface CategoryTable {
  shop_id: number;
  id: Generated<number>;
  parent_id: number | null;
  slug: string;
  title: string;
  description: Generated<string>;
  image: string | null;
  /**
   * A layout of the shop and its place on the category's page. It is a column and not a rule of the look, because
   * a rule would wait for the next publishing of the look, together with unrelated drafts.
   */
  layout: JsonOrNull<CategoryLayout>;
  rank: Generated<number>;
  count_sum: Generated<number>;
  /** True if a product has it as a further category. */
  has_further: Generated<boolean>;
  revision: Generated<number>;
}
/** A deleted record of the catalogue or a contestant, for its undo (decision 240). */
export interface CatalogueRemovalTable {
  shop_id: number;
  entity: 'category' | 'collection' | 'brand' | 'tag' | 'contestant';
  entity_id: number;
  contents: Json<object>;
  removed_at: Date;
}
/** A word that products have as their brand (decision 163). */
export interface BrandTable {
  shop_id: number;
  id: Generated<number>;
  name: string;
  image: string | null;
  revision: Generated<number>;
}
/** A word that products have among their tags (decision 163). */
export interface TagTable {
  shop_id: number;
  id: Generated<number>;
  name: string;
  revision: Generated<number>;
}
export interface StoredImage {
  readonly media_id: string;
  readonly alt: { readonly th?: string; readonly en?: string };
  /** The option value this picture shows, as {option key: item key}. */
  readonly option?: Readonly<Record<string, string>>;
}
export interface StoredOption {
  readonly key: string;
  readonly title: { readonly th: string; readonly en?: string };
  readonly items: readonly {
    readonly key: string;
    readonly title: { readonly th: string; readonly en?: string };
    /** A CSS colour if the value is one: shown as a swatch. */
    readonly color?: string;
  }[];
}
export type ProductStatus =
  | 'availability'
  | 'preorder'
  | 'soldout'
  | 'product_sync_disable'
  | 'comingsoon'
  | 'discontinued'
  | 'removed';
export type SecondHandOption = 'like_new' | 'good' | 'fair' | 'for_parts';
export interface ProductTable {
  shop_id: number;
  id: Generated<number>;
  uuid: string;
  parent_id: number | null;
  slug: Generated<string>;
  title: string;
  description: Generated<string>;
  code: string | null;
  barcode: string | null;
  status: Generated<ProductStatus>;
  price: number;
  full_price: number | null;
  /** Price of the running promotion, at most a minute old; the lowest of the variants. */
  running_price: Generated<number | null>;
  /** The lower of the two prices, a generated column. */
  current_price: GeneratedAlways<number>;
  options: JsonDefault<readonly StoredOption[]>;
  option_values: JsonDefault<Readonly<Record<string, string>>>;
  images: JsonDefault<readonly StoredImage[]>;
  category_id: number | null;
  /** Further categories of its shop; none without a main one. */
  more_category_ids: Generated<number[]>;
  mall_category_id: number | null;
  tags: Generated<string[]>;
  showrooms: Generated<string[]>;
  unit_name: string | null;
  weight_grams: number | null;
  popularity: Generated<number>;
  rank: Generated<number>;
  search_text: Generated<string>;
  brand: string | null;
  author: string | null;
  publisher: string | null;
  /** ISBN-13, digits only. */
  isbn: string | null;
  page_count: number | null;
  /** Language as the source gives it: 'eng', 'th'. */
  language: string | null;
  published_year: number | null;
  /** Attributes without a column of their own, in the order given. */
  attributes: JsonDefault<Readonly<Record<string, string>>>;
  /** Key of the product in the imported file; null if it was made here. */
  import_key: string | null;
  total_review: Generated<number>;
  total_up_review: Generated<number>;
  /** Sum of the stars of `total_review` reviews. */
  total_stars: Generated<number>;
  last_review: JsonOrNull<LastReview>;
  second_hand: Generated<boolean>;
  second_hand_option: SecondHandOption | null;
  /** TIS 1099: 10 is Bangkok. */
  province_id: number | null;
  /** Days until it is sent. */
  prepare_duration: number | null;
  /** ISO: 1 is Monday; null means any day. */
  prepare_weekday: number | null;
  free_shipping: Generated<boolean>;
  has_vat: Generated<boolean>;
  publish_at: Date | null;
  /** Waits for `publish_at`: hidden until then, and gets this status. */
  publish_as: ProductStatus | null;
  /** Pieces in one order, all variants together; null means any number. */
  order_limit: number | null;
  one_per_cart: Generated<boolean>;
  add_disabled: Generated<boolean>;
  width_mm: number | null;
  length_mm: number | null;
  height_mm: number | null;
  /** Null uses the title, and the first words of the description. */
  seo_title: string | null;
  seo_description: string | null;
  revision: Generated<number>;
  created_at: Time;
  updated_at: Time;
}
export interface StockTable {
  shop_id: number;
  product_id: number;
  remain: number;
  unlimited: Generated<boolean>;
}
/** Derived from stock and product, for lists in the order of stock (decision 130). */
export interface StockSumTable {
  shop_id: number;
  product_id: number;
  remain: number;
  /** The least counted stock, of the product or of one of its variants. */
  least: number;
  is_main: boolean;
  is_item: boolean;
}
/** A product whose sum is out of date. */
export interface StockSumDueTable {
  shop_id: number;
  id: GeneratedAlways<number>;
  product_id: number;
}
export type StockReason =
  'opening' | 'order' | 'cancel' | 'received' | 'damaged' | 'count' | 'returned' | 'import';
export interface StockLedgerTable {
  shop_id: number;
  id: string;
  product_id: number;
  delta: number;
  remain_after: number;
  reason: StockReason;
  order_id: string | null;
  account_id: string | null;
  note: Generated<string>;
  created_at: Time;
}
export interface TranslationTable {
  shop_id: number;
  entity:
    | 'shop'
    | 'product'
    | 'category'
    | 'blog'
    | 'coupon'
    | 'promotion'
    | 'collection'
    | 'contestant'
    | 'brand'
    | 'tag';
  entity_id: number;
  lang: Lang;
  fields: Json<Readonly<Record<string, string>>>;
}
/** Terms for the same thing, of one shop (decision 518). */
export interface SearchSynonymTable {
  shop_id: number;
  id: string;
  terms: string[];
  revision: Generated<number>;
  created_at: Date;
  /** Deleted; can be restored for a while. */
  removed_at: Date | null;
}
/** A keyword that found nothing in a shop, without who searched (decision 519). */
export interface SearchMissTable {
  shop_id: number;
  id: Generated<string>;
  keyword: string;
  times: number;
  last_at: Date;
}
/** Products whose search text has to follow another record's name (decision 517). */
export interface SearchDueTable {
  shop_id: number;
  id: GeneratedAlways<number>;
  entity: 'shop' | 'product' | 'category' | 'collection' | 'brand' | 'tag';
  entity_id: number;
  /** Products up to this one are done. */
  last_id: Generated<number>;
}

/** A word that shops' titles, authors and brands use: completes and corrects a search. */
export interface SearchWordTable {
  shop_id: number;
  word: string;
  uses: number;
}
/** The newest review with a text, stored with the product so that a box needs no join. */
export interface LastReview {
  readonly text: string;
  readonly name: string;
  readonly lang: Lang;
  readonly avatar?: StoredImage;
}
export interface ReviewScores {
  readonly product?: number;
  readonly delivery?: number;
  readonly service?: number;
  readonly payment?: number;
}
export interface ReviewTable {
  shop_id: number;
  id: string;
  product_id: number;
  /** Null for reviews of the demo or an import; otherwise the order of a real buyer. */
  order_id: string | null;
  account_id: string | null;
  reviewer_name: string;
  avatar: JsonOrNull<StoredImage>;
  stars: number;
  /** 1 to 5 each, of real buyers only. */
  scores: JsonDefault<ReviewScores>;
  body: Generated<string>;
  lang: Lang;
  hidden_at: Date | null;
  /** Photos that the buyer took of the delivered product. */
  photos: JsonDefault<readonly StoredImage[]>;
  edited_at: Date | null;
  /** The shop's public answer. */
  answer: string | null;
  answered_at: Date | null;
  hidden_reason: string | null;
  /** The reason with which its shop reported it to the operators. */
  report_reason: string | null;
  reported_at: Date | null;
  revision: Generated<number>;
  created_at: Time;
}
