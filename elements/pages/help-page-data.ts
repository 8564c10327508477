import type { Crumb } from '../api/product.contract.ts';

export interface FaqGroup {
  readonly name: string;
  readonly questions: readonly {
    readonly question: string;
    /** Safe to be put into a page. */
    readonly answer: string;
  }[];
}

/** One tab: text of the owner's or built in, or questions with answers. */
export interface HelpTab {
  /** Its address on the page: '#how2buy'. */
  readonly key: string;
  readonly title: string;
  readonly html: string;
  readonly faqs: readonly FaqGroup[];
}

export interface HelpPageData {
  readonly crumbs: readonly Crumb[];
  readonly heading: string;
  readonly greeting: string;
  readonly tabs: readonly HelpTab[];
  readonly contactUrl: string;
}
