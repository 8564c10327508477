import { describe, expect, it } from 'vitest';
import { containsPattern, foldText, searchTokens } from './search-tokens.ts';

describe('a search', () => {
  it.each([
    ['เสื้อยืดสีดำ', ['เสื้อ', 'ยืด', 'สี', 'ดำ']],
    ['กันแดดnike', ['nike']],
    ['Nike AIR', ['nike', 'air']],
    ['  ถ้วย   ถ้วย ', ['ถ้วย']],
    ['A-CUP', ['a', 'cup']],
    ['ลด 50%', ['ลด', '50']],
    ['', []],
  ])('for %j looks for its words', (query, expected) => {
    expect(searchTokens(query)).toEqual(expect.arrayContaining(expected));
  });

  it('never joins Thai and Latin letters in one word', () => {
    for (const token of searchTokens('กันแดดnikeสีแดง')) {
      expect(/[ก-๙]/.test(token) && /[a-z]/.test(token)).toBe(false);
    }
  });

  it('takes a limited number of words', () => {
    expect(searchTokens(Array.from({ length: 50 }, (_, n) => `w${n}`).join(' '))).toHaveLength(12);
  });

  it('takes signs of LIKE as they are', () => {
    expect(containsPattern('50%_\\')).toBe('%50\\%\\_\\\\%');
  });

  it.each(['%', '!!! ???', '☕', '_', '\\'])('of signs looks for them as they are: %s', (query) => {
    expect(searchTokens(query)).toEqual(query.split(' '));
  });

  it.each([
    ['  Cafe\u0301  NOIR ', 'café noir'],
    ['น\u0e4d\u0e49\u0e32', 'น้ำ'],
    ['น\u0e49\u0e4d\u0e32', 'น้ำ'],
    ['ท\u0e35\u0e48น\u0e31\u0e48ง', 'ที่นั่ง'],
    ['ท\u0e48\u0e35น\u0e48\u0e31ง', 'ที่นั่ง'],
    ['\u0e40\u0e40ก้ว', 'แก้ว'],
    ['รุ่น ๑๒๓', 'รุ่น 123'],
    ['กระ\u200bเป๋า', 'กระเป๋า'],
  ])('compares one form of each letter: %j', (text, expected) => {
    expect(foldText(text)).toBe(expected);
  });
});
