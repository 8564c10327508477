import type { Picture } from '../../api/picture.contract.ts';
import type { AlignPreset } from '../../theme/look/frame-look.ts';

/** Layout of a sub-menu: columns over the width of the page, or one short list. */
export const menuTemplates = ['columns', 'list'] as const;
export type MenuTemplate = (typeof menuTemplates)[number];

export interface LinkItem {
  readonly title: string;
  readonly link: string;
  readonly current?: boolean;
  readonly target?: '_blank' | null;
  /** The modal that opens instead of the link. */
  readonly modal?: string;
}

/** A menu item with its children: three levels in total (spec §9 "Menu hierarchy"). */
export interface MenuNode extends LinkItem {
  readonly icon?: string | Picture;
  /** In place of a picture that is missing. */
  readonly letter?: string;
  readonly subtitle?: string;
  readonly template?: MenuTemplate;
  /** Columns of the sub-menu, 1 to 5. */
  readonly columns?: number;
  readonly children?: readonly (LinkItem & { readonly children?: readonly LinkItem[] })[];
  readonly banner?: MenuBanner;
  /** The third level is collapsed at first (spec §3 baseLevel 1). */
  readonly folded?: boolean;
}

export interface MenuBanner {
  readonly image: Picture | null;
  readonly title: string;
  readonly button: string;
  readonly link: string;
}

/** The data of a header (spec §3 Header). */
export interface HeaderData {
  readonly title: string;
  readonly href: string;
  readonly align?: AlignPreset;
  readonly logo?: Picture | null;
  readonly sideLogo?: Picture | null;
  /** In px, 30 to 80. */
  readonly logoHeight?: number;
  /** Address of the search form, which sends `keyword`, and of its suggestions. */
  readonly search?: {
    readonly action: string;
    readonly value?: string;
    readonly api?: string;
    readonly site?: string;
    /** Categories to choose next to the field, and the chosen one. */
    readonly categories?: readonly { readonly id: number; readonly title: string }[];
    readonly category?: number;
  } | null;
  readonly menu: readonly MenuNode[];
  /** A link for each language to this page in that language; `lang` is its code. */
  readonly languages: readonly {
    readonly lang: string;
    readonly label: string;
    readonly href: string;
    readonly current: boolean;
  }[];
  /** The sign-in link for guests. */
  readonly account?: { readonly label: string; readonly href: string };
  /** How to reach the shop, at the top. */
  readonly contact?: LinkItem;
  /** A line at the top, e.g. the marketplace that a shop belongs to. */
  readonly origin?: LinkItem;
}
