import { describe, expect, it } from 'vitest';
import { apply, type EditorDocument, type PageOp } from '@talad/elements/page/operations';
import { threeSections } from './fixture-document.ts';
import { mergeDocuments, mergeOrder } from './merge.ts';

const base = threeSections();
const after = (...ops: readonly PageOp[]): EditorDocument => ops.reduce(apply, base);
const title = (id: string, value: string): PageOp => ({ op: 'setProp', id, name: 'title', value });
const ids = ({ page }: EditorDocument) => page.blocks.map(({ id }) => id);
const block = ({ page }: EditorDocument, id: string) => page.blocks.find((one) => one.id === id);

describe('mergeDocuments', () => {
  it('keeps changes of different sections and of different props', () => {
    const { doc, conflicts } = mergeDocuments(
      base,
      after(title('a', 'mine'), { op: 'setProp', id: 'b', name: 'description', value: 'mine' }),
      after(title('b', 'theirs'), title('c', 'theirs')),
    );
    expect(conflicts).toEqual([]);
    expect(block(doc, 'a')?.content.props).toEqual({ title: 'mine' });
    expect(block(doc, 'b')?.content.props).toEqual({ title: 'theirs', description: 'mine' });
    expect(block(doc, 'c')?.content.props).toEqual({ title: 'theirs' });
  });

  it('keeps both languages, the title and the colours of two people', () => {
    const { doc, conflicts } = mergeDocuments(
      base,
      after(
        { op: 'setProp', id: 'a', name: 'title', value: 'Mine', lang: 'en' },
        { op: 'setDesign', path: '/currentColors/B', value: '#222222' },
      ),
      after(
        title('a', 'ของเขา'),
        { op: 'setDesign', path: '/currentColors/A', value: '#111111' },
        { op: 'setTitle', value: 'ร้าน' },
        { op: 'setTitle', value: 'Shop', lang: 'en' },
      ),
    );
    expect(conflicts).toEqual([]);
    expect(block(doc, 'a')?.content).toEqual({
      props: { title: 'ของเขา' },
      i18n: { en: { title: 'Mine' } },
    });
    expect(doc.design.currentColors).toEqual({ A: '#111111', B: '#222222' });
    expect(doc.page.title).toBe('ร้าน');
    expect(doc.page.titles).toEqual({ en: 'Shop' });
  });

  it('keeps what two people wrote in two columns of one row', () => {
    const row: PageOp = {
      op: 'insertRow',
      columns: 2,
      at: 1,
      id: 'row',
      childIds: ['left', 'right'],
    };
    const text = (id: string, value: string): PageOp => ({
      op: 'setProp',
      id,
      name: 'description',
      value,
    });
    const before = apply(base, row);
    const { doc, conflicts } = mergeDocuments(
      before,
      apply(before, text('left', 'mine')),
      [text('right', 'theirs'), text('left', 'ของเขา')].reduce(apply, before),
    );
    const [left, right] = block(doc, 'row')?.content.children ?? [];
    expect(right?.content.props['description']).toBe('theirs');
    expect(left?.content.props['description']).toBe('ของเขา');
    expect(conflicts.map(({ id, mine }) => [id, mine])).toEqual([['left', 'mine']]);
    const merged = conflicts.map(({ keepMine }) => keepMine).reduce(apply, doc);
    const columns = block(merged, 'row')?.content.children ?? [];
    expect(columns.map(({ content }) => content.props['description'])).toEqual(['mine', 'theirs']);
  });

  it('keeps a column that one person added, and the words that another wrote next to it', () => {
    const row: PageOp = { op: 'insertRow', columns: 1, at: 1, id: 'row', childIds: ['c1'] };
    const start = after(row);
    const [column] = block(start, 'row')?.content.children ?? [];
    const added = { ...column!, id: 'c2', name: 'CustomHtmlSection' };
    const mine = apply(start, { op: 'setColumns', id: 'row', columns: [column!, added] });
    const words = { op: 'setProp', id: 'c1', name: 'description', value: 'theirs' } as const;
    const { doc, conflicts } = mergeDocuments(start, mine, apply(start, words));
    expect(conflicts).toEqual([]);
    const columns = block(doc, 'row')?.content.children ?? [];
    expect(columns.map(({ id, name }) => [id, name])).toEqual([
      ['c1', 'ParagraphSection'],
      ['c2', 'CustomHtmlSection'],
    ]);
    expect(columns[0]?.content.props['description']).toBe('theirs');
  });

  it('asks where both changed the same thing, and can put mine over theirs', () => {
    const { doc, conflicts } = mergeDocuments(
      base,
      after(title('a', 'mine')),
      after(title('a', 'theirs')),
    );
    expect(block(doc, 'a')?.content.props['title']).toBe('theirs');
    expect(conflicts).toMatchObject([
      { id: 'a', name: 'Headline', mine: 'mine', theirs: 'theirs', path: '/content/props/title' },
    ]);
    const [conflict] = conflicts;
    const chosen = apply(doc, conflict!.keepMine);
    expect(block(chosen, 'a')?.content.props['title']).toBe('mine');
  });

  it('does not ask where both did the same', () => {
    const same = after(title('a', 'same'));
    expect(mergeDocuments(base, same, structuredClone(same)).conflicts).toEqual([]);
  });

  it('keeps new sections of both, and the order of the side that moved blocks', () => {
    const { doc } = mergeDocuments(
      base,
      after({ op: 'insertSection', name: 'Headline', at: 2, id: 'mine' }),
      after(
        { op: 'insertSection', name: 'Headline', at: 4, id: 'theirs' },
        { op: 'moveTo', id: 'c', at: 1 },
      ),
    );
    expect(ids(doc)).toEqual(['header', 'c', 'a', 'mine', 'b', 'theirs', 'footer']);
  });

  it('takes out what one deleted, unless the other has worked on it', () => {
    const { doc } = mergeDocuments(
      base,
      after({ op: 'remove', id: 'a' }, { op: 'remove', id: 'b' }),
      after(title('b', 'theirs'), { op: 'remove', id: 'c' }),
    );
    expect(ids(doc)).toEqual(['header', 'b', 'footer']);
  });

  it('mutates none of its arguments', () => {
    const mine = after(title('a', 'mine'));
    const theirs = after(title('b', 'theirs'));
    const copies = structuredClone([mine, theirs]);
    mergeDocuments(base, mine, theirs);
    expect([mine, theirs]).toEqual(copies);
  });
});

describe('mergeOrder', () => {
  it('puts new ones behind their neighbour, at the front where there is none', () => {
    expect(mergeOrder(['a', 'b'], ['x', 'a', 'b'], ['b', 'a', 'y'])).toEqual(['x', 'b', 'a', 'y']);
  });
});
