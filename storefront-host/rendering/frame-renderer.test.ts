import { render } from '@lit-labs/ssr';
import { collectResultSync } from '@lit-labs/ssr/lib/render-result.js';
import { html } from 'lit';
import { beforeAll, expect, test } from 'vitest';
import type { Lang } from '@talad/elements/locales/text';
import type { HeaderData, MenuNode } from '@talad/elements/parts/header/header-data';
import { pageFrame, type FrameData } from '@talad/elements/pages/frame/page-frame';
import { renderedFrames, MAX_FRAME_BYTES } from './frame-renderer.ts';
import { prepareElements, renderTemplate, sheetsOf } from './render-template.ts';

beforeAll(prepareElements);

const cups: MenuNode = {
  title: 'ถ้วย',
  link: '/category/cups/4',
  children: [{ title: 'ถ้วยชา', link: '/category/tea-cups/5' }],
};

function frame(lang: Lang, header: Partial<HeaderData> = {}): FrameData {
  const name = header.title ?? 'บ้านดิน';
  return {
    site: {
      lang,
      name,
      isMall: false,
      base: '',
      api: '/api/v1',
      homeUrl: '/',
      searchUrl: '/search',
      cartUrl: '/cart',
    },
    header: {
      title: name,
      href: '/',
      search: { action: '/search', categories: [{ id: 4, title: 'ถ้วย' }] },
      menu: [cups],
      languages: [{ lang: 'en', label: 'English', href: '?lang=en', current: lang === 'en' }],
      ...header,
    },
    hasCart: true,
    categoryBar: { lines: [], linesLabel: 'เพิ่มเติม', categories: [cups], categoriesLabel: 'หมวด' },
    footer: {
      title: name,
      columns: [{ title: 'ร้าน', links: [{ title: 'ถ้วย', link: '/search' }] }],
    },
    bottomMenu: { label: 'เมนู', items: [{ name: 'home', title: 'หน้าแรก', link: '/' }] },
    contact: { title: 'ติดต่อ', icon: 'chat', shape: 'round', ways: [] },
    holiday: null,
  };
}

const page = (data: FrameData) => pageFrame(data, { main: html`<p>เนื้อหา</p>` });
const drawn = (data: FrameData): string => renderTemplate(page(data)).html.toString();

const marks = /<!--.*?-->/gs;

test('a frame equals Lit’s own output, the first time and again', () => {
  for (const lang of ['th', 'en'] as const) {
    const expected = collectResultSync([...render(page(frame(lang)))]);
    const first = drawn(frame(lang));
    expect(first.replaceAll(marks, '')).toBe(expected.replaceAll(marks, ''));
    expect(drawn(frame(lang))).toBe(first);
  }
});

test('only what a browser makes work keeps the marks of its hydration', () => {
  const box = /<talad-search-box.*?<\/talad-search-box>/s;
  const expected = collectResultSync([...render(page(frame('th')))]);
  const found = drawn(frame('th'));
  expect(box.exec(found)?.[0]).toBe(box.exec(expected)?.[0]);
  expect(found.match(marks)?.length).toBeLessThan((expected.match(marks)?.length ?? 0) / 2);
});

test('a change of menu, current page, site or language is seen at once', () => {
  const before = drawn(frame('th'));
  expect(drawn(frame('th', { menu: [{ ...cups, title: 'แก้ว' }] }))).toContain('แก้ว');
  expect(before).not.toContain('แก้ว');
  expect(drawn(frame('th', { menu: [{ ...cups, current: true }] }))).toContain(
    'aria-current="page"',
  );
  expect(before).not.toContain('aria-current="page"');
  const other = drawn(frame('th', { title: 'ร้านผ้า' }));
  expect(other).toContain('ร้านผ้า');
  expect(other).not.toContain('บ้านดิน');
  expect(drawn(frame('en'))).toContain('aria-label="Open ถ้วย menu"');
  expect(drawn(frame('th'))).toBe(before);
});

test('returns the inner elements of a cached frame', () => {
  const [first, again] = [renderTemplate(page(frame('th'))), renderTemplate(page(frame('th')))];
  expect([...again.tags]).toEqual([...first.tags]);
  expect(again.tags).toContain('talad-search-box');
  const inline = Array.from(again.html.toString().matchAll(/<style>(.*?)<\/style>/gs), (m) => m[1]);
  expect(new Set(sheetsOf(again.tags))).toEqual(new Set(inline));
});

test('no more is kept than its share of the memory', () => {
  const long = 'ยาว'.repeat(40_000);
  const many = Math.ceil(MAX_FRAME_BYTES / long.length);
  for (let index = 0; index < many; index += 1) {
    drawn(frame('th', { search: { action: '/search', value: `${long}${index}` } }));
    expect(renderedFrames.calculatedSize).toBeLessThanOrEqual(MAX_FRAME_BYTES);
  }
  expect(renderedFrames.calculatedSize).toBeGreaterThan(MAX_FRAME_BYTES / 2);
});
