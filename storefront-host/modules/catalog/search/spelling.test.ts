import { describe, expect, it } from 'vitest';
import { editDistance } from './edit-distance.ts';
import { otherLayout } from './keyboard-layout.ts';
import { corrections, partsOf } from './spelling.ts';
import { vocabularyOf } from './vocabulary.ts';

const titles = [
  'กระเป๋าหนังสีดำ',
  'กระเป๋าสะพาย ลายเสือ',
  'รองเท้าวิ่งสแตนเลส',
  'เสื้อยืดคอกลม',
  'หูฟังไร้สาย sony',
  'nike air max',
  'กะทิสด',
];
const vocabulary = [...new Set(titles.flatMap((title) => [...vocabularyOf(title)]))];
const fix = (query: string) =>
  corrections(
    query,
    partsOf(query).flatMap((part) => vocabulary.map((word) => ({ part, word, uses: 3 }))),
  );

describe('spelling', () => {
  it.each([
    ['กะเป๋า', 'กระเป๋า'],
    ['รองเทา', 'รองเท้า'],
    ['เสือยืด', 'เสื้อยืด'],
    ['หูฟง', 'หูฟัง'],
    ['กะเป๋าหนังสีดำ', 'กระเป๋าหนังสีดำ'],
    ['รองเทาวิง', 'รองเท้าวิ่ง'],
    ['nkie', 'nike'],
    ['sonny หูฟง', 'sony หูฟัง'],
  ])('of %s may be %s', (typed, meant) => {
    expect(fix(typed)).toContain(meant);
  });

  it.each(['xyzxyz', 'เครื่องบิน', '12', ''])('leaves alone what nothing is near: %j', (typed) => {
    expect(fix(typed)).toEqual([]);
  });

  it('keeps a known word next to a wrong one, although a similar one is known', () => {
    const words = ['the', 'he', 'then', 'awakening'];
    const typed = 'the awakeningg';
    const near = partsOf(typed).flatMap((part) => words.map((word) => ({ part, word, uses: 3 })));
    expect(corrections(typed, near)[0]).toBe('the awakening');
  });

  it('counts a mark as half a letter and a swap as one', () => {
    expect(editDistance('เสือ', 'เสื้อ')).toBe(0.5);
    expect(editDistance('nkie', 'nike')).toBe(1);
    expect(editDistance('', 'ab')).toBe(2);
  });

  it('knows the other keyboard layout', () => {
    expect(otherLayout('glnhv')).toBe('เสื้อ');
    expect(otherLayout('ืราำ')).toBe('nike');
    expect(otherLayout('เสื้อ nike')).toBeNull();
    expect(otherLayout('หูฟง')).toBeNull();
    expect(otherLayout('123')).toBeNull();
  });
});
