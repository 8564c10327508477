import type { LinkItem } from '../header/header-data.ts';

/** What a footer shows (spec §3 Footer): up to three columns of links, and how to reach the shop. */
export interface FooterData {
  readonly title: string;
  readonly slogan?: string;
  readonly address?: string;
  readonly email?: string | null;
  readonly tel?: string | null;
  readonly columns: readonly { readonly title: string; readonly links: readonly LinkItem[] }[];
  readonly socials?: Readonly<Record<string, string>>;
  readonly note?: string;
}
