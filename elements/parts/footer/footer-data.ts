import type { Picture } from '../../api/picture.contract.ts';
import type { LinkItem } from '../header/header-data.ts';

export interface FooterColumn {
  readonly title: string;
  readonly links: readonly LinkItem[];
}

/** What a footer shows (spec §3 Footer): up to three columns of links, and how to reach the shop. */
export interface FooterData {
  readonly title: string;
  readonly logo?: Picture | null;
  readonly slogan?: string;
  readonly address?: string;
  readonly columns: readonly FooterColumn[];
  /** Panes that an owner can turn off: what a visitor has here, how to reach the shop, where else it is. */
  readonly account?: FooterColumn | null;
  readonly contact?: FooterColumn | null;
  readonly socials?: readonly LinkItem[];
  /** Terms, privacy, what may be remembered: always there. */
  readonly legal?: readonly LinkItem[];
  readonly note?: string;
}
