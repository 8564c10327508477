import { describe, expect, it } from 'vitest';
import { CsvParser, findDelimiter, MAX_CELL } from './csv-parser.ts';

/** Feeds the text in chunks of `size`, because the result must not depend on the chunks. */
function parse(text: string, size = text.length || 1, delimiter = ',') {
  const parser = new CsvParser(delimiter);
  const rows = [];
  for (let at = 0; at < text.length; at += size)
    rows.push(...parser.push(text.slice(at, at + size)));
  return [...rows, ...parser.end()];
}

const cellsOf = (text: string, size?: number) => parse(text, size).map(({ cells }) => cells);

describe('a CSV file', () => {
  it.each([
    [
      'a,b\n1,2\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a,b\r\n1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    ['a\r1\r', [['a'], ['1']]],
    ['"a,b","c\nd"\n', [['a,b', 'c\nd']]],
    ['"say ""no""",x\n', [['say "no"', 'x']]],
    ['5" nail,x\n', [['5" nail', 'x']]],
    ['"a"b,c\n', [['ab', 'c']]],
    [',,\n', [['', '', '']]],
    ['a,\n', [['a', '']]],
    ['""\n', [['']]],
    ['a\n\n\nb\n', [['a'], ['b']]],
    ['', []],
  ])('%j is the same however it arrives', (text, expected) => {
    const wanted = expected.filter((row) => row.join('') !== '' || row.length > 1);
    for (let size = 1; size <= Math.max(1, text.length); size += 1) {
      expect(cellsOf(text, size)).toEqual(wanted);
    }
  });

  it('counts lines as an editor does', () => {
    expect(parse('a\n"two\nlines"\r\nb').map(({ line }) => line)).toEqual([1, 2, 4]);
  });

  it('reads on behind a cell that is too long, and holds none of it', () => {
    const rows = parse(`a,b\nx,${'y'.repeat(MAX_CELL + 1)}\nc,d\n`, 65_536);
    expect(rows.map(({ broken }) => broken?.code)).toEqual([undefined, 'CELL_TOO_LONG', undefined]);
    expect(rows[1]?.cells.join('').length).toBeLessThan(MAX_CELL);
    expect(rows[2]?.cells).toEqual(['c', 'd']);
  });

  it('holds no more of a line that is nothing but commas', () => {
    const rows = parse(`a,b\n${','.repeat(5_000_000)}\nc,d\n`, 262_144);
    expect(rows.map(({ broken }) => broken?.code)).toEqual([undefined, 'CELL_TOO_LONG', undefined]);
    expect(rows[1]?.cells.length).toBeLessThanOrEqual(4_000_000);
    expect(rows[2]?.cells).toEqual(['c', 'd']);
  });

  it('says which quote is never closed', () => {
    const rows = parse('a,b\n1,"open\n2,3\n4,5');
    expect(rows[1]).toMatchObject({
      line: 2,
      broken: { code: 'QUOTE_NEVER_CLOSED', untilLine: 4 },
    });
  });

  it('knows the sign between columns by the header', () => {
    expect(findDelimiter('a,b,c')).toBe(',');
    expect(findDelimiter('"a,x";b;c')).toBe(';');
    expect(findDelimiter('a\tb')).toBe('\t');
    expect(parse('a;b\n1,5;2\n', 3, ';').at(1)?.cells).toEqual(['1,5', '2']);
  });
});
