import type { Assets } from '../assets.ts';
import type { FontSubset } from './font-faces.ts';

/** The characters of each file, as in the package's own style sheets. */
export const subsets: Readonly<Record<FontSubset, string>> = {
  thai: 'U+02D7,U+0303,U+0331,U+0E01-0E5B,U+200C-200D,U+25CC',
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  'latin-ext':
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
};

/**
 * Returns the CSS of the page's own font, and of a fallback with the same metrics (of the font
 * file: ascent 1061, descent 450 of 1000; Arial's letters are 6 % narrower), so that nothing moves
 * when the font arrives.
 */
export function fontCss(assets: Assets): string {
  const faces = (Object.keys(subsets) as FontSubset[]).flatMap((subset) => {
    const url = assets.font(subset);
    return url
      ? [
          `@font-face{font-family:"Noto Sans Thai Variable";font-weight:100 900;font-display:swap;` +
            `src:url(${url}) format("woff2");unicode-range:${subsets[subset]}}`,
        ]
      : [];
  });
  return `${faces.join('')}@font-face{font-family:"Talad Fallback";src:local("Arial"),local("Liberation Sans"),local("Roboto");size-adjust:106%;ascent-override:100.1%;descent-override:42.5%;line-gap-override:0%}`;
}
