import type {
  LastReview,
  ProductStatus,
  ShopHoliday,
  StoredImage,
  StoredOption,
} from '../../../../db/schema.ts';
import type { PricedRow, RowPrices } from './product-prices.ts';

/** A product as lists show it; a variant has the title, pictures and options of its parent. */
export interface ProductRow extends RowPrices, Pick<PricedRow, 'promotions'> {
  readonly shop_id: number;
  readonly id: number;
  readonly uuid: string;
  readonly parent_id: number | null;
  readonly main_id: number;
  readonly slug: string;
  readonly title: string;
  readonly code: string | null;
  readonly status: ProductStatus;
  readonly main_status: ProductStatus;
  readonly price: number;
  readonly full_price: number | null;
  readonly options: readonly StoredOption[];
  readonly option_values: Readonly<Record<string, string>>;
  readonly images: readonly StoredImage[];
  /** The picture in `images` that was chosen for a variant. */
  readonly own_picture: string | null;
  readonly tags: readonly string[];
  readonly showrooms: readonly string[];
  readonly unit_name: string | null;
  readonly category_id: number | null;
  readonly mall_category_id: number | null;
  readonly popularity: number;
  /** Number of sold pieces, including those of its variants. */
  readonly sold: number;
  /** Price by which lists are sorted: `price_now`, at most a minute old. */
  readonly current_price: number;
  readonly revision: number;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly remain: number | null;
  readonly unlimited: boolean | null;
  readonly shop_name: string;
  readonly shop_title: string;
  readonly shop_avatar: StoredImage | null;
  readonly shop_domain: string | null;
  readonly total_review: number;
  readonly total_up_review: number;
  readonly total_stars: number;
  readonly last_review: LastReview | null;
  /** Names of the tags in the reader's language (tag-labels.ts). */
  readonly tag_labels: string | null;
  readonly second_hand: boolean;
  readonly free_shipping: boolean;
  readonly has_vat: boolean;
  /** True if the product, or the shop's feature settings, set it (spec §5). */
  readonly one_per_cart: boolean;
  readonly add_disabled: boolean;
  /** Maximum number of pieces in one order, for all variants together. */
  readonly order_limit: number | null;
  /** The holiday that its shop has set, also before and after it. */
  readonly holiday: ShopHoliday | null;
}

/** The figures as PostgreSQL returns them; `elements/commerce` applies the rules. */
export type StoredRow = Omit<ProductRow, keyof RowPrices> & PricedRow;

/** A product or a variant by its key. */
export interface RowKey {
  readonly shop_id: number;
  readonly id: number;
}

/** A key with its position in the orders of lists: those of a cached row may be a minute old. */
export interface ListedKey extends RowKey {
  readonly popularity: number;
  readonly current_price: number;
}
