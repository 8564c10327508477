import { describe, expect, it } from 'vitest';
import { checkPage } from './check-page.ts';
import { apply, can, type EditorDocument, type PageOp } from './operations.ts';
import {
  MAX_BLOCKS,
  pageOf,
  sectionBlock,
  titleIn,
  withChildren,
  type PageBlock,
  type PageDocument,
} from './page.ts';
import { pick, seeded } from './random.ts';
import { readPage } from './read-page.ts';

const head = (id: string, more: Partial<PageBlock> = {}): PageBlock => ({
  ...sectionBlock({ id, name: 'Headline', props: { title: id } }),
  ...more,
});
function docOf(...blocks: readonly PageBlock[]): EditorDocument {
  const { blocks: frame, ...page } = pageOf('x', []);
  const [header, footer] = frame as readonly [PageBlock, PageBlock];
  return { page: { ...page, blocks: [header, ...blocks, footer] }, design: { currentTheme: 'a' } };
}
const ids = ({ page }: EditorDocument) => page.blocks.map(({ id }) => id).slice(1, -1);
const code = (doc: EditorDocument, op: PageOp) => can(doc, op)?.code ?? null;

const three = docOf(head('a'), head('b'), head('c'));

describe('the title', () => {
  it('has a text in the other language until that is emptied', () => {
    const both = apply(three, { op: 'setTitle', value: 'Our story', lang: 'en' });
    expect(titleIn(both.page, 'en')).toBe('Our story');
    expect(titleIn(both.page, 'th')).toBe('x');
    expect(readPage(JSON.parse(JSON.stringify(both.page)))).toEqual(both.page);
    expect(apply(both, { op: 'setTitle', value: '', lang: 'en' })).toEqual(three);
    const long: PageOp = { op: 'setTitle', value: 'x'.repeat(201), lang: 'en' };
    expect(code(three, long)).toBe('LIMIT');
    const stored = { ...both.page, titles: { en: 'x'.repeat(201) } };
    expect(checkPage(three.page, stored)).toMatchObject([{ path: '/title', code: 'TOO_LONG' }]);
    expect(readPage({ ...three.page, titles: { en: 5, th: 'ก', x: 'y' } }).titles).toEqual({
      th: 'ก',
    });
  });
});

describe('columns', () => {
  const rowed = apply(three, {
    op: 'insertRow',
    columns: 2,
    at: 1,
    id: 'r',
    childIds: ['c1', 'c2'],
  });
  const [text, second] = rowed.page.blocks.find(({ id }) => id === 'r')!.content.children!;
  const html = { ...head('c3'), name: 'CustomHtmlSection' };
  const set = (columns: readonly PageBlock[]): PageOp => ({ op: 'setColumns', id: 'r', columns });

  it('hold sections of any kind, in any order', () => {
    const row = apply(rowed, set([html, text!])).page.blocks.find(({ id }) => id === 'r')!;
    expect(row.content.children).toEqual([html, text]);
    expect(row.layout).toBe('2col');
    expect(checkPage(rowed.page, apply(rowed, set([html, text!])).page)).toEqual([]);
  });

  it('are one to eight, with ids of their own, and no rows within', () => {
    const refused: readonly [readonly PageBlock[], string][] = [
      [[], 'LIMIT'],
      [Array.from({ length: 9 }, (_, n) => head(`n${n}`)), 'LIMIT'],
      [[text!, text!], 'ID_TAKEN'],
      [[head('a')], 'ID_TAKEN'],
      [[{ ...head('n'), name: 'Nonsense' }], 'UNKNOWN_SECTION'],
      [[{ ...head('n'), content: { props: {}, children: [second!] } }], 'BAD_VALUE'],
    ];
    for (const [columns, reason] of refused) expect(code(rowed, set(columns))).toBe(reason);
    expect(code(rowed, { op: 'setColumns', id: 'a', columns: [html] })).toBe('NOT_EDITABLE');
    const closed = apply(rowed, { op: 'setFlags', id: 'r', flags: { locked: true } });
    expect(code(closed, set([html]))).toBe('LOCKED');
  });
});

describe('a lock', () => {
  const locked = docOf(head('a', { locked: true }), head('b'));

  it('keeps a section as it is until it is opened', () => {
    const refused: readonly PageOp[] = [
      { op: 'remove', id: 'a' },
      { op: 'move', id: 'a', by: 1 },
      { op: 'moveTo', id: 'a', at: 3 },
      { op: 'setProp', id: 'a', name: 'title', value: 'x' },
      { op: 'setFlags', id: 'a', flags: { locked: true, hideOn: ['mobile'] } },
    ];
    for (const op of refused) expect(code(locked, op), op.op).toBe('LOCKED');
    const row: PageOp = { op: 'insertRow', columns: 1, at: 1, id: 'r', childIds: ['r1'] };
    const closed = apply(apply(three, row), { op: 'setFlags', id: 'r', flags: { locked: true } });
    expect(code(closed, { op: 'setProp', id: 'r1', name: 'title', value: 'x' })).toBe('LOCKED');

    const opened = apply(locked, { op: 'setFlags', id: 'a', flags: {} });
    expect(ids(apply(opened, { op: 'remove', id: 'a' }))).toEqual(['b']);
  });

  it('survives a new random layout, and is not copied', () => {
    expect(ids(apply(locked, { op: 'reset', blocks: [head('n')], design: {} }))).toEqual([
      'a',
      'n',
    ]);
    const copy = apply(locked, { op: 'duplicate', id: 'a', ids: ['a2'] });
    expect(code(copy, { op: 'remove', id: 'a2' })).toBeNull();
  });
});

describe('an owner’s name of a section', () => {
  it('is kept with its other flags, up to 60 letters', () => {
    const flags = { label: ' แบนเนอร์ ปีใหม่ ', hideOn: ['mobile'] } as const;
    const named = apply(three, { op: 'setFlags', id: 'a', flags });
    expect(named.page.blocks[1]).toMatchObject({ label: 'แบนเนอร์ ปีใหม่', hideOn: ['mobile'] });
    expect(readPage(JSON.parse(JSON.stringify(named.page)))).toEqual(named.page);
    expect(code(three, { op: 'setFlags', id: 'a', flags: { label: 'x'.repeat(61) } })).toBe(
      'LIMIT',
    );
  });
});

describe('moving', () => {
  it('goes one place up or down', () => {
    expect(ids(apply(three, { op: 'move', id: 'b', by: -1 }))).toEqual(['b', 'a', 'c']);
    expect(ids(apply(three, { op: 'move', id: 'b', by: 1 }))).toEqual(['a', 'c', 'b']);
  });

  it('is refused next to header and footer, for fixed blocks, and for unknown ones', () => {
    expect(code(three, { op: 'move', id: 'a', by: -1 })).toBe('NEIGHBOUR_FIXED');
    expect(code(three, { op: 'move', id: 'c', by: 1 })).toBe('NEIGHBOUR_FIXED');
    expect(code(three, { op: 'move', id: 'header', by: 1 })).toBe('NOT_MOVABLE');
    expect(code(three, { op: 'moveTo', id: 'footer', at: 1 })).toBe('NOT_MOVABLE');
    expect(
      code(docOf(head('a', { movable: false }), head('b')), { op: 'move', id: 'a', by: 1 }),
    ).toBe('NOT_MOVABLE');
    expect(code(three, { op: 'move', id: 'z', by: 1 })).toBe('NOT_FOUND');
    const bare: EditorDocument = { ...three, page: { ...three.page, blocks: [head('a')] } };
    expect(code(bare, { op: 'move', id: 'a', by: 1 })).toBe('OUT_OF_RANGE');
  });

  it('displaces a row that is not movable: the spec refuses only header and footer', () => {
    const doc = docOf(head('a'), head('fixed', { movable: false }));
    expect(ids(apply(doc, { op: 'move', id: 'a', by: 1 }))).toEqual(['fixed', 'a']);
  });

  it.each([
    [0, ['c', 'a', 'b']],
    [1, ['c', 'a', 'b']],
    [2, ['a', 'c', 'b']],
    [3, ['a', 'b', 'c']],
    [5, ['a', 'b', 'c']],
  ])('to gap %i stays between header and footer', (at, expected) => {
    expect(ids(apply(three, { op: 'moveTo', id: 'c', at }))).toEqual(expected);
  });

  it.each([-1, 6, 1.5, Number.NaN])('to gap %d is out of range', (at) => {
    expect(code(three, { op: 'moveTo', id: 'a', at })).toBe('OUT_OF_RANGE');
  });
});

describe('adding', () => {
  it('lands just inside header and footer', () => {
    const add = (at: number) =>
      ids(apply(three, { op: 'insertSection', name: 'Headline', at, id: 'new' }));
    expect(add(0)).toEqual(['new', 'a', 'b', 'c']);
    expect(add(5)).toEqual(['a', 'b', 'c', 'new']);
    expect(add(2)).toEqual(['a', 'new', 'b', 'c']);
  });

  it('makes a row with one text for each column', () => {
    const op = { op: 'insertRow', columns: 2, at: 1, id: 'r', childIds: ['r1', 'r2'] } as const;
    const row = apply(three, op).page.blocks[1];
    expect(row).toMatchObject({ id: 'r', name: 'Row', layout: '2col' });
    expect(row?.content.children?.map((child) => child.content.props['description'])).toEqual([
      'กล่องที่ 1',
      'กล่องที่ 2',
    ]);
    expect(code(three, { ...op, columns: 9 })).toBe('LIMIT');
    expect(code(three, { ...op, columns: 0 })).toBe('LIMIT');
    expect(code(three, { ...op, childIds: ['r1'] })).toBe('BAD_VALUE');
    expect(code(three, { ...op, childIds: ['r1', 'r1'] })).toBe('ID_TAKEN');
  });

  it('refuses used ids, invalid ids, unknown sections and the 301st block', () => {
    const op = { op: 'insertSection', name: 'Headline', at: 1, id: 'a' } as const;
    expect(code(three, op)).toBe('ID_TAKEN');
    expect(code(three, { ...op, id: '"><script>' })).toBe('BAD_VALUE');
    expect(code(three, { ...op, id: 'n', name: 'Nope' })).toBe('UNKNOWN_SECTION');
    const full = docOf(...Array.from({ length: MAX_BLOCKS - 2 }, (_, index) => head(`h${index}`)));
    for (const more of [
      { ...op, id: 'n' },
      { op: 'insertDummy', at: 1, id: 'n' },
      { op: 'duplicate', id: 'h1', ids: ['n'] },
      { op: 'restore', block: head('n'), after: null },
    ] as const) {
      expect(code(full, more)).toBe('LIMIT');
    }
  });

  it('duplicates after the original under new ids; the copy can be moved and deleted', () => {
    const row = apply(docOf(), { op: 'insertRow', columns: 1, at: 1, id: 'r', childIds: ['c'] });
    const twice = apply(row, { op: 'duplicate', id: 'r', ids: ['r2', 'c2'] });
    expect(twice.page.blocks.flatMap(withChildren).map(({ id }) => id)).toEqual([
      'header',
      'r',
      'c',
      'r2',
      'c2',
      'footer',
    ]);
    const fixed = docOf(head('f', { deletable: false, movable: false }));
    const copy = apply(fixed, { op: 'duplicate', id: 'f', ids: ['g'] }).page.blocks[2];
    expect(copy).toEqual({ ...head('f'), id: 'g' });
  });
});

describe('removing', () => {
  it('is refused for header, footer and blocks that are not deletable', () => {
    expect(code(three, { op: 'remove', id: 'header' })).toBe('NOT_DELETABLE');
    expect(code(three, { op: 'remove', id: 'footer' })).toBe('NOT_DELETABLE');
    expect(code(docOf(head('a', { deletable: false })), { op: 'remove', id: 'a' })).toBe(
      'NOT_DELETABLE',
    );
  });

  it('is undone after its former neighbour, whatever happened since', () => {
    const without = apply(three, { op: 'remove', id: 'b' });
    const op = { op: 'restore', block: head('b'), after: 'a' } as const;
    expect(ids(apply(without, op))).toEqual(['a', 'b', 'c']);
    const turned = apply(without, { op: 'move', id: 'a', by: 1 });
    expect(ids(apply(turned, op))).toEqual(['c', 'a', 'b']);
    const alone = apply(without, { op: 'remove', id: 'a' });
    expect(ids(apply(alone, op))).toEqual(['c', 'b']);
    expect(code(three, op)).toBe('ID_TAKEN');
  });
});

describe('values', () => {
  it('sets a text in the base language and over it', () => {
    const th = apply(three, { op: 'setProp', id: 'a', name: 'title', value: 'ก' });
    const both = apply(th, { op: 'setProp', id: 'a', name: 'title', value: 'A', lang: 'en' });
    expect(both.page.blocks[1]?.content).toEqual({
      props: { title: 'ก' },
      i18n: { en: { title: 'A' } },
    });
    const gone = apply(both, { op: 'setProp', id: 'a', name: 'title', value: undefined });
    expect(gone.page.blocks[1]?.content.props).toEqual({});
    expect(three.page.blocks[1]?.content.props).toEqual({ title: 'a' });
  });

  it('reaches the columns of a row', () => {
    const row = apply(three, { op: 'insertRow', columns: 1, at: 1, id: 'r', childIds: ['c1'] });
    const set = apply(row, { op: 'setProp', id: 'c1', name: 'description', value: 'ใหม่' });
    expect(set.page.blocks[1]?.content.children?.[0]?.content.props['description']).toBe('ใหม่');
  });

  it('is refused for blocks that cannot be edited, and for names that reach a prototype', () => {
    const doc = docOf(head('a', { unEditable: true }));
    expect(code(doc, { op: 'setProp', id: 'a', name: 'title', value: 'x' })).toBe('NOT_EDITABLE');
    for (const name of ['__proto__', 'constructor', '', 'a b']) {
      expect(code(three, { op: 'setProp', id: 'a', name, value: {} })).toBe('BAD_VALUE');
      expect(code(three, { op: 'setDesign', path: `/currentColors/${name}`, value: 'x' })).toBe(
        'BAD_VALUE',
      );
    }
    expect(({} as Record<string, unknown>)['title']).toBeUndefined();
  });

  it('hides on one kind of screen', () => {
    const hidden = apply(three, { op: 'setFlags', id: 'a', flags: { hideOn: ['mobile'] } });
    expect(hidden.page.blocks[1]?.hideOn).toEqual(['mobile']);
    expect(apply(hidden, { op: 'setFlags', id: 'a', flags: {} }).page.blocks[1]).toEqual(head('a'));
  });

  it('changes the look by path and by theme', () => {
    const one = apply(three, { op: 'setDesign', path: '/currentColors/A', value: '#112233' });
    expect(one.design).toEqual({ currentTheme: 'a', currentColors: { A: '#112233' } });
    const theme = { op: 'setTheme', key: 'b', design: { currentFonts: { text: 'F' } } } as const;
    expect(apply(one, theme).design).toEqual({
      currentTheme: 'b',
      currentColors: { A: '#112233' },
      currentFonts: { text: 'F' },
    });
    expect(
      apply(one, { op: 'setDesign', path: '/currentColors', value: undefined }).design,
    ).toEqual({
      currentTheme: 'a',
    });
  });

  it('changes nothing on a page of a newer server', () => {
    const newer = { ...three, page: { ...three.page, version: 9 } };
    expect(code(newer, { op: 'remove', id: 'a' })).toBe('NEWER_VERSION');
    expect(apply(newer, { op: 'remove', id: 'a' })).toBe(newer);
  });
});

it('a reset to another version replaces titles and locked blocks, and is undone exactly', () => {
  const doc = docOf(head('a', { locked: true }), head('b'), head('f', { deletable: false }));
  const version = docOf(head('f', { deletable: false }), head('a'), head('v', { locked: true }));
  const to = ({ page, design }: EditorDocument): PageOp => {
    const { title, titles, blocks } = page;
    return { op: 'reset', blocks, design, titles: { title, ...(titles && { titles }) } };
  };
  const titled = { ...version, page: { ...version.page, title: 'Then', titles: { en: 'Then' } } };
  const brought = apply(doc, to(titled));
  expect(brought).toEqual(titled);
  expect(checkPage(doc.page, brought.page)).toEqual([]);
  expect(apply(brought, to(doc))).toEqual(doc);
});

it('reset keeps blocks that cannot be deleted, and is undone by a reset to the old ones', () => {
  const doc = docOf(head('a'), head('f', { deletable: false }), head('b'));
  const fresh = pageOf('y', [{ id: 'n', name: 'Headline', props: {} }]).blocks;
  const reset = apply(doc, { op: 'reset', blocks: fresh, design: { currentTheme: 'b' } });
  expect(ids(reset)).toEqual(['f', 'n']);
  expect(reset.design).toEqual({ currentTheme: 'b' });
  expect(apply(reset, { op: 'reset', blocks: doc.page.blocks, design: doc.design })).toEqual(doc);
});

describe('random operations in random order', () => {
  it.each(Array.from({ length: 40 }, (_, seed) => seed))('the rules hold (seed %i)', (seed) => {
    const random = seeded(seed);
    const number = (below: number) => Math.floor(random() * below);
    const start = docOf(
      head('a'),
      head('fixed', { movable: false, deletable: false }),
      head('stuck', { movable: false }),
      head('kept', { deletable: false }),
      { ...head('later'), name: 'LaterSection', content: { props: { odd: { deep: [1] } } } },
    );
    let doc = start;
    let made = 0;
    for (let step = 0; step < 60; step += 1) {
      const id = pick(random, doc.page.blocks.flatMap(withChildren))?.id ?? '';
      const fresh = () => `n${(made += 1)}`;
      const at = number(doc.page.blocks.length + 3) - 1;
      const target = doc.page.blocks.find((block) => block.id === id);
      const op = pick<() => PageOp>(random, [
        () => ({ op: 'insertSection', name: 'Headline', at, id: fresh() }),
        () => ({ op: 'insertRow', columns: 2, at, id: fresh(), childIds: [fresh(), fresh()] }),
        () => ({ op: 'insertDummy', at, id: fresh() }),
        () => ({ op: 'move', id, by: random() < 0.5 ? 1 : -1 }),
        () => ({ op: 'moveTo', id, at }),
        () => ({ op: 'remove', id }),
        () => ({
          op: 'duplicate',
          id,
          ids: (target ? withChildren(target) : []).map(() => fresh()),
        }),
        () => ({ op: 'setProp', id, name: 'title', value: `t${step}` }),
      ])?.();
      if (!op) continue;
      const next = apply(doc, op);
      // An operation is either refused or changes the page, never both.
      expect(can(doc, op) === null || next === doc).toBe(true);
      doc = next;
      const { blocks } = doc.page;
      expect(blocks[0]?.header).toBe(true);
      expect(blocks.at(-1)?.footer).toBe(true);
      const all = blocks.flatMap(withChildren).map((block) => block.id);
      expect(new Set(all).size).toBe(all.length);
    }
    const page = doc.page;
    // The server accepts what the editor allowed, and reads back what was saved.
    const refused = checkPage(start.page, page).filter(
      ({ code: what }) => what !== 'UNKNOWN_FIELD',
    );
    expect(refused).toEqual([]);
    expect(readPage(JSON.parse(JSON.stringify(page)) as PageDocument)).toEqual(page);
  });
});
