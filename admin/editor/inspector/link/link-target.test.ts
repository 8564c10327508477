import { describe, expect, it } from 'vitest';
import { readLink, writeLink, type LinkKind } from './link-target.ts';

describe('readLink', () => {
  it.each([
    ['/our-story', 'page', '/our-story'],
    ['#style', 'page', '#style'],
    ['', 'page', ''],
    ['/product/mug/12', 'product', '12'],
    ['/product/12', 'product', '12'],
    ['/category/4', 'category', '4'],
    ['https://example.test/a', 'web', 'https://example.test/a'],
    ['mailto:shop@example.test', 'mail', 'shop@example.test'],
    ['TEL:021234567', 'phone', '021234567'],
  ])('says what %o leads to', (href, kind, value) => {
    expect(readLink(href)).toEqual({ kind, value });
  });
});

describe('writeLink', () => {
  it.each<[LinkKind, string, string | null]>([
    ['page', '/search?q=ชา', '/search?q=ชา'],
    ['page', '#', '#'],
    ['product', '12', '/product/12'],
    ['category', '4', '/category/4'],
    ['web', 'example.test/a', 'https://example.test/a'],
    ['web', ' https://example.test ', 'https://example.test'],
    ['mail', 'shop@example.test', 'mailto:shop@example.test'],
    ['phone', '02-123 4567', 'tel:021234567'],
    ['page', '//evil.test', null],
    ['page', '/\\evil.test', null],
    ['page', 'javascript:alert(1)', null],
    ['web', 'javascript:alert(1)', null],
    ['web', 'JaVaScRiPt:alert(1)//example.test', null],
    ['web', 'data:text/html,x', null],
    ['mail', 'x"onclick=@a.b', null],
    ['phone', 'javascript:1', null],
    ['product', '1/../x', null],
  ])('makes of %s %o the link %o', (kind, value, href) => {
    expect(writeLink({ kind, value })).toBe(href);
  });
});
