import { readCustomRoutes, readLegacyRedirects, type CustomRoute } from './custom-routes.ts';
import { readExternalScripts, type ExternalScript } from './external-scripts.ts';
import { readLayoutRules, type LayoutRule } from './layout-rules.ts';
import { readPageSettings, type PageSettings } from './page-settings.ts';
import { recordOf, textOf, type Stored } from './read-record.ts';

/** Page types with settings in a look. */
export const settablePages = [
  'product',
  'search',
  'category',
  'blog',
  'brand',
  'contact',
  'help',
  'seller',
  'promotion',
  'collection',
  'legal',
  'bio',
] as const;
export type SettablePage = (typeof settablePages)[number];

/**
 * A stored look (spec §3 "Design / theme") as pages use it. It is always complete: unreadable parts
 * have their defaults.
 */
export interface SiteLook {
  readonly header: Stored;
  readonly footer: Stored;
  readonly components: Stored;
  readonly pages: Readonly<Record<SettablePage, PageSettings>>;
  readonly customRoutes: readonly CustomRoute[];
  readonly layouts: readonly LayoutRule[];
  readonly legacyRedirects: Readonly<Record<string, string>>;
  readonly customCss: string;
  /** Run on the site's own host only (design §10). */
  readonly externalScripts: readonly ExternalScript[];
  /**
   * Levels of a sub-menu that are visible at once; with 1 the lower ones are collapsed (spec §3
   * baseLevel).
   */
  readonly baseLevel: 1 | 2;
}

export function readSiteLook(stored: unknown): SiteLook {
  const design = recordOf(stored);
  const pages = recordOf(design['pages']);
  return {
    header: withLogo(recordOf(design['header']), design['logoImage']),
    footer: recordOf(design['footer']),
    components: recordOf(design['components']),
    pages: Object.fromEntries(
      settablePages.map((name) => [name, readPageSettings(pages[name])]),
    ) as Record<SettablePage, PageSettings>,
    customRoutes: readCustomRoutes(design['customRoutes']),
    layouts: readLayoutRules(design['layouts']),
    legacyRedirects: readLegacyRedirects(design['legacyRedirects']),
    customCss: textOf(design, 'customCss', 50_000),
    externalScripts: readExternalScripts(design['externalScripts']),
    baseLevel: design['baseLevel'] === 1 ? 1 : 2,
  };
}

/** The header shows the shop's logo unless it has one of its own (decision 491). */
function withLogo(header: Stored, logoImage: unknown): Stored {
  const { logo } = header;
  return (logo === undefined || logo === '') && typeof logoImage === 'string'
    ? { ...header, logo: logoImage }
    : header;
}
