import { expect, it } from 'vitest';
import { joinTags, retag, splitTags } from './post-tags.ts';

const known = new Map([
  ['กาแฟ', 'Coffee'],
  ['แก้ว', ''],
]);
const before = { tags: ['ชา', 'นม'], labels: ['Tea', 'Milk'] };

it('keeps labels with their tags when one is taken away', () => {
  expect(retag(before, ['นม'], known)).toEqual(['Milk']);
});

it('gives a suggested tag its name, and a new one none', () => {
  expect(retag(before, ['ชา', 'กาแฟ', 'ใหม่'], known)).toEqual(['Tea', 'Coffee', '']);
});

it('keeps the place of a tag without a label', () => {
  expect(joinTags(['', 'Milk'])).toBe(', Milk');
  expect(splitTags(', Milk')).toEqual(['', 'Milk']);
  expect(joinTags(['', ''])).toBe('');
  expect(splitTags('')).toEqual([]);
});
