import { describe, expect, it } from 'vitest';
import { apply, type EditorDocument, type PageOp } from '@talad/elements/page/operations';
import { withChildren, type PageBlock } from '@talad/elements/page/page';
import { pick, seeded } from '@talad/elements/page/random';
import { threeSections } from './fixture-document.ts';
import { valueAt } from './invert-op.ts';
import { isSame, leavesOf } from './leaves.ts';
import { mergeDocuments } from './merge.ts';

const SEEDS = Array.from({ length: 150 }, (_, seed) => seed + 1);
const TITLE = '/content/props/title';

const base = [
  { op: 'insertRow', columns: 2, at: 2, id: 'row', childIds: ['left', 'right'] },
  { op: 'insertSection', name: 'Headline', at: 5, id: 'd', props: { title: 'd' } },
].reduce<EditorDocument>((doc, op) => apply(doc, op as PageOp), threeSections());

/** Returns the document after random changes of one person, whose new sections and texts carry their name. */
function changedBy(who: 'mine' | 'theirs', seed: number): EditorDocument {
  const random = seeded(seed * (who === 'mine' ? 2 : 3));
  let doc = base;
  for (let step = 0; step < 1 + Math.floor(random() * 5); step += 1) {
    const id = pick(random, doc.page.blocks.flatMap(withChildren))?.id ?? '';
    const at = Math.floor(random() * (doc.page.blocks.length + 1));
    const op = pick<PageOp>(random, [
      { op: 'setProp', id, name: 'title', value: `${who} ${step}` },
      { op: 'setProp', id, name: 'title', value: `${who} ${step}`, lang: 'en' },
      {
        op: 'setFlags',
        id,
        flags: { label: `${who} ${step}`, hideOn: who === 'mine' ? ['mobile'] : ['tablet'] },
      },
      { op: 'insertSection', name: 'Headline', at, id: `${who}-${step}` },
      { op: 'moveTo', id, at },
      { op: 'remove', id },
      { op: 'setDesign', path: '/currentColors/A', value: `#00000${step}` },
    ]);
    if (op) doc = apply(doc, op);
  }
  return doc;
}

/** Flags are set together, so there is one question for both. */
const isFlag = (path: string) => path === '/label' || path.startsWith('/hideOn');
const asks = (asked: string, path: string) => asked === path || (isFlag(asked) && isFlag(path));

const all = ({ page }: EditorDocument) => page.blocks.flatMap(withChildren);
const find = (doc: EditorDocument, id: string): PageBlock | undefined =>
  all(doc).find((block) => block.id === id);
const ids = ({ page }: EditorDocument) => page.blocks.map(({ id }) => id);
/** Returns the paths of a block's own values that differ from the base. */
function changes(doc: EditorDocument, id: string): readonly string[] {
  const [was, is] = [find(base, id), find(doc, id)];
  if (!was || !is) return [];
  return [...new Set([...leavesOf(was), ...leavesOf(is)])].filter(
    (path) => !path.endsWith('/children') && !isSame(valueAt(was, path), valueAt(is, path)),
  );
}

describe.each(SEEDS)('changes of two people, seed %i', (seed) => {
  const [mine, theirs] = [changedBy('mine', seed), changedBy('theirs', seed)];
  const { doc, conflicts } = mergeDocuments(base, mine, theirs);

  it('end in a page with every section once, between header and footer', () => {
    expect(new Set(ids(doc)).size).toBe(ids(doc).length);
    expect([ids(doc)[0], ids(doc).at(-1)]).toEqual(['header', 'footer']);
    for (const own of [mine, theirs]) {
      const added = ids(own).filter((id) => !ids(base).includes(id));
      expect(ids(doc)).toEqual(expect.arrayContaining(added));
    }
  });

  it('are all there, or asked about', () => {
    const missing = all(base).flatMap(({ id }) => {
      const merged = find(doc, id);
      const isIn = (own: EditorDocument, path: string) =>
        merged && isSame(valueAt(merged, path), valueAt(find(own, id)!, path));
      const isAsked = (path: string) =>
        conflicts.some((one) => one.id === id && asks(one.path, path));
      return [
        ...changes(theirs, id).filter((path) => !isIn(theirs, path)),
        ...changes(mine, id).filter((path) => !isIn(mine, path) && !isAsked(path)),
      ].map((path) => `${id}${path}`);
    });
    expect(missing).toEqual([]);
  });

  it('can be decided for mine, one by one', () => {
    const decided = conflicts.reduce((now, { keepMine }) => apply(now, keepMine), doc);
    for (const { id } of all(base)) {
      for (const path of changes(mine, id)) {
        const is = find(decided, id);
        expect([id, path, is && valueAt(is, path)]).toEqual([
          id,
          path,
          valueAt(find(mine, id)!, path),
        ]);
      }
    }
    for (const { path, mine: my } of conflicts.filter(({ id }) => id === null)) {
      expect([path, valueAt(decided.design, path)]).toEqual([path, my]);
    }
  });

  it('of one person alone are that person’s page', () => {
    expect(mergeDocuments(base, mine, base)).toEqual({ doc: mine, conflicts: [] });
    expect(mergeDocuments(base, base, theirs)).toEqual({ doc: theirs, conflicts: [] });
    expect(mergeDocuments(base, mine, mine)).toEqual({ doc: mine, conflicts: [] });
  });
});

it('asks about the same text among these pages, so that the rule is really tried', () => {
  const asked = SEEDS.flatMap(
    (seed) => mergeDocuments(base, changedBy('mine', seed), changedBy('theirs', seed)).conflicts,
  );
  expect(asked.filter(({ path }) => path === TITLE).length).toBeGreaterThan(2);
});
