import type { ThemeShape } from '../theme/theme-shape.ts';
import type { Scheme } from '../theme/tokens.ts';

export type SchemeColors = Partial<Scheme>;

export interface DesignFonts {
  readonly heading?: string;
  readonly text?: string;
}

/** A link of the header's or footer's menus (spec §3 Header: menuListObjects). */
export interface MenuLink {
  readonly title: string;
  readonly link: string;
  /** Title in the other language. */
  readonly title_en?: string;
  readonly target?: '_blank' | '_self' | '';
  readonly icon?: string;
  readonly subtitle?: string;
  readonly subtitle_en?: string;
  /** Opens the site's categories as a sub-menu. */
  readonly isShowCategoryMenu?: boolean;
  readonly isShowSubMenu?: boolean;
  readonly type?: 'auto_category' | 'manual';
  readonly template?: 'columns' | 'list';
  readonly cat_id?: number;
  readonly submenuCustom?: SubMenuCustom;
}

/** A custom sub-menu: groups of links in 1 to 5 columns, next to a linked picture. */
interface SubMenuCustom {
  readonly columns?: number;
  readonly categories?: readonly (TitledLink & { readonly children?: readonly TitledLink[] })[];
  readonly banner?: Partial<TitledLink> & {
    readonly image?: string;
    readonly button?: string;
    readonly button_en?: string;
  };
}

interface TitledLink {
  readonly title: string;
  readonly title_en?: string;
  readonly link: string;
}

/** A site's look: one for all of its pages (spec §3 "Design / theme"). Unknown fields are kept. */
export interface Design {
  readonly currentTheme?: string;
  readonly currentColors?: SchemeColors;
  readonly currentFonts?: DesignFonts;
  readonly currentThemeExtra?: ThemeShape & Readonly<Record<string, unknown>>;
  readonly categoryName?: string;
  /** The theme that new pages begin as pages of; `currentTheme` if missing (decision 491). */
  readonly currentTemplate?: string;
  /** The shop's logo, where the header has none of its own. */
  readonly logoImage?: string;
  readonly coverImage?: string;
  /** False shows the shop's products in place of its designed front page (decision 490). */
  readonly landingPageEnable?: boolean;
  readonly header?: Readonly<Record<string, unknown>> & {
    readonly menuListObjects?: readonly MenuLink[];
  };
  readonly footer?: Readonly<Record<string, unknown>>;
  readonly components?: Readonly<Record<string, unknown>>;
  /** Read by look/site-look.ts. */
  readonly pages?: Readonly<Record<string, unknown>>;
  readonly customRoutes?: readonly unknown[];
  readonly layouts?: readonly unknown[];
  readonly legacyRedirects?: Readonly<Record<string, string>>;
  readonly customCss?: string;
  readonly externalScripts?: readonly unknown[];
  readonly baseLevel?: 1 | 2;
}

/** The part of a look that choosing a theme changes. */
export type ThemeDesign = Pick<
  Design,
  'currentColors' | 'currentFonts' | 'currentThemeExtra' | 'header'
>;

export const schemeColors = [
  'A',
  'B',
  'light',
  'dark',
  'A-light',
  'A-dark',
] as const satisfies readonly (keyof Scheme)[];

/** Reads a stored design; a value that is no record is an empty design. Never throws. */
export function readDesign(stored: unknown): Design {
  return isRecord(stored) ? stored : {};
}

/**
 * Returns the design with the value at a path such as `/currentColors/A`; undefined removes it.
 * Missing records on the path are created.
 */
export function withDesignPath(design: Design, path: string, value: unknown): Design {
  return setIn(design as Readonly<Record<string, unknown>>, path.split('/').slice(1), value);
}

function setIn(
  record: Readonly<Record<string, unknown>>,
  [name, ...rest]: readonly string[],
  value: unknown,
): Readonly<Record<string, unknown>> {
  if (name === undefined) return record;
  const { [name]: old, ...others } = record;
  if (rest.length > 0) return { ...record, [name]: setIn(isRecord(old) ? old : {}, rest, value) };
  return value === undefined ? others : { ...record, [name]: value };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
