import type { Crumb } from '../../api/product.contract.ts';
import type { ContactDetails } from './contact-details.ts';

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
  /** Anchor of the tab on the page: '#how2buy'. */
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
  /** Address of the page, for its search. */
  readonly action: string;
  /** The search words, and the topics with them; null means no search. */
  readonly found: { readonly words: string; readonly tabs: readonly HelpTab[] } | null;
  readonly contactUrl: string;
  readonly details: ContactDetails;
}
