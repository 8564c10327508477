import type { GroundRole } from './ground-roles.ts';
import { contrast, mix, parseHex, toHex, toOklch } from './oklch.ts';
import { fontFamilies } from './theme-fonts.ts';
import { shapeTokens, type ThemeShape } from './theme-shape.ts';

/** The six colours of spec §3 `currentColors`, as hex. */
export interface Scheme {
  readonly A: string;
  readonly B: string;
  readonly light: string;
  readonly dark: string;
  readonly 'A-light': string;
  readonly 'A-dark': string;
}

export interface ThemeFonts {
  readonly heading?: string;
  readonly text?: string;
}

export const defaultScheme: Scheme = {
  A: '#0f6b5c',
  B: '#e8a33d',
  light: '#ffffff',
  dark: '#1d2522',
  'A-light': '#e6f1ee',
  'A-dark': '#0a4a40',
};

const FALLBACK_FONT =
  "'Noto Sans Thai Variable', 'Talad Fallback', 'Noto Sans Thai', system-ui, sans-serif";
const SALE = '#c4262e';
/** Placeholder of a product without a picture: two strokes of hills in a frame. */
const noPicture = (color: string) =>
  `url("data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='${color}' stroke-linejoin='round'><path d='M4 5h16v14H4zm0 11 5-5 4 4 3-3 4 4'/><circle cx='15.5' cy='8.5' r='1.2'/></svg>`,
  ).replaceAll("'", '%27')}")`;

/**
 * Returns the custom properties of a theme; text is readable (4.5:1) on each of its backgrounds.
 */
export function themeTokens(scheme: Partial<Scheme> = {}): Readonly<Record<string, string>> {
  const { A: a, B: b, light, dark, 'A-light': tint, 'A-dark': deep } = wholeScheme(scheme);
  const quiet = mix(dark, light, 0.045);
  const accent = readable(a, light, 3);
  const onAccent = contrast(light, accent) >= contrast(dark, accent) ? light : dark;
  const button = readable(accent, onAccent, 4.5);
  const sale = readable(SALE, quiet, 4.5);
  return {
    '--talad-a': a,
    '--talad-b': b,
    '--talad-light': light,
    '--talad-dark': dark,
    '--talad-on-a': inkOn(a, light, dark),
    '--talad-on-b': inkOn(b, light, dark),
    '--talad-a-light': tint,
    '--talad-a-dark': deep,
    '--talad-surface': light,
    '--talad-quiet': quiet,
    '--talad-text': readable(dark, quiet, 7),
    '--talad-muted': readable(mix(dark, light, 0.66), quiet, 4.6),
    '--talad-line': mix(dark, light, 0.13),
    '--talad-edge': readable(mix(dark, light, 0.45), light, 3),
    '--talad-accent': button,
    '--talad-on-accent': onAccent,
    // Change the colour away from the text colour, so that hovering never reduces the contrast.
    '--talad-accent-hover': mix(
      contrast('#000000', onAccent) > 4.5 ? '#000000' : '#ffffff',
      button,
      0.14,
    ),
    '--talad-accent-text': readable(a, quiet, 4.5),
    '--talad-tint': tint,
    '--talad-on-tint': readable(deep, tint, 4.5),
    '--talad-deep': deep,
    '--talad-on-deep': readable(light, deep, 4.5),
    '--talad-sale': sale,
    '--talad-on-sale': readable('#ffffff', sale, 4.5),
    '--talad-star': readable('#e8a013', quiet, 3),
    '--talad-no-picture': noPicture(mix(dark, light, 0.3)),
    '--talad-shadow-1': '0 1px 2px rgb(0 0 0 / .06)',
    '--talad-shadow-2': '0 6px 20px rgb(0 0 0 / .09)',
    '--talad-shadow-3': '0 20px 60px rgb(0 0 0 / .2)',
  };
}

/** Returns the scheme with the default's colours in place of absent and invalid ones. */
export function wholeScheme(scheme: Partial<Scheme>): Scheme {
  const given = (name: keyof Scheme): string => {
    const color = scheme[name];
    return color && parseHex(color) ? color : defaultScheme[name];
  };
  return {
    A: given('A'),
    B: given('B'),
    light: given('light'),
    dark: given('dark'),
    'A-light': given('A-light'),
    'A-dark': given('A-dark'),
  };
}

/**
 * Returns the custom properties for a part with a background colour of the scheme, in the text
 * colour with the higher contrast.
 */
export function groundTokens(scheme: Scheme, role: GroundRole): Readonly<Record<string, string>> {
  const { [role]: ground, light, dark } = scheme;
  const ink = contrast(light, ground) >= contrast(dark, ground) ? light : dark;
  const tokens = themeTokens({ ...scheme, light: ground, dark: ink });
  const isRead = (name: string): boolean => contrast(tokens[name] ?? ground, ground) >= 4.5;
  if (inks.every(isRead)) return tokens;
  // On a mid-tone background no text colour is readable on a second background too, so use only
  // one.
  const read = inks.map((name) => [name, readable(tokens[name] ?? ink, ground, 4.5)]);
  return { ...tokens, ...Object.fromEntries(read), '--talad-quiet': ground };
}

const inks = ['--talad-text', '--talad-muted', '--talad-accent-text', '--talad-sale'] as const;

/** Returns a theme as CSS for a page's `<style>`: tokens on `:root`, which every element reads. */
export function themeCss(
  scheme: Partial<Scheme> = {},
  fonts: ThemeFonts = {},
  shape: ThemeShape = {},
): string {
  const heading = fonts.heading ?? fonts.text;
  const family = fontFamilies.find(({ name }) => name === heading);
  const tokens = Object.entries({
    ...themeTokens(scheme),
    '--talad-font': fontStack(fonts.text),
    '--talad-font-heading': fontStack(heading),
    ...(family && 'leading' in family && { '--talad-heading-leading': `${family.leading}` }),
    ...shapeTokens(shape),
  });
  return `:root{${tokens.map(([name, value]) => `${name}:${value}`).join(';')}}`;
}

function fontStack(name: string | undefined): string {
  // Font names come from owners: only valid names get into the sheet.
  return name && /^[\p{L}\p{N} -]{1,60}$/u.test(name) && name !== 'Noto Sans Thai'
    ? `'${name}', ${FALLBACK_FONT}`
    : FALLBACK_FONT;
}

/** Returns the better of the theme's two inks for a ground, readable on it. */
function inkOn(ground: string, light: string, dark: string): string {
  const better = contrast(light, ground) >= contrast(dark, ground) ? light : dark;
  return readable(better, ground, 4.5);
}

/*
 * Moves `color` towards black or white, with the same hue, until its contrast with `ground` is at
 * least `ratio`.
 */
function readable(color: string, ground: string, ratio: number): string {
  const start = toOklch(color);
  const step = contrast('#000000', ground) >= contrast('#ffffff', ground) ? -0.01 : 0.01;
  let found = color;
  for (let l = start.l; contrast(found, ground) < ratio && l > 0 && l < 1; l += step) {
    found = toHex({ ...start, l });
  }
  return contrast(found, ground) >= ratio ? found : step < 0 ? '#000000' : '#ffffff';
}
