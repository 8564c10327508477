import { expect, it } from 'vitest';
import { isFreeName } from '@talad/elements/page/page-name';
import { freeCopyName } from './page-facts.ts';

it.each([
  ['our-story', ['our-story'], 'our-story-2'],
  ['our-story-2', ['our-story', 'our-story-2'], 'our-story-3'],
  ['เรื่องของเรา', ['เรื่องของเรา-2'], 'เรื่องของเรา-3'],
])('a copy of %s among %j is %s', (name, taken, copy) => {
  expect(freeCopyName(name, taken)).toBe(copy);
  expect(isFreeName(copy)).toBe(true);
});

it('stays within the length of an address', () => {
  expect(isFreeName(freeCopyName('x'.repeat(64), []))).toBe(true);
});
