import { describe, expect, it } from 'vitest';
import { checkDesign } from './check-design.ts';
import { checkPage, checkSections, isOnlyUnfinished } from './check-page.ts';
import { isFreeName, pageNameOf } from './page-name.ts';
import { pageOf, type PageBlock, type PageDocument, type PlainSection } from './page.ts';
import { parsePage } from './parse-page.ts';
import { resetLayout, type LayoutSource } from './reset-layout.ts';

const head = (id: string, props: object = {}): PlainSection => ({
  id,
  name: 'Headline',
  props: { ...props },
});
const empty = pageOf('x', []);
const flagged = (section: PlainSection, flags: Partial<PageBlock>): PageDocument => {
  const page = pageOf('x', [section]);
  return {
    ...page,
    blocks: page.blocks.map((one) => (one.id === section.id ? { ...one, ...flags } : one)),
  };
};

describe('checkPage', () => {
  it('accepts values that the sections allow, in both languages', () => {
    expect(checkPage(empty, pageOf('x', [head('a', { title: 'ก' })]))).toEqual([]);
  });

  it('finds mistakes in one language', () => {
    const page = pageOf('x', [{ ...head('a', { title: 'ก' }), i18n: { en: { title: 5 } } }]);
    expect(checkPage(empty, page)).toEqual([{ block: 'a', path: '/title', code: 'WRONG_TYPE' }]);
  });

  it('ignores old damage that was not touched', () => {
    const damaged = pageOf('x', [head('a', { title: 5 })]);
    expect(checkPage(damaged, { ...damaged, title: 'y' })).toEqual([]);
    expect(checkPage(empty, damaged)).toHaveLength(1);
  });

  it('keeps unknown fields and sections, and refuses new unknown fields', () => {
    const odd = pageOf('x', [
      head('a', { glow: 1 }),
      { id: 'l', name: 'LaterSection', props: { z: 1 } },
    ]);
    const touched = pageOf('x', [
      head('a', { glow: 1, title: 'ก' }),
      { id: 'l', name: 'LaterSection', props: { z: 2 } },
    ]);
    expect(checkPage(odd, touched)).toEqual([]);
    expect(checkPage(empty, odd).map(({ path }) => path)).toEqual(['/glow']);
  });

  it('enforces the theme’s flags, fixed blocks and uneditable blocks', () => {
    const fixed = flagged(head('a', { title: 'ก' }), { deletable: false });
    expect(checkPage(fixed, pageOf('x', [head('a', { title: 'ก' })]))).toEqual([
      { block: 'a', path: '', code: 'NOT_EDITABLE' },
    ]);
    expect(checkPage(fixed, empty)).toEqual([{ block: 'a', path: '', code: 'NOT_DELETABLE' }]);
    const closed = flagged(head('a', { title: 'ก' }), { unEditable: true });
    const changed = flagged(head('a', { title: 'ข' }), { unEditable: true });
    expect(checkPage(closed, changed)).toEqual([{ block: 'a', path: '', code: 'NOT_EDITABLE' }]);
  });

  it('finds two fixed blocks that have swapped places', () => {
    const both = pageOf('x', [head('a'), head('b')]);
    const stuck = both.blocks.map((one) => ({ ...one, movable: false, deletable: false }));
    const before = { ...both, blocks: stuck };
    const [header, a, b, footer] = stuck;
    const blocks = [header, b, a, footer].flatMap((one) => (one ? [one] : []));
    expect(checkPage(before, { ...before, blocks })).toEqual([
      { block: 'b', path: '', code: 'NOT_MOVABLE' },
    ]);
  });

  it('limits bytes, not letters', () => {
    const page = pageOf('x', [
      { id: 'l', name: 'LaterSection', props: { z: 'ก'.repeat(170_000) } },
    ]);
    expect(checkPage(empty, page)).toMatchObject([{ code: 'TOO_LARGE', limit: 500_000 }]);
  });

  it('requires missing values only for publishing', () => {
    const page = pageOf('x', [{ id: 's', name: 'SlideShowSection', props: { slides: [{}] } }]);
    const needed = checkSections(page);
    expect(needed.length).toBeGreaterThan(0);
    expect(needed.every(isOnlyUnfinished)).toBe(true);
    expect(checkPage(empty, page).filter((one) => !isOnlyUnfinished(one))).toEqual([]);
  });
});

describe('parsePage', () => {
  const parse = (blocks: unknown) => parsePage(empty, { title: 'x', blocks });

  it.each([
    [5, 'WRONG_TYPE'],
    [[null], 'WRONG_TYPE'],
    [[{ id: 'a', name: 'b', content: { props: [] } }], 'WRONG_TYPE'],
    [[{ id: 'a', name: 'b', content: { props: {}, children: {} } }], 'WRONG_TYPE'],
    [Array.from({ length: 301 }, () => 0), 'TOO_MANY'],
    [[head('a'), head('a')].map((one) => ({ ...one, content: { props: {} } })), 'ID_TAKEN'],
    [
      [
        {
          id: 'r',
          name: 'Row',
          content: { props: {}, children: Array.from({ length: 9 }, () => 0) },
        },
      ],
      'TOO_MANY',
    ],
  ])('reports what would be lost of %o', (blocks, code) => {
    expect(parse(blocks)).toMatchObject([{ code }]);
  });

  it('keeps other fields of the page', () => {
    const before = { ...empty, useAsFrontPage: true, later: 1 };
    expect(parsePage(before, { title: 'y', blocks: empty.blocks })).toEqual({
      ...before,
      title: 'y',
    });
  });
});

describe('checkDesign', () => {
  it('accepts six colours as hex, the fonts of the elements, and links', () => {
    expect(
      checkDesign({
        currentTheme: 'x_default',
        currentColors: { A: '#123', 'A-dark': '#112233' },
        currentFonts: { heading: 'Noto Sans Thai', text: 'Noto Sans Thai' },
        header: {
          menuListObjects: [{ title: 'ค้นหา', link: '/search' }],
          logoStyle: { height: 40 },
        },
      }),
    ).toEqual([]);
  });

  it.each<readonly [object, string, string]>([
    [{ currentColors: { A: 'red' } }, '/global/currentColors/A', 'BAD_COLOR'],
    [{ currentColors: { C: '#fff' } }, '/global/currentColors/C', 'UNKNOWN_FIELD'],
    [{ currentColors: [] }, '/global/currentColors', 'WRONG_TYPE'],
    [{ currentFonts: { text: 'x' } }, '/global/currentFonts/text', 'NOT_AN_OPTION'],
    [{ currentTheme: 5 }, '/global/currentTheme', 'WRONG_TYPE'],
    [{ header: 5 }, '/global/header', 'WRONG_TYPE'],
    [{ components: 'x'.repeat(600_000) }, '/global', 'TOO_LARGE'],
  ])('refuses %o', (design, path, code) => {
    expect(checkDesign(design)).toMatchObject([{ path, code }]);
  });
});

describe('resetLayout', () => {
  const source = (key: string): LayoutSource => ({
    key,
    colors: { A: '#112233' },
    fonts: { text: 'Noto Sans Thai' },
    pages: {
      frontpage: {
        blocks: ['SlideShowSection', 'Headline', 'ProductSection', 'ParagraphSection'].map(
          (name) => ({ id: name.toLowerCase(), name, props: { from: key } }),
        ),
      },
    },
  });
  const sources = ['a', 'b', 'c'].map(source);

  it('has six blocks: header, intro, content, product, outro, footer', () => {
    const { blocks, design } = resetLayout(7, sources, { categoryName: 'fashion' });
    expect(blocks.map(({ name }) => name)).toEqual([
      'Header',
      'SlideShowSection',
      'Headline',
      'ProductSection',
      'ParagraphSection',
      'Footer',
    ]);
    expect(design).toMatchObject({ categoryName: 'fashion', currentColors: { A: '#112233' } });
  });

  it('is the same for the same seed, and differs for others', () => {
    expect(resetLayout(7, sources)).toEqual(resetLayout(7, sources));
    const themes = Array.from(
      { length: 20 },
      (_, seed) => resetLayout(seed, sources).design.currentTheme,
    );
    expect(new Set(themes).size).toBe(3);
  });
});

describe('names of pages', () => {
  it('global and state mean the front page, and cannot be new pages', () => {
    for (const name of ['global', 'state', 'a/b', '']) {
      expect(pageNameOf(name)).toBe('frontpage');
      expect(isFreeName(name)).toBe(false);
    }
    expect(pageNameOf('เกี่ยวกับเรา')).toBe('เกี่ยวกับเรา');
    expect(isFreeName('our-story')).toBe(true);
    expect(isFreeName('search')).toBe(false);
  });
});
