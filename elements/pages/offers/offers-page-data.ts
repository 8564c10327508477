import type { Picture } from '../../api/picture.contract.ts';
import type { Crumb, ProductMini } from '../../api/product.contract.ts';
import type { CouponCard } from '../../sections/coupons/coupon-card.ts';
import type { Pagination } from '../page-data.ts';

/** Layout widths of a promotion's and a collection's cover. */
export const promotionCoverSizes = '(width < 900px) 100vw, 1160px';
export const collectionCoverSizes = '(width < 900px) 100vw, 580px';

/** A promotion or a collection in a list, with addresses and texts of the current site. */
export interface OfferCard {
  readonly url: string;
  readonly title: string;
  readonly summary: string;
  readonly image: Picture | null;
  /** Label on the picture: 'ลด 20%', 'แฟลชเซล', 'เร็ว\u00a0ๆ นี้'. */
  readonly mark?: string | undefined;
  /** 'ถึง 30 พ.ย. 2569 23:59'; for a collection its number of products. */
  readonly meta: string;
  /** Name of its shop, on the marketplace. */
  readonly shop?: string | undefined;
}

/** The products in flash sales now, with the countdown of the one that ends first. */
export interface FlashZone {
  readonly title: string;
  /** Null if the offers belong to several shops. */
  readonly url: string | null;
  /** ISO 8601. */
  readonly until: string;
  readonly products: readonly ProductMini[];
}

export interface PromotionsPageData {
  readonly crumbs: readonly Crumb[];
  readonly heading: string;
  readonly description: string;
  /** The owner's sections above the list. */
  readonly own: unknown;
  readonly flash: FlashZone | null;
  readonly promotions: readonly OfferCard[];
  readonly coupons: readonly CouponCard[];
}

export interface PromotionPageData {
  readonly crumbs: readonly Crumb[];
  readonly promotion: OfferCard & {
    readonly html: string;
    /** ISO 8601: its end, or its begin if it has not begun. */
    readonly until: string;
    readonly isComing: boolean;
  };
  /** The absolute address for sharing. */
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
