import { describe, expect, it } from 'vitest';
import { apply, type PageOp } from '@talad/elements/page/operations';
import { threeSections } from '../model/fixture-document.ts';
import { publishChanges } from './publish-changes.ts';

const published = threeSections();
const changes = (...ops: readonly PageOp[]) =>
  publishChanges(published, ops.reduce(apply, published)).map((change) =>
    'block' in change ? `${change.kind} ${change.block.id}` : change.kind,
  );

describe('publishChanges', () => {
  it('is empty when nothing has changed', () => {
    expect(changes()).toEqual([]);
    expect(publishChanges(published, structuredClone(published))).toEqual([]);
  });

  it('lists what was added, changed, removed and moved, and the look', () => {
    expect(
      changes(
        { op: 'insertSection', name: 'Headline', at: 4, id: 'n' },
        { op: 'setProp', id: 'b', name: 'title', value: 'ใหม่' },
        { op: 'remove', id: 'a' },
        { op: 'move', id: 'c', by: -1 },
        { op: 'setDesign', path: '/currentColors/A', value: '#123456' },
        { op: 'setTitle', value: 'ชื่อใหม่' },
      ),
    ).toEqual(['changed b', 'added n', 'removed a', 'moved', 'design', 'page_title']);
  });

  it('does not call it moved when a new section pushes others down', () => {
    expect(changes({ op: 'insertSection', name: 'Headline', at: 1, id: 'n' })).toEqual(['added n']);
  });
});
