import type { TemplateResult, nothing } from 'lit';
import type { CheckoutPayment } from '../../api/checkout.contract.ts';
import type { ProductDetail, ProductMini } from '../../api/product.contract.ts';
import type { EntryFormData } from '../forms/entry-form.ts';
import type { FaqGroup } from '../contact/help-page-data.ts';
import type { Pagination } from '../page-data.ts';
import type { ReviewsData } from './reviews.ts';
import type { ProductSection } from './product-sections.ts';

type Rendered = TemplateResult | typeof nothing;

/** A part of the shop's help for this product's page. */
export interface ProductHelp {
  readonly key: 'shipping' | 'howToBuy' | 'payment' | 'policy';
  readonly title: string;
  /** Sanitised HTML. */
  readonly html: string;
}

export interface ProductOffersData {
  readonly promotions: readonly { readonly title: string; readonly url: string }[];
  readonly collections: readonly {
    readonly id: number;
    readonly title: string;
    readonly url: string;
  }[];
  /** Coupons as texts, such as 'ลด ฿50'. */
  readonly coupons: readonly string[];
  /** Address of the page with the coupons. */
  readonly couponsUrl: string;
}

/** The posted fields of a refused review. */
export type RefusedReview = Readonly<Record<string, unknown>>;

export interface ProductPageData {
  readonly product: ProductDetail;
  /** The variant in the address, or null. */
  readonly sub: number | null;
  readonly relateds: readonly ProductMini[];
  readonly recommended: readonly ProductMini[];
  readonly categoryUrl: string | null;
  /** Null without reviews. */
  readonly reviews: ReviewsData | null;
  /** The sections that are shown. */
  readonly sections: ReadonlySet<ProductSection>;
  readonly buying: {
    readonly buyNow: boolean;
    readonly noAdd: boolean;
    readonly noBar: boolean;
    readonly noToggle: boolean;
  };
  readonly offers: ProductOffersData;
  /** Origin, time and cost of shipping. */
  readonly sending: readonly string[];
  /** Ways to pay for an order of the shop. */
  readonly payments: readonly CheckoutPayment[];
  readonly help: readonly ProductHelp[];
  readonly faqs: readonly FaqGroup[];
  /** Published questions with their answers, as plain text; one page of them. */
  readonly questions: {
    readonly list: readonly { readonly question: string; readonly answer: string }[];
    readonly pages: Pagination;
  };
  /** The form for a question to the shop; null if it is off. */
  readonly question: EntryFormData | null;
  readonly review: {
    readonly action: string;
    readonly loginUrl: string;
    readonly refused?: RefusedReview | undefined;
  };
  /** The owner's sections and layouts for this product, by place. */
  readonly at: (place: OwnPlace) => Rendered;
}

export type OwnPlace =
  | 'header'
  | 'footer'
  | 'recommend'
  | Extract<ProductSection, 'cover' | 'introCover' | 'subHeadlineFeature' | 'aboutUs' | 'blog'>;
