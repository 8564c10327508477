import { expect, it } from 'vitest';
import { safeHref } from './safe-href.ts';

it.each(['/a', 'https://x.test/a', 'http://x.test', '#top', '?lang=th', 'mailto:a@b.c', 'tel:+66'])(
  'keeps %s',
  (href) => expect(safeHref(href)).toBe(href),
);
it.each([
  'javascript:alert(1)',
  ' JavaScript:x',
  'data:text/html,x',
  '//evil.test',
  '/\\evil.test',
  '',
  null,
  7,
])('refuses %s', (href) => expect(safeHref(href)).toBe('#'));
