import type { Crumb, ProductMini } from '../../api/product.contract.ts';
import type { Shop } from '../../api/shop.contract.ts';
import type { ShopFound, ShopFilter } from '../../api/shop-search.contract.ts';
import type { ActiveFilter, Choice, ListData, Pagination, ProductStrip } from '../page-data.ts';
import type { ReviewsData } from '../product/reviews.ts';

export interface SellerPageData {
  readonly crumbs: readonly Crumb[];
  readonly shop: Shop;
  /** Address of the page without a search. */
  readonly url: string;
  readonly listUrl: string;
  readonly categories: readonly Choice[];
  readonly shown: SellerFront | SellerList;
}

/** The shop's products on its cover, its description and its reviews. */
export interface SellerFront {
  readonly kind: 'front';
  readonly strips: readonly ProductStrip[];
  /** Null without recent reviews. */
  readonly reviews: ReviewsData | null;
}

/** A list of the shop's products. */
export interface SellerList {
  readonly kind: 'list';
  readonly heading: string;
  readonly keyword: string;
  /** Filtered by a keyword, a showroom or a category. */
  readonly isNarrowed: boolean;
  readonly list: ListData;
  readonly instead: readonly ProductMini[];
}

export interface SellersPageData {
  readonly crumbs: readonly Crumb[];
  readonly heading: string;
  /** Path of the list. */
  readonly action: string;
  readonly filter: ShopFilter;
  readonly categories: readonly { readonly id: number; readonly name: string }[];
  readonly active: readonly ActiveFilter[];
  readonly sellers: readonly ShopFound[];
  readonly total: number;
  readonly totalCapped: boolean;
  readonly pages: Pagination;
}
