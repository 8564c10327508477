import { expect, it } from 'vitest';
import { checkDesign } from '../../page/check-design.ts';
import type { Design } from '../../page/design.ts';
import { lookSheets } from '../../page/look-sheets.ts';
import { contrast } from '../oklch.ts';
import { groundRoles } from '../ground-roles.ts';
import { defaultScheme, groundTokens, type Scheme } from '../tokens.ts';

const night: Scheme = { ...defaultScheme, A: '#e3cfa0', light: '#17302a', dark: '#f2efe6' };
const colours: Scheme = { ...defaultScheme, A: '#c2185b', B: '#7a7a7a', 'A-dark': '#7a0c38' };

function sheetOf(box: object, currentColors: Partial<Scheme> = {}): string {
  return lookSheets({ currentColors, currentThemeExtra: { box } })['talad-product-box'] ?? '';
}

it('boxes without choices have no rules of their own, nor those of nonsense', () => {
  expect(lookSheets({})).toEqual({});
  const chosenDefaults = { ratio: '1:1', frame: 'none', scale: 100, rating: true, button: 'hover' };
  expect(sheetOf(chosenDefaults)).toBe('');
  expect(sheetOf({ ratio: '9}*{x:y', frame: 7, scale: 900, hover: '__proto__' })).toBe('');
});

it('boxes have what their look chose', () => {
  const css = sheetOf({ ratio: '3:4', frame: 'shelf', scale: 80, tags: false, titleLines: 1 });
  expect(css).toContain('aspect-ratio:3/4');
  // Pictures on a shelf are whole unless the look says otherwise.
  expect(css).toContain('object-fit:contain');
  expect(css).toContain('img{scale:0.8}');
  expect(css).toContain('.tags.tags{display:none}');
  expect(css).toContain('-webkit-line-clamp:1');
  expect(sheetOf({ frame: 'mat', fit: 'cover' })).not.toContain('object-fit');
});

it('a layout of product pages is for wide screens', () => {
  const of = (layout: string) => lookSheets({ currentThemeExtra: { product: { layout } } });
  expect(of('sticky')).toEqual({});
  expect(of('upright')).toEqual({});
  for (const layout of ['stack', 'wide', 'sheet', 'mosaic']) {
    expect(of(layout)['talad-product']).toMatch(/^@container \(width>=700px\)/);
  }
});

it('a frame of its own ground names every ink that is read on it', () => {
  const looks = (role: string) =>
    lookSheets({ currentThemeExtra: { header: { ground: role }, footer: { ground: role } } });
  expect(looks('light')['talad-header']).toBeUndefined();
  expect(looks('A-dark')['talad-footer']).toBeUndefined();
  for (const role of ['A-light', 'A', 'B', 'dark'] as const) {
    const { 'talad-header': header, 'talad-footer': footer } = looks(role);
    const { '--talad-text': ink } = groundTokens(defaultScheme, role);
    expect(header).toContain(`--talad-text:${ink};`);
    expect(footer).toContain(`--talad-text:${ink};`);
    const isLight = contrast('#000000', defaultScheme[role]) > 4.6;
    expect(header).toContain(`color-scheme:${isLight ? 'light' : 'dark'}`);
  }
  expect(looks('clear')['talad-header']).toContain('.base{border:0}');
  const odd = { header: { rule: 'x', ground: '#fff' }, bar: { look: 3 }, footer: 'name' };
  expect(lookSheets({ currentThemeExtra: odd })).toEqual({});
});

it('white grounds of photos are mixed where that leaves the picture visible', () => {
  const blend = 'multiply';
  expect(sheetOf({ frame: 'mat', blend })).toContain('mix-blend-mode');
  expect(sheetOf({ frame: 'mat', blend }, night)).not.toContain('mix-blend-mode');
  expect(sheetOf({ frame: 'tray', blend }, night)).toContain('mix-blend-mode');
});

it.each([defaultScheme, night, colours])('text on each ground is read: %j', (scheme) => {
  for (const role of groundRoles) {
    const token = groundTokens(scheme, role);
    expect(token['--talad-surface']).toBe(scheme[role]);
    for (const ink of ['text', 'muted', 'accent-text', 'sale']) {
      for (const ground of ['surface', 'quiet']) {
        const found = contrast(token[`--talad-${ink}`] ?? '', token[`--talad-${ground}`] ?? '');
        expect(found, `${ink} on ${ground} of ${role}`).toBeGreaterThanOrEqual(4.5);
      }
    }
  }
});

it.each<[object, string, string]>([
  [{ ratio: '5:4' }, 'ratio', 'NOT_AN_OPTION'],
  [{ rating: 'no' }, 'rating', 'NOT_AN_OPTION'],
  [{ scale: 60 }, 'scale', 'OUT_OF_RANGE'],
  [{ scale: '80' }, 'scale', 'WRONG_TYPE'],
])('%j cannot be saved', (box, name, code) => {
  const design = { currentThemeExtra: { box } } as unknown as Design;
  const path = `/global/currentThemeExtra/box/${name}`;
  expect(checkDesign(design)).toMatchObject([{ path, code }]);
});
