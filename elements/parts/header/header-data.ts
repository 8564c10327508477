import type { Picture } from '../../api/picture.contract.ts';

export interface LinkItem {
  readonly title: string;
  readonly link: string;
  readonly current?: boolean;
}

/** What a header shows (spec §3 Header), ready to draw. */
export interface HeaderData {
  readonly title: string;
  readonly href: string;
  readonly logo?: Picture | null;
  /** The search form's address, to which it sends `keyword`; what suggests words while it is typed. */
  readonly search: {
    readonly action: string;
    readonly value?: string;
    readonly api?: string;
    readonly site?: string;
  };
  readonly menu: readonly LinkItem[];
  /** One per language, each linking to this page in it; `lang` is its code. */
  readonly languages: readonly {
    readonly lang: string;
    readonly label: string;
    readonly href: string;
    readonly current: boolean;
  }[];
  readonly account?: { readonly label: string; readonly href: string };
  /** A line above all, e.g. the marketplace that a shop belongs to. */
  readonly origin?: LinkItem;
}
