import { describe, expect, it } from 'vitest';
import { designCss } from '../page/design-css.ts';
import { contrast, mix, toHex, toOklch } from './oklch.ts';
import { defaultScheme, themeCss, themeTokens, type Scheme } from './tokens.ts';

const schemes: Readonly<Record<string, Partial<Scheme>>> = {
  default: defaultScheme,
  'pale accent': { A: '#f7d9e3', light: '#ffffff', dark: '#333333' },
  'yellow accent': { A: '#ffd400', B: '#000000', 'A-light': '#fff7cc', 'A-dark': '#b38f00' },
  'dark site': { A: '#7fd1ff', light: '#14171a', dark: '#f2f2f2', 'A-light': '#1d2a33' },
  'low contrast': { A: '#999999', light: '#aaaaaa', dark: '#888888' },
  hostile: { A: 'red;}body{display:none', light: '', dark: '#12' },
};

describe('theme tokens', () => {
  it.each(Object.entries(schemes))('%s: every text has enough contrast', (_, scheme) => {
    const token = themeTokens(scheme);
    const on = (text: string, ground: string): number =>
      contrast(token[`--talad-${text}`] ?? '', token[`--talad-${ground}`] ?? '');
    expect(on('text', 'surface')).toBeGreaterThanOrEqual(4.5);
    expect(on('text', 'quiet')).toBeGreaterThanOrEqual(4.5);
    expect(on('muted', 'surface')).toBeGreaterThanOrEqual(4.5);
    expect(on('muted', 'quiet')).toBeGreaterThanOrEqual(4.5);
    expect(on('on-accent', 'accent')).toBeGreaterThanOrEqual(4.5);
    expect(on('on-accent', 'accent-hover')).toBeGreaterThanOrEqual(4.5);
    expect(on('accent-text', 'surface')).toBeGreaterThanOrEqual(4.5);
    expect(on('on-tint', 'tint')).toBeGreaterThanOrEqual(4.5);
    expect(on('on-deep', 'deep')).toBeGreaterThanOrEqual(4.5);
    expect(on('on-a', 'a')).toBeGreaterThanOrEqual(4.5);
    expect(on('on-b', 'b')).toBeGreaterThanOrEqual(4.5);
    expect(on('sale', 'surface')).toBeGreaterThanOrEqual(4.5);
    expect(on('on-sale', 'sale')).toBeGreaterThanOrEqual(4.5);
    expect(on('edge', 'surface')).toBeGreaterThanOrEqual(3);
  });

  it('accepts only colours and font names', () => {
    const css = themeCss(schemes['hostile'], {
      text: "x'; } body { color: red",
      heading: 'Sarabun',
    });
    expect(css).not.toContain('body');
    expect(css).toContain("--talad-font-heading:'Sarabun', ");
    expect(css.match(/[{}]/g)).toEqual(['{', '}']);
  });

  it('has the shape of a look, and no other', () => {
    const css = designCss({
      currentFonts: { heading: 'Chonburi' },
      currentThemeExtra: { radius: 0, density: 'snug', headingWeight: 400 },
    });
    expect(css).toContain('--talad-radius:0px;--talad-density:0.6;--talad-heading-weight:400');
    expect(css).toContain('--talad-heading-leading:1.5');
    const plain = designCss({
      currentThemeExtra: { radius: '9px;}', density: 2, headingWeight: 1 },
    });
    expect(plain).toBe(designCss({}));
    expect(plain).toContain('--talad-radius:8px}');
  });

  it('mixes along the shorter way round the hue circle and keeps both ends', () => {
    expect(mix('#ff0000', '#0000ff', 1)).toBe('#ff0000');
    expect(mix('#ff0000', '#0000ff', 0)).toBe('#0000ff');
    expect(toHex(toOklch('#0f6b5c'))).toBe('#0f6b5c');
  });
});
