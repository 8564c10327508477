import type { Picture } from '../api/picture.contract.ts';
import type { Crumb, ProductMini } from '../api/product.contract.ts';
import type { CouponCard } from '../sections/coupons/coupon-card.ts';
import type { Pagination } from './page-data.ts';

/** How wide the picture of a promotion's page, and of a collection's, is laid out. */
export const promotionCoverSizes = '(width < 900px) 100vw, 1160px';
export const collectionCoverSizes = '(width < 900px) 100vw, 580px';

/** A promotion or a collection in a list, with addresses and words of the site that shows it. */
export interface OfferCard {
  readonly url: string;
  readonly title: string;
  readonly summary: string;
  readonly image: Picture | null;
  /** On the picture: 'ลด 20%', 'แฟลชเซล', 'เร็ว\u00a0ๆ นี้'. */
  readonly mark?: string | undefined;
  /** 'ถึง 30 พ.ย. 2569 23:59'; of a collection how many there are. */
  readonly meta: string;
  /** Whose it is, in the marketplace. */
  readonly shop?: string | undefined;
}

/** What is in flash sales now, with the clock of the one that ends first. */
export interface FlashZone {
  readonly title: string;
  /** Null where it has products of several. */
  readonly url: string | null;
  /** ISO 8601. */
  readonly until: string;
  readonly products: readonly ProductMini[];
}

export interface PromotionsPageData {
  readonly crumbs: readonly Crumb[];
  readonly heading: string;
  readonly description: string;
  /** What the owner has put above. */
  readonly own: unknown;
  readonly flash: FlashZone | null;
  readonly promotions: readonly OfferCard[];
  readonly coupons: readonly CouponCard[];
}

export interface PromotionPageData {
  readonly crumbs: readonly Crumb[];
  readonly promotion: OfferCard & {
    readonly html: string;
    /** ISO 8601: when it ends, or begins where it has not begun. */
    readonly until: string;
    readonly isComing: boolean;
  };
  /** Absolute: what is sent to others. */
  readonly shareUrl: string;
  readonly products: readonly ProductMini[];
  readonly allUrl: string;
}

export interface CollectionsPageData {
  readonly crumbs: readonly Crumb[];
  readonly heading: string;
  readonly description: string;
  readonly own: unknown;
  readonly collections: readonly (OfferCard & { readonly id: number })[];
}

export interface CollectionPageData {
  readonly crumbs: readonly Crumb[];
  readonly collection: OfferCard & { readonly html: string };
  readonly products: readonly ProductMini[];
  readonly pages: Pagination;
  readonly others: readonly OfferCard[];
  readonly allUrl: string;
}
