import { themeOf } from '@talad/elements/page/design-css';
import { themeFonts, type ThemeFont } from '@talad/elements/theme/theme-fonts';
import type { Assets } from '../assets.ts';
import { subsets } from './fonts.ts';

/** Fonts of a look that are not already on every page. */
export function fontsOfDesign(design: object): readonly ThemeFont[] {
  const { heading, text } = themeOf(design).fonts;
  return themeFonts.filter((font, index) => index > 0 && (font === heading || font === text));
}

/** Returns their font faces: a browser fetches a file only when a page has its letters. */
export function themeFontCss(assets: Assets, fonts: readonly ThemeFont[]): string {
  return fonts
    .flatMap((font) =>
      Object.entries(subsets).map(([subset, range]) => {
        const known = subset === 'thai' || subset === 'latin' ? subset : 'latin-ext';
        const url = assets.font(known, fileOf(font));
        return url
          ? `@font-face{font-family:"${font}";font-weight:100 700;font-display:swap;src:url(${url}) format("woff2");unicode-range:${range}}`
          : '';
      }),
    )
    .join('');
}

/** 'Noto Serif Thai' is in noto-serif-thai-thai.woff2. */
function fileOf(font: ThemeFont): string {
  return font.toLowerCase().replaceAll(' ', '-');
}
