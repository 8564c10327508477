import type { Picture } from '../../api/picture.contract.ts';

/**
 * Where logo and menu stand on wide screens (spec §3 headerPane.alignPresetId): logo left with the
 * menu below; logo in the middle with the menu below; menu, logo, tools in one row; logo, menu, tools
 * in one row. The last two search from a button.
 */
export const alignPresets = ['left', 'center', 'split', 'compact'] as const;
export type AlignPreset = (typeof alignPresets)[number];

/** How a sub-menu lies: over the width of the page in columns, or as one short list. */
export const menuTemplates = ['columns', 'list'] as const;
export type MenuTemplate = (typeof menuTemplates)[number];

export interface LinkItem {
  readonly title: string;
  readonly link: string;
  readonly current?: boolean;
  readonly target?: '_blank' | null;
  /** Opens here what the link leads to. */
  readonly modal?: string;
}

/** A line of a menu with what it opens: three levels in all (spec §9 "Menu hierarchy"). */
export interface MenuNode extends LinkItem {
  readonly icon?: string | Picture;
  readonly subtitle?: string;
  readonly template?: MenuTemplate;
  /** Of a menu in columns, 1 to 5. */
  readonly columns?: number;
  readonly children?: readonly (LinkItem & { readonly children?: readonly LinkItem[] })[];
  readonly banner?: MenuBanner;
  /** The third level is folded until it is asked for (spec §3 baseLevel 1). */
  readonly folded?: boolean;
}

export interface MenuBanner {
  readonly image: Picture | null;
  readonly title: string;
  readonly button: string;
  readonly link: string;
}

/** What a header shows (spec §3 Header), ready to draw. */
export interface HeaderData {
  readonly title: string;
  readonly href: string;
  readonly align?: AlignPreset;
  readonly logo?: Picture | null;
  readonly sideLogo?: Picture | null;
  /** In px, 30 to 80. */
  readonly logoHeight?: number;
  /** The search form's address, to which it sends `keyword`; what suggests words while it is typed. */
  readonly search?: {
    readonly action: string;
    readonly value?: string;
    readonly api?: string;
    readonly site?: string;
    /** To choose from beside the field, and which is chosen. */
    readonly categories?: readonly { readonly id: number; readonly title: string }[];
    readonly category?: number;
  } | null;
  readonly menu: readonly MenuNode[];
  /** One per language, each linking to this page in it; `lang` is its code. */
  readonly languages: readonly {
    readonly lang: string;
    readonly label: string;
    readonly href: string;
    readonly current: boolean;
  }[];
  /** How to sign in, for who has not. */
  readonly account?: { readonly label: string; readonly href: string };
  /** A line above all, e.g. the marketplace that a shop belongs to. */
  readonly origin?: LinkItem;
}
