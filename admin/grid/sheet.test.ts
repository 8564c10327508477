import { describe, expect, it } from 'vitest';
import { fromClipboard, toClipboard } from './clipboard.ts';
import { isCell, moved, rangeOf, tidyCell } from './sheet.ts';

describe('a block from a spreadsheet', () => {
  it.each([
    [
      '1\t2\n3\t4',
      [
        ['1', '2'],
        ['3', '4'],
      ],
    ],
    [
      '1\t2\r\n3\t4\r\n',
      [
        ['1', '2'],
        ['3', '4'],
      ],
    ],
    ['one', [['one']]],
    ['', [['']]],
    ['a\t\tb', [['a', '', 'b']]],
    ['"a\tb"\t"say ""hi"""', [['a\tb', 'say "hi"']]],
    ['"two\nlines"\nx', [['two\nlines'], ['x']]],
  ])('%j', (text, cells) => {
    expect(fromClipboard(text)).toEqual(cells);
  });

  it('comes back as it was copied', () => {
    const cells = [
      ['สี "คราม"', '1,250.50'],
      ['a\tb', ''],
    ];
    expect(fromClipboard(toClipboard(cells))).toEqual(cells);
  });
});

describe('a cell', () => {
  it.each([
    ['money', ' ฿1,250.50 ', '1250.50', true],
    ['money', '๑๒๐', '120', true],
    ['money', '12.345', '12.345', false],
    ['money', '-5', '-5', false],
    ['whole', '12', '12', true],
    ['whole', '1.5', '1.5', false],
    ['text', ' A-1 ', 'A-1', true],
    ['switch', ' ๑ ', '1', true],
    ['switch', '', '0', true],
    ['switch', '2', '2', false],
  ] as const)('%s: %j', (kind, typed, text, isGood) => {
    expect(tidyCell(kind, typed)).toBe(text);
    expect(isCell(kind, text)).toBe(isGood);
  });
});

it('stays inside the sheet', () => {
  const size = { rows: 3, columns: 2 };
  expect(moved({ row: 2, column: 1 }, { row: 10, column: 1 }, size)).toEqual({ row: 2, column: 1 });
  expect(rangeOf({ row: 2, column: 0 }, { row: 1, column: 1 })).toEqual({
    top: 1,
    bottom: 2,
    left: 0,
    right: 1,
  });
});
