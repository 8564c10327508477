import type { TemplateResult, nothing } from 'lit';
import type { ProductDetail, ProductMini } from '../../api/product.contract.ts';
import type { EntryFormData } from '../entry-form.ts';
import type { FaqGroup } from '../help-page-data.ts';
import type { ReviewsData } from '../reviews.ts';
import type { RefusedReview } from './review-form.ts';
import type { ProductSection } from './product-sections.ts';

type Drawn = TemplateResult | typeof nothing;

/** A part of the shop's help, as this product's page says it. */
export interface ProductHelp {
  readonly key: 'shipping' | 'howToBuy' | 'payment' | 'policy';
  readonly title: string;
  /** Safe to be put into a page. */
  readonly html: string;
}

export interface ProductOffersData {
  readonly promotions: readonly { readonly title: string; readonly url: string }[];
  readonly collections: readonly {
    readonly id: number;
    readonly title: string;
    readonly url: string;
  }[];
  /** In words: 'ลด ฿50'. */
  readonly coupons: readonly string[];
  /** A page that lists the coupons. */
  readonly couponsUrl: string;
}

export interface ProductPageData {
  readonly product: ProductDetail;
  /** The combination that the address names. */
  readonly sub: number | null;
  readonly relateds: readonly ProductMini[];
  readonly recommended: readonly ProductMini[];
  readonly categoryUrl: string | null;
  /** Null where nobody has said anything yet. */
  readonly reviews: ReviewsData | null;
  /** What is drawn at all. */
  readonly sections: ReadonlySet<ProductSection>;
  readonly buying: {
    readonly buyNow: boolean;
    readonly noAdd: boolean;
    readonly noBar: boolean;
    readonly noToggle: boolean;
  };
  readonly offers: ProductOffersData;
  /** From where and when it is sent, and what that costs. */
  readonly sending: readonly string[];
  readonly help: readonly ProductHelp[];
  readonly faqs: readonly FaqGroup[];
  /** A question about the product, to the shop; null where it is not asked. */
  readonly question: EntryFormData | null;
  readonly review: {
    readonly action: string;
    readonly loginUrl: string;
    readonly refused?: RefusedReview | undefined;
  };
  /** Sections of the owner's and layouts of this product, by place. */
  readonly at: (place: OwnPlace) => Drawn;
}

export type OwnPlace =
  | 'header'
  | 'footer'
  | 'recommend'
  | Extract<ProductSection, 'cover' | 'introCover' | 'subHeadlineFeature' | 'aboutUs' | 'blog'>;
