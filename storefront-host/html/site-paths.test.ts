import { expect, it } from 'vitest';
import { withSitePaths } from './site-paths.ts';

it.each([
  ['/search', '/web/alpha/search'],
  ['/', '/web/alpha/'],
  ['/web/alpha', '/web/alpha'],
  ['/web/alpha/search', '/web/alpha/search'],
  ['/web/alphabet', '/web/alpha/web/alphabet'],
  ['//evil.test/x', '//evil.test/x'],
  ['https://talad.test/x', 'https://talad.test/x'],
  ['#part', '#part'],
])('leads %s to %s of a shop in path form', (href, shown) => {
  expect(withSitePaths(`<a href="${href}" title="x">ไป</a>`, '/web/alpha')).toBe(
    `<a href="${shown}" title="x">ไป</a>`,
  );
  expect(withSitePaths(`<a href="${href}">ไป</a>`, '')).toBe(`<a href="${href}">ไป</a>`);
});
