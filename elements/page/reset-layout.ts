import type { Design, DesignFonts, SchemeColors } from './design.ts';
import {
  footerBlock,
  headerBlock,
  sectionBlock,
  type PageBlock,
  type PlainSection,
} from './page.ts';
import type { ThemeShape } from '../theme/theme-shape.ts';
import { pick, seeded } from './random.ts';

/** The source of a reset: every theme, and the sections of its pages. */
export interface LayoutSource {
  readonly key: string;
  readonly colors: SchemeColors;
  readonly fonts: DesignFonts;
  readonly shape?: ThemeShape;
  readonly pages: Readonly<Record<string, { readonly blocks: readonly PlainSection[] }>>;
}

type Role = 'intro' | 'content' | 'product' | 'outro';

/** Role of a section on a page; sections that are not listed are content. */
const roles: Readonly<Record<string, Role>> = {
  SlideShowSection: 'intro',
  BannerSlick: 'intro',
  ProductSection: 'product',
  ProductTab: 'product',
  BlogSection: 'outro',
  GallerySection: 'outro',
  CouponSlick: 'outro',
  ParagraphSection: 'outro',
};

/**
 * Spec §4 Reset: returns a random layout of six roles (header, intro, content, product, outro,
 * footer) and a random theme on top of the current look; the same for the same seed.
 */
export function resetLayout(
  seed: number,
  sources: readonly LayoutSource[],
  current: Design = {},
): { readonly blocks: readonly PageBlock[]; readonly design: Design } {
  const random = seeded(seed);
  const theme = pick(random, sources);
  const all = sources.flatMap(({ pages }) => Object.values(pages).flatMap(({ blocks }) => blocks));
  const mark = Math.floor(random() * 0xffff_ffff).toString(36);
  const chosen = (['intro', 'content', 'product', 'outro'] as const).flatMap((role) => {
    const section = pick(
      random,
      all.filter(({ name }) => (roles[name] ?? 'content') === role),
    );
    return section ? [sectionBlock({ ...section, id: `${role}-${mark}` })] : [];
  });
  return {
    blocks: [headerBlock, ...chosen, footerBlock],
    design: { ...current, ...(theme ? themeDesign(theme) : {}) },
  };
}

/** Returns a theme as the look of a site that chooses it. */
export function themeDesign({ key, colors, fonts, shape }: Omit<LayoutSource, 'pages'>): Design {
  return {
    currentTheme: key,
    currentColors: colors,
    currentFonts: fonts,
    currentThemeExtra: { ...shape },
  };
}
