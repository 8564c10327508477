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
    const css = themeFontCss(devAssets);
    const urls = [...css.matchAll(/url\(([^)]+)\)/g)].map(([, url]) => url ?? '');
    const families = new Set([...css.matchAll(/font-family:"([^"]+)"/g)].map(([, name]) => name));
    expect(families).toEqual(new Set(themeFonts.slice(1)));
    for (const url of urls) expect(existsSync(resolve(`.${url}`)), url).toBe(true);
  });

  it('are found in the build, each by its own name', () => {
    const faces = ['noto-sans-thai', 'noto-serif-thai', 'k2d-400', 'k2d-600'];
    const names = faces.flatMap((face) =>
      ['thai', 'latin', 'latin-ext'].map((subset) => `${face}-${subset}`),
    );
    const manifest = names.map((name) => [
      `${name}.woff2`,
      { file: `assets/${name}-Ab-3xYz9.woff2` },
    ]);
    mkdirSync(join(dist, '.vite'));
    writeFileSync(join(dist, '.vite/manifest.json'), JSON.stringify(Object.fromEntries(manifest)));
    const assets = readAssets(dist);
    expect(assets.font('latin-ext')).toBe('/assets/noto-sans-thai-latin-ext-Ab-3xYz9.woff2');
    expect(assets.font('thai', 'k2d-600')).toBe('/assets/k2d-600-thai-Ab-3xYz9.woff2');
    expect(fontCss(assets)).not.toContain('serif-thai');
    const css = themeFontCss(assets, ['Noto Serif Thai', 'K2D']);
    expect(css).toContain(
      'font-weight:100 900;font-display:swap;src:url(/assets/noto-serif-thai-thai-Ab',
    );
    expect(css).toContain(
      'font-weight:600;font-display:swap;src:url(/assets/k2d-600-thai-Ab-3xYz9.woff2)',
    );
  });
});
