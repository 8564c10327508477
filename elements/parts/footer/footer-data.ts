import type { Picture } from '../../api/picture.contract.ts';
import type { LinkItem } from '../header/header-data.ts';

export interface FooterColumn {
  readonly title: string;
  readonly links: readonly LinkItem[];
}

/** The data of a footer (spec §3 Footer): up to three columns of links, and contacts. */
export interface FooterData {
  readonly title: string;
  readonly logo?: Picture | null;
  readonly slogan?: string;
  readonly address?: string;
  /** Opening hours, for customers who visit the shop. */
  readonly hours?: readonly { readonly days: string; readonly time: string }[];
  readonly columns: readonly FooterColumn[];
  /** Panes that an owner can turn off: account links, contacts, social links. */
  readonly account?: FooterColumn | null;
  readonly contact?: FooterColumn | null;
  readonly socials?: readonly LinkItem[];
  /** Terms, privacy and consent settings: always shown. */
  readonly legal?: readonly LinkItem[];
  readonly note?: string;
}
