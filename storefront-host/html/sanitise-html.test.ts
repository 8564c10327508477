import { describe, expect, it } from 'vitest';
import { sanitiseHtml } from './sanitise-html.ts';

describe('sanitiseHtml', () => {
  it('keeps text, tables, links and pictures', () => {
    const html =
      '<h3>ขนาด</h3><table><tr><th scope="row">สูง</th><td>8 ซม.</td></tr></table><ul><li>หนึ่ง</li></ul>';
    expect(sanitiseHtml(html)).toBe(html);
    expect(sanitiseHtml('<a href="tel:044" target="_blank">โทร</a>')).toBe(
      '<a href="tel:044" target="_blank" rel="noopener">โทร</a>',
    );
    expect(sanitiseHtml('<img src="/media/2/a.webp">')).toBe(
      '<img alt="" src="/media/2/a.webp" loading="lazy" />',
    );
  });

  it('leads to the site’s own pages by its prefix, elsewhere as it was written', () => {
    const link = (href: string) => sanitiseHtml(`<a href="${href}">x</a>`, '/web/alpha');
    expect(link('/our-story')).toBe('<a href="/web/alpha/our-story">x</a>');
    for (const href of ['#style', 'https://example.test/a', 'mailto:a@b.test']) {
      expect(link(href)).toBe(`<a href="${href}">x</a>`);
    }
    expect(link('//evil.example')).toBe('<a>x</a>');
  });

  it('opens what leads to /app/ in a tab of its own, as links of sections do', () => {
    expect(sanitiseHtml('<a href="https://shop.example/app/1">x</a>')).toBe(
      '<a href="https://shop.example/app/1" target="_blank" rel="noopener">x</a>',
    );
  });

  it.each([
    ['<script>alert(1)</script>x', 'x'],
    ['<img src=x onerror=alert(1)>', '<img alt="" src="x" loading="lazy" />'],
    ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="java\nscript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="data:text/html,<script>1</script>">x</a>', '<a>x</a>'],
    ['<a href="//evil.example">x</a>', '<a>x</a>'],
    ['<img src="data:image/svg+xml,<svg onload=alert(1)>">', '<img alt="" loading="lazy" />'],
    ['<svg><script>alert(1)</script></svg>', ''],
    ['<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>', ''],
    ['<iframe src="https://evil.example"></iframe>x', 'x'],
    ['<form action="https://evil.example"><input name=q><button>x</button></form>', 'x'],
    ['<style>*{display:none}</style>x', 'x'],
    ['<p style="position:fixed" class="a" id="b" onclick="x()">x</p>', '<p>x</p>'],
    ['<template><p>x</p></template>', '<p>x</p>'],
    ['<talad-cart></talad-cart><object data=x></object>x', 'x'],
    ['<p><!--[if IE]><script>1</script><![endif]-->x</p>', '<p>x</p>'],
    ['<h1>x</h1>', '<h3>x</h3>'],
    ['<p>half <b>open', '<p>half <b>open</b></p>'],
  ])('%s', (dirty, clean) => {
    expect(sanitiseHtml(dirty)).toBe(clean);
  });
});
