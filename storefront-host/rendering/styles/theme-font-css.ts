import { themeOf } from '@talad/elements/page/design-css';
import { fontFamilies, themeFonts, type ThemeFont } from '@talad/elements/theme/theme-fonts';
import type { Assets } from '../assets.ts';
import { facesOf } from './font-faces.ts';
import { subsets } from './fonts.ts';

/** Fonts of a look that are not already on every page. */
export function fontsOfDesign(design: object): readonly ThemeFont[] {
  const { heading, text } = themeOf(design).fonts;
  return themeFonts.filter((font, index) => index > 0 && (font === heading || font === text));
}

/** Returns their font faces: a browser fetches a file only when a page has its letters. */
export function themeFontCss(
  assets: Assets,
  fonts: readonly ThemeFont[] = themeFonts.slice(1),
): string {
  return fontFamilies
    .filter(({ name }) => fonts.includes(name))
    .flatMap((family) =>
      facesOf(family).flatMap((face) =>
        Object.entries(subsets).map(([subset, range]) => {
          const known = subset === 'thai' || subset === 'latin' ? subset : 'latin-ext';
          const url = assets.font(known, face.name);
          return url
            ? `@font-face{font-family:"${family.name}";font-weight:${face.weight};font-display:swap;src:url(${url}) format("woff2");unicode-range:${range}}`
            : '';
        }),
      ),
    )
    .join('');
}
