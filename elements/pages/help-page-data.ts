import type { Crumb } from '../api/product.contract.ts';

export interface FaqGroup {
  readonly name: string;
  readonly questions: readonly {
    readonly question: string;
    /** Sanitised HTML. */
    readonly answer: string;
  }[];
}

/** One tab: the owner's or the built-in text, or questions with answers. */
export interface HelpTab {
  /** Its anchor on the page: '#how2buy'. */
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
