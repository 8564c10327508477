import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { themeFonts } from '@talad/elements/theme/theme-fonts';
import { afterAll, describe, expect, it } from 'vitest';
import { devAssets, readAssets } from '../assets.ts';
import { fontCss } from './fonts.ts';
import { fontsOfDesign, themeFontCss } from './theme-font-css.ts';

const dist = mkdtempSync(join(tmpdir(), 'talad-fonts-'));
afterAll(() => {
  rmSync(dist, { recursive: true });
});

describe('fonts of a look', () => {
  it('are those that it names, without the one that every page has', () => {
    expect(fontsOfDesign({})).toEqual([]);
    expect(fontsOfDesign({ currentFonts: { heading: 'Anuphan', text: 'Noto Sans Thai' } })).toEqual(
      ['Anuphan'],
    );
    expect(fontsOfDesign({ currentFonts: { heading: 'x', text: '</style>' } })).toEqual([]);
  });

  it('come from our own host, a file for each script', () => {
    const css = themeFontCss(devAssets, themeFonts.slice(1));
    const urls = [...css.matchAll(/url\(([^)]+)\)/g)].map(([, url]) => url ?? '');
    expect(urls).toHaveLength(6);
    for (const url of urls) expect(existsSync(resolve(`.${url}`)), url).toBe(true);
  });

  it('are found in the build, each by its own name', () => {
    const names = ['noto-sans-thai', 'noto-serif-thai', 'anuphan'].flatMap((family) =>
      ['thai', 'latin', 'latin-ext'].map((subset) => `${family}-${subset}`),
    );
    const manifest = names.map((name) => [name, { file: `assets/${name}-Ab-3xYz9.woff2` }]);
    mkdirSync(join(dist, '.vite'));
    writeFileSync(join(dist, '.vite/manifest.json'), JSON.stringify(Object.fromEntries(manifest)));
    const assets = readAssets(dist);
    expect(assets.font('latin-ext')).toBe('/assets/noto-sans-thai-latin-ext-Ab-3xYz9.woff2');
    expect(assets.font('thai', 'anuphan')).toBe('/assets/anuphan-thai-Ab-3xYz9.woff2');
    expect(fontCss(assets)).not.toContain('serif-thai');
    expect(themeFontCss(assets, ['Noto Serif Thai'])).toContain('noto-serif-thai-thai-Ab-3xYz9');
  });
});
