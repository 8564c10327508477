import { defaultScheme } from '@talad/elements/theme/tokens';
import { themeOf } from '@talad/elements/page/design-css';
import type { Lang } from '../../../db/schema.ts';
import { text } from '../../../locales/text.ts';
import { links } from '../../../rendering/index.ts';
import type { Site } from './site.read.ts';
import type { IconFile } from './site-icon.ts';

type InstalledSite = Pick<Site, 'shopId' | 'icon' | 'design'>;

/** Head tags that make a site installable. */
export interface InstallHead {
  readonly manifest: string;
  readonly touchIcon: string;
  readonly themeColor: string;
}

/** Returns the address of one of the site's icons, which always has the same content. */
export function iconUrl({ shopId, icon }: InstalledSite, file: IconFile): string {
  return icon ? `/icons/${shopId}/${icon.media_id}/${file}` : `/icons/mark/${file}`;
}

export function installHead(
  site: InstalledSite & { readonly context: Pick<Site['context'], 'place' | 'lang'> },
): InstallHead {
  const { place, lang } = site.context;
  return {
    // Not `lang`: that parameter would change the visitor's language when the browser fetches the manifest.
    manifest: `${place.base}/manifest.webmanifest?hl=${lang}`,
    touchIcon: iconUrl(site, '180.png'),
    themeColor: colorsOf(site).theme,
  };
}

/** Returns the manifest that makes the site installable (W3C Web Application Manifest). */
export function manifestOf(site: Site, lang: Lang): Readonly<Record<string, unknown>> {
  const { place } = site.context;
  const colors = colorsOf(site);
  const icon = (file: IconFile, sizes: string, purpose: string) => ({
    src: iconUrl(site, file),
    sizes,
    type: 'image/png',
    purpose,
  });
  const shortcut = (key: 'frame.search' | 'frame.favorites' | 'frame.cart', url: string) => ({
    name: text(lang, key),
    url,
    icons: [icon('192.png', '192x192', 'any')],
  });
  return {
    id: `${place.base}/`,
    name: site.title,
    short_name: shortName(site.title),
    description: site.slogan || site.description,
    lang,
    dir: 'ltr',
    start_url: `${place.base}/`,
    scope: `${place.base}/`,
    display: 'standalone',
    background_color: colors.ground,
    theme_color: colors.theme,
    categories: ['shopping'],
    icons: [
      icon('192.png', '192x192', 'any'),
      icon('512.png', '512x512', 'any'),
      icon('maskable.png', '512x512', 'maskable'),
    ],
    shortcuts: [
      shortcut('frame.search', links.search(place)),
      shortcut('frame.favorites', `${place.base}/favorites`),
      shortcut('frame.cart', links.cart(place)),
    ],
  };
}

const graphemes = new Intl.Segmenter('th');

/** Returns the text that fits below an icon, cut between graphemes, so that no letter loses its tone mark. */
function shortName(title: string): string {
  const letters = Array.from(graphemes.segment(title), ({ segment }) => segment);
  return letters.slice(0, 20).join('').trimEnd();
}

function colorsOf({ design }: Pick<Site, 'design'>) {
  const { scheme } = themeOf(design);
  return {
    theme: hexOf(scheme['A-dark']) ?? defaultScheme['A-dark'],
    ground: hexOf(scheme.light) ?? defaultScheme.light,
  };
}

function hexOf(color: string | undefined): string | null {
  return color && /^#[0-9a-f]{3}([0-9a-f]{3})?$/i.test(color) ? color : null;
}
