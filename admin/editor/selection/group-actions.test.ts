import { describe, expect, it } from 'vitest';
import { apply } from '@talad/elements/page/operations';
import { sectionBlock } from '@talad/elements/page/page';
import { createEditorStore } from '../model/editor-store.ts';
import { threeSections } from '../model/fixture-document.ts';
import { selectedIds } from '../model/selection.ts';
import { createNotices } from '../session/notices.ts';
import { writeSections } from './clipboard-text.ts';
import { createGroupActions } from './group-actions.ts';

function open() {
  const store = createEditorStore(threeSections(), 'th');
  const notices = createNotices();
  const data = { all: () => ({}), refresh() {}, subscribe: () => () => {}, stop() {} };
  const group = createGroupActions({ store, data }, notices, 2, ({ name, id }) => `${name} ${id}`);
  const ids = () => store.get().doc.page.blocks.map(({ id }) => id);
  const chosen = () => selectedIds(store.get());
  const steps = () => store.get().history.past.length;
  const told = () => notices.toasts().map(({ key, vars }) => [key, vars?.['name']]);
  /** Selects these sections, the first as the one whose fields are shown. */
  const choose = (first: string, ...also: readonly string[]) => {
    store.set({ selected: first });
    for (const id of also) group.extend(id, 'toggle');
  };
  return { store, notices, group, ids, chosen, steps, told, choose };
}

describe('selecting several', () => {
  it('adds and takes out one by one, and a range in either direction', () => {
    const { group, chosen, choose, store } = open();
    choose('c', 'a');
    expect(chosen()).toEqual(['a', 'c']);
    group.extend('a', 'toggle');
    expect(chosen()).toEqual(['c']);
    group.extend('a', 'range');
    expect(chosen()).toEqual(['a', 'b', 'c']);
    group.extend('c', 'toggle');
    expect(chosen()).toEqual(['a', 'b']);
    store.set({ selected: 'b' });
    expect(chosen()).toEqual(['b']);
  });

  it('grows and shrinks by key, and never holds header or footer', () => {
    const { group, chosen, choose } = open();
    choose('b');
    expect(group.extendBy(1)).toBe('c');
    expect(chosen()).toEqual(['b', 'c']);
    expect(group.extendBy(1)).toBeNull();
    group.extendBy(-1);
    expect(chosen()).toEqual(['b']);
    group.extendBy(-1);
    expect(chosen()).toEqual(['a', 'b']);
    group.extend('header', 'range');
    group.extend('footer', 'toggle');
    expect(chosen()).toEqual(['a', 'b']);
    group.selectAll();
    expect(chosen()).toEqual(['a', 'b', 'c']);
  });
});

describe('an act on several', () => {
  it('deletes them as one step, which undo and the toast take back', () => {
    const { group, ids, steps, store, notices, choose } = open();
    choose('a', 'c');
    group.remove();
    expect(ids()).toEqual(['header', 'b', 'footer']);
    expect(steps()).toBe(1);
    store.undo();
    expect(ids()).toEqual(['header', 'a', 'b', 'c', 'footer']);
    store.redo();
    notices.toasts().at(-1)?.action?.();
    expect(ids()).toEqual(['header', 'a', 'b', 'c', 'footer']);
    expect(steps()).toBe(2);
  });

  it('moves them together by a place, and to a place in their order', () => {
    const { group, ids, steps, store, choose } = open();
    choose('b', 'c');
    group.move(-1);
    expect(ids()).toEqual(['header', 'b', 'c', 'a', 'footer']);
    group.moveTo(5);
    expect(ids()).toEqual(['header', 'a', 'b', 'c', 'footer']);
    group.moveTo(0);
    expect(ids()).toEqual(['header', 'b', 'c', 'a', 'footer']);
    expect(steps()).toBe(3);
    group.moveTo(1);
    expect(steps()).toBe(3);
    store.undo();
    expect(ids()).toEqual(['header', 'a', 'b', 'c', 'footer']);
  });

  it('duplicates them, selects the copies, and hides them on one screen', () => {
    const { group, ids, store, chosen, choose } = open();
    choose('a', 'b');
    group.duplicate();
    expect(ids()).toHaveLength(7);
    expect(chosen()).toEqual([ids()[2], ids()[4]]);
    group.show('tablet', false);
    const hidden = store.get().doc.page.blocks.filter(({ hideOn }) => hideOn?.includes('tablet'));
    expect(hidden.map(({ id }) => id)).toEqual(chosen());
    store.undo();
    store.undo();
    expect(ids()).toEqual(['header', 'a', 'b', 'c', 'footer']);
  });

  it('is done for all or, with one reason, for none', () => {
    const { group, ids, told, store, choose } = open();
    store.commit({ op: 'setFlags', id: 'b', flags: { locked: true } });
    choose('a', 'b', 'c');
    group.remove();
    group.cut();
    expect(ids()).toEqual(['header', 'a', 'b', 'c', 'footer']);
    expect(told()).toEqual([['refuse.LOCKED', 'Headline b']]);
    group.move(-1);
    expect(told()).toEqual([['refuse.NEIGHBOUR_FIXED', 'Headline a']]);
  });
});

describe('locking and naming', () => {
  it('keeps the other flags, as one step each', () => {
    const { group, store, steps, choose } = open();
    const flags = () =>
      store
        .get()
        .doc.page.blocks.flatMap(({ id, hideOn, locked, label }) =>
          hideOn || locked || label ? [{ id, hideOn, locked, label }] : [],
        );
    choose('a', 'b');
    group.show('mobile', false);
    group.rename('a', ' แบนเนอร์ ');
    group.rename('a', 'แบนเนอร์');
    group.lock(true);
    group.lock(true);
    expect(flags()).toEqual([
      { id: 'a', hideOn: ['mobile'], locked: true, label: 'แบนเนอร์' },
      { id: 'b', hideOn: ['mobile'], locked: true, label: undefined },
    ]);
    expect(steps()).toBe(3);
    group.show('mobile', true);
    expect(steps()).toBe(3);
    group.lock(false);
    group.show('mobile', true);
    expect(flags()).toEqual([{ id: 'a', hideOn: undefined, locked: undefined, label: 'แบนเนอร์' }]);
    while (store.undo());
    expect(flags()).toEqual([]);
  });
});

describe('pasting', () => {
  const copied = writeSections({
    shopId: 2,
    blocks: ['x', 'y'].map((id) => sectionBlock({ id, name: 'Headline', props: { title: id } })),
    pictures: {},
  });

  it('puts copies below the selection as one step, and selects them', () => {
    const { group, ids, steps, store, chosen, choose } = open();
    choose('a');
    group.paste(copied);
    expect(ids()).toHaveLength(7);
    expect(ids().slice(2, 4)).toEqual(chosen());
    expect(ids()).not.toContain('x');
    expect(steps()).toBe(1);
    store.undo();
    expect(ids()).toEqual(['header', 'a', 'b', 'c', 'footer']);
  });

  it('goes above the footer of an empty selection, and into an empty page', () => {
    const { group, ids, store } = open();
    group.paste(copied);
    expect(ids().at(-1)).toBe('footer');
    store.load(apply(store.get().doc, { op: 'reset', blocks: [], design: {} }));
    group.paste(copied);
    expect(ids()).toHaveLength(4);
    expect([ids().at(0), ids().at(-1)]).toEqual(['header', 'footer']);
  });

  it('of another text changes nothing and says so', () => {
    const { group, steps, told } = open();
    group.paste('<script>alert(1)</script>');
    expect(steps()).toBe(0);
    expect(told()).toEqual([['paste.foreign', undefined]]);
  });

  it('keeps the page’s limit of sections', () => {
    const { group, ids, told, store } = open();
    const many = Array.from({ length: 296 }, (_, n) =>
      sectionBlock({ id: `n${n}`, name: 'Headline', props: {} }),
    );
    const { doc } = store.get();
    const blocks = doc.page.blocks.toSpliced(1, 2, ...many);
    store.load({ ...doc, page: { ...doc.page, blocks } });
    group.paste(copied);
    expect(ids()).toHaveLength(299);
    expect(told()).toEqual([['refuse.LIMIT', '']]);
  });
});
