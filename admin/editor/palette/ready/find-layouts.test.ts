import { expect, it } from 'vitest';
import { findLayouts } from './find-layouts.ts';

const keys = (search: string) => findLayouts(search).map(({ layout }) => layout.key);

it('finds layouts by name, synonym, group and section, in Thai and in English', () => {
  expect(keys('คำถามที่กดเปิดได้')).toEqual(['questions-fold']);
  expect(keys('accordion')).toEqual(['questions-fold']);
  expect(keys('ส่วนลด')).toEqual(keys('Coupons'));
  expect(keys('hero giant')).toEqual(['hero-type']);
  expect(keys('ติดต่อ')).toContain('contact-hours');
});

it('requires every word, in any order and in capitals or not', () => {
  expect(keys('PICTURES three')).toEqual(keys('three pictures'));
  expect(keys('three pictures').length).toBeGreaterThan(0);
  expect(keys('three xylophones')).toEqual([]);
});

it('finds nothing without a word', () => {
  expect(keys('  ')).toEqual([]);
});
