import { expect, it } from 'vitest';
import { addressOf } from './page-address.ts';

it.each([
  ['Our story!', 'our-story'],
  ['  Café & Bar 2026 ', 'cafe-bar-2026'],
  ['เรื่องของเรา', ''],
  ['-- / --', ''],
])('makes an address of %o', (title, address) => {
  expect(addressOf(title)).toBe(address);
});
