import { describe, expect, it } from 'vitest';
import { apply, type PageOp } from '@talad/elements/page/operations';
import { threeSections } from '../model/fixture-document.ts';
import { lookChanges, pageChanges } from './publish-changes.ts';

const published = threeSections();
const changes = (...ops: readonly PageOp[]) =>
  pageChanges(published, ops.reduce(apply, published)).map((change) =>
    'block' in change ? `${change.kind} ${change.block.id}` : change.kind,
  );

describe('pageChanges', () => {
  it('is empty when nothing has changed', () => {
    expect(changes()).toEqual([]);
    expect(pageChanges(published, structuredClone(published))).toEqual([]);
  });

  it('lists what was added, changed, removed and moved, and the look', () => {
    expect(
      changes(
        { op: 'insertSection', name: 'Headline', at: 4, id: 'n' },
        { op: 'setProp', id: 'b', name: 'title', value: 'ใหม่' },
        { op: 'remove', id: 'a' },
        { op: 'move', id: 'c', by: -1 },
        { op: 'setTitle', value: 'ชื่อใหม่' },
      ),
    ).toEqual(['changed b', 'added n', 'removed a', 'moved', 'page_title']);
  });

  it('does not call it moved when a new section pushes others down', () => {
    expect(changes({ op: 'insertSection', name: 'Headline', at: 1, id: 'n' })).toEqual(['added n']);
  });
});

describe('lookChanges', () => {
  const visible = { header: { logo: 'a' }, currentColors: { A: '#111111' }, pages: {} };

  it('is empty when nothing has changed', () => {
    expect(lookChanges(visible, structuredClone(visible))).toEqual([]);
  });

  it('names menus, header, footer, colours, fonts and everything else, each once', () => {
    expect(
      lookChanges(visible, {
        header: { logo: 'b', menuListObjects: [] },
        footer: { slogan: 'new' },
        currentColors: { A: '#222222' },
        currentFonts: { text: 'Anuphan' },
        pages: { product: {} },
        customCss: 'a{}',
      }),
    ).toEqual(['header', 'menu', 'footer', 'colors', 'fonts', 'css', 'settings']);
    expect(lookChanges(visible, { ...visible, footer: {} })).toEqual(['footer']);
    const menus = { ...visible.header, menuListObjects: [{ title: 'x', link: '/' }] };
    expect(lookChanges(visible, { ...visible, header: menus })).toEqual(['menu']);
  });
});
