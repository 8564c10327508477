import { describe, expect, it } from 'vitest';
import { Columns, Row } from '../cells/columns.ts';
import { RowProblem } from './format.ts';
import { publication, readCategories } from './talad-fields.ts';

const now = new Date('2026-11-20T09:00:00Z');

/** Creates a row of a table with these columns. */
function row(cells: Readonly<Record<string, string>>): Row {
  return new Row(2, new Columns(Object.keys(cells), {}), Object.values(cells));
}

describe('the categories of a row', () => {
  it.each<[cells: Record<string, string>, main: readonly string[], more: unknown]>([
    [{ category: 'เสื้อผ้า > เสื้อ' }, ['เสื้อผ้า', 'เสื้อ'], undefined],
    [{ category: 'A > B | C ; D > E' }, ['A', 'B'], [['C'], ['D', 'E']]],
    [{ category: 'A\nB' }, ['A'], [['B']]],
    [{ category: 'A', more_categories: 'B > C\nD' }, ['A'], [['B', 'C'], ['D']]],
    [{ category: 'A', more_categories: '' }, ['A'], []],
    [{ category: String.raw`R\|B \; soul \> jazz | B` }, ['R|B ; soul > jazz'], [['B']]],
    [{ category: '' }, [], undefined],
  ])('%j', (cells, category, more) => {
    expect(readCategories(row(cells))).toEqual({ category, ...(more !== undefined && { more }) });
  });
});

describe('a publish date', () => {
  it.each<[cells: Record<string, string>, found: object]>([
    [{ status: 'active' }, {}],
    [{ publish_at: '' }, { publish_at: null, publish_as: null }],
    [
      { publish_at: '2026-12-01', status: '' },
      {
        publish_at: new Date('2026-11-30T17:00:00Z'),
        publish_as: 'availability',
        status: 'product_sync_disable',
      },
    ],
    [
      { publish_at: '2026-11-01 09:30', status: 'preorder' },
      { publish_at: new Date('2026-11-01T02:30:00Z'), publish_as: null },
    ],
    [
      { publish_at: '2026-12-01T00:00:00.500Z', publish_as: 'preorder' },
      { publish_at: new Date('2026-12-01T00:00:00.500Z'), publish_as: 'preorder' },
    ],
  ])('of %j', (cells, found) => {
    expect(publication(row(cells), now)).toEqual(found);
  });

  it('that is no day is refused', () => {
    expect(() => publication(row({ publish_at: 'soon' }), now)).toThrow(RowProblem);
    expect(() => publication(row({ publish_at: '2026-13-45' }), now)).toThrow(RowProblem);
  });
});
