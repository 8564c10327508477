import { describe, expect, it } from 'vitest';
import { containsPattern, foldText, searchTokens } from './search-tokens.ts';

describe('a search', () => {
  it.each([
    ['เสื้อยืดสีดำ', ['เสื้อ', 'ยืด', 'สี', 'ดำ']],
    ['กันแดดnike', ['nike']],
    ['Nike AIR', ['nike', 'air']],
    ['  ถ้วย   ถ้วย ', ['ถ้วย']],
    ['A-CUP', ['a', 'cup']],
    ['!!! ???', []],
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

  it('compares one form of each letter', () => {
    expect(foldText('  Cafe\u0301  NOIR ')).toBe('café noir');
  });
});
