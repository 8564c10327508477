import { expect, it } from 'vitest';
import { csvLine } from './csv-line.ts';

it.each([
  [['ถ้วย', 120, null], 'ถ้วย,120,\r\n'],
  [['a,b', 'say "hi"', 'two\nlines'], '"a,b","say ""hi""","two\nlines"\r\n'],
  [['=1+1', '+66', '-1', '@x', '\tx'], "'=1+1,'+66,'-1,'@x,'\tx\r\n"],
  [["'=1", "it's"], "''=1,it's\r\n"],
  [[-5, 'A-1'], '-5,A-1\r\n'],
])('%j', (cells, line) => {
  expect(csvLine(cells)).toBe(line);
});
