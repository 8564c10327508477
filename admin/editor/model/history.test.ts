import { describe, expect, it } from 'vitest';
import { apply, type EditorDocument, type PageOp } from '@talad/elements/page/operations';
import { createEditorStore, type EditorStore } from './editor-store.ts';
import { threeSections } from './fixture-document.ts';

function open(): { readonly store: EditorStore; readonly wait: (ms: number) => void } {
  let now = 1_000_000;
  const store = createEditorStore(threeSections(), 'th', () => now);
  return { store, wait: (ms) => (now += ms) };
}

const ids = (store: EditorStore) => store.get().doc.page.blocks.map(({ id }) => id);
const title = (store: EditorStore, id: string) =>
  store.get().doc.page.blocks.find((block) => block.id === id)?.content.props['title'];
const typed = (value: string, id = 'a'): PageOp => ({ op: 'setProp', id, name: 'title', value });

const everyOp: readonly PageOp[] = [
  { op: 'insertSection', name: 'Headline', at: 2, id: 'n' },
  { op: 'insertRow', columns: 2, at: 1, id: 'r', childIds: ['r1', 'r2'] },
  { op: 'insertDummy', at: 4, id: 'd' },
  { op: 'move', id: 'a', by: 1 },
  { op: 'move', id: 'c', by: -1 },
  { op: 'moveTo', id: 'c', at: 1 },
  { op: 'moveTo', id: 'a', at: 4 },
  { op: 'remove', id: 'b' },
  { op: 'duplicate', id: 'b', ids: ['b2'] },
  { op: 'setProp', id: 'b', name: 'title', value: 'ใหม่' },
  { op: 'setProp', id: 'b', name: 'title', value: 'New', lang: 'en' },
  { op: 'setProp', id: 'b', name: 'description', value: 'ไม่เคยมี' },
  { op: 'setFlags', id: 'b', flags: { hideOn: ['mobile'] } },
  { op: 'setTitle', value: 'เกี่ยวกับเรา' },
  { op: 'setTitle', value: 'About us', lang: 'en' },
  { op: 'setDesign', path: '/currentColors/A', value: '#ff0000' },
  { op: 'setDesign', path: '/currentFonts/heading', value: 'Kanit' },
  {
    op: 'setTheme',
    key: 'x_swift',
    design: { currentColors: { A: '#000000' }, currentFonts: { heading: 'Kanit' } },
  },
  { op: 'reset', blocks: [], design: {} },
];

/**
 * Normalizes documents for comparison: it removes an overlay without texts and a group without
 * members.
 */
function plain(doc: EditorDocument): unknown {
  const text = JSON.stringify(doc);
  return JSON.parse(
    text.replace(/,"i18n":\{"en":\{\}\}/g, '').replace(/,"currentFonts":\{\}/g, ''),
  );
}

describe('undo and redo', () => {
  it.each(everyOp)('takes $op back and does it again', (op) => {
    const { store } = open();
    const before = plain(store.get().doc);
    expect(store.commit(op)).toBeNull();
    const after = plain(store.get().doc);
    expect(after).not.toEqual(before);
    store.undo();
    expect(plain(store.get().doc)).toEqual(before);
    store.redo();
    expect(plain(store.get().doc)).toEqual(after);
  });

  it('keeps 30 entries, and undoes all of them', () => {
    const { store, wait } = open();
    for (let n = 0; n < 45; n += 1) {
      wait(1000);
      store.commit(typed(`t${n}`));
    }
    expect(store.get().history.past).toHaveLength(30);
    let steps = 0;
    while (store.undo()) steps += 1;
    expect(steps).toBe(30);
    expect(title(store, 'a')).toBe('t14');
  });

  it('makes one entry of typing in one field, and two of two fields or after a pause', () => {
    const { store, wait } = open();
    for (const text of ['ก', 'กา', 'กาแ', 'กาแฟ']) {
      store.commit(typed(text));
      wait(300);
    }
    expect(store.get().history.past).toHaveLength(1);
    store.commit(typed('อีกส่วน', 'b'));
    expect(store.get().history.past).toHaveLength(2);
    wait(900);
    store.commit(typed('อีกส่วนหนึ่ง', 'b'));
    expect(store.get().history.past).toHaveLength(3);
    store.undo();
    store.undo();
    store.undo();
    expect(title(store, 'a')).toBe('a');
  });

  it('makes one entry of one drag, however long it takes', () => {
    const { store, wait } = open();
    for (const color of ['#111111', '#222222', '#333333']) {
      store.commit({ op: 'setDesign', path: '/currentColors/A', value: color }, 'drag-1');
      wait(2000);
    }
    store.commit({ op: 'setDesign', path: '/currentColors/A', value: '#444444' }, 'drag-2');
    expect(store.get().history.past).toHaveLength(2);
    store.undo();
    store.undo();
    expect(store.get().doc.design.currentColors?.A).toBe('#0f6b5c');
  });

  it('forgets what was undone once something else is done', () => {
    const { store } = open();
    store.commit({ op: 'move', id: 'a', by: 1 });
    store.undo();
    store.commit({ op: 'remove', id: 'c' });
    expect(store.redo()).toBeNull();
  });

  it('records nothing that was refused', () => {
    const { store } = open();
    expect(store.commit({ op: 'remove', id: 'header' })).toEqual({ code: 'NOT_DELETABLE' });
    expect(store.commit({ op: 'move', id: 'a', by: -1 })).toEqual({ code: 'NEIGHBOUR_FIXED' });
    expect(store.get().history.past).toHaveLength(0);
  });
});

describe('the undo of a toast', () => {
  it('brings back only what was deleted, after 35 later edits', () => {
    const { store, wait } = open();
    const before = store.get().doc;
    const op: PageOp = { op: 'remove', id: 'b' };
    store.commit(op);
    for (let n = 0; n < 35; n += 1) {
      wait(1000);
      store.commit(typed(`t${n}`));
    }
    store.takeBack(before, op);
    expect(ids(store)).toEqual(['header', 'a', 'b', 'c', 'footer']);
    expect(title(store, 'a')).toBe('t34');
    store.undo();
    expect(ids(store)).toEqual(['header', 'a', 'c', 'footer']);
  });

  it('puts it inside of header and footer when its neighbour is gone too', () => {
    const { store } = open();
    const before = store.get().doc;
    const op: PageOp = { op: 'remove', id: 'b' };
    store.commit(op);
    store.commit({ op: 'remove', id: 'a' });
    store.takeBack(before, op);
    expect(ids(store).at(0)).toBe('header');
    expect(ids(store).at(-1)).toBe('footer');
    expect(ids(store)).toContain('b');
  });
});

describe('the store', () => {
  it('reports each operation, so that the canvas can apply it too', () => {
    const { store, wait } = open();
    let canvas = store.get().doc;
    store.onChange(({ ops }) => (canvas = ops.reduce(apply, canvas)));
    for (const op of everyOp) {
      wait(1000);
      store.commit(op);
    }
    while (store.undo()) expect(canvas).toEqual(store.get().doc);
    while (store.redo()) expect(canvas).toEqual(store.get().doc);
  });

  it('lets nothing through while another tab edits', () => {
    const { store } = open();
    store.set({ isReadOnly: true });
    expect(store.commit(typed('x'))).toEqual({ code: 'NOT_EDITABLE' });
    expect(title(store, 'a')).toBe('a');
  });

  it('loses the selection when the selected block is removed', () => {
    const { store } = open();
    store.set({ selected: 'b' });
    store.commit({ op: 'remove', id: 'b' });
    expect(store.get().selected).toBeNull();
  });

  it('can still undo after another person’s changes came in, and keeps those', () => {
    const { store } = open();
    store.commit(typed('ของฉัน'));
    const theirs = apply(store.get().doc, typed('ของเขา', 'c'));
    store.adopt(theirs);
    store.undo();
    expect(title(store, 'a')).toBe('a');
    expect(title(store, 'c')).toBe('ของเขา');
  });
});
