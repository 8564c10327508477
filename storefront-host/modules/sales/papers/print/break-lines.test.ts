import { describe, expect, it } from 'vitest';
import { breakLines } from './break-lines.ts';

/** Measures each letter with its marks as one unit wide. */
const widthOf = (text: string) => [...new Intl.Segmenter('th').segment(text)].length;

describe('lines of a text', () => {
  it('break between Thai words, which have no spaces', () => {
    expect(breakLines('กระเป๋าผ้าทอมือลายดอกไม้', 10, widthOf)).toEqual(['กระเป๋าผ้าทอ', 'มือลายดอกไม้']);
  });

  it('break a word that is wider than a line, never under a mark', () => {
    const lines = breakLines('ปี่ปี้ปี๊ปี๋', 1, widthOf);
    expect(lines).toEqual(['ปี่', 'ปี้', 'ปี๊', 'ปี๋']);
  });

  it('never begin with a sign that follows a word', () => {
    expect(breakLines('มาเร็ว ๆ นี้', 5, widthOf)).toEqual(['มา', 'เร็ว ๆ', 'นี้']);
    expect(breakLines('Red, green', 4, widthOf)).toEqual(['Red,', 'gree', 'n']);
  });

  it('keep their own ends, and lose no letter', () => {
    expect(breakLines('1 ถนนสีลม\nกรุงเทพมหานคร', 40, widthOf)).toEqual(['1 ถนนสีลม', 'กรุงเทพมหานคร']);
    const long = 'บริษัทผลิตภัณฑ์ชุมชนและเครื่องปั้นดินเผาแห่งประเทศไทย จำกัด (มหาชน) '.repeat(9);
    const joined = breakLines(long, 13, widthOf).join('');
    expect(joined.replaceAll(' ', '')).toBe(long.replaceAll(' ', ''));
    for (const line of breakLines(long, 13, widthOf)) expect(widthOf(line)).toBeLessThanOrEqual(13);
  });
});
