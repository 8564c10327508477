import { describe, expect, it } from 'vitest';
import { checkExternalScripts, readExternalScripts } from './external-scripts.ts';

const src = 'https://chat.example/widget.js?id=4';

describe('an owner’s scripts', () => {
  it('are https addresses and short pieces of code', () => {
    const stored = [src, { src }, { code: 'window.shopChat = 4' }, { src: '' }];
    expect(readExternalScripts(stored)).toEqual([
      { src },
      { src },
      { code: 'window.shopChat = 4' },
    ]);
    expect(checkExternalScripts(stored)).toEqual([]);
  });

  it.each([
    'http://chat.example/a.js',
    '//chat.example/a.js',
    'javascript:alert(1)',
    'https://chat.example/a.js; object-src *',
    "https://chat.example/a.js 'unsafe-inline'",
    'https://user:word@chat.example/a.js',
    7,
  ])('%s is not an address', (bad) => {
    expect(readExternalScripts([{ src: bad }])).toEqual([]);
    expect(checkExternalScripts([{ src: bad }])).toEqual([
      { path: '/externalScripts/0/src', code: 'BAD_LINK' },
    ]);
  });

  it.each([
    ['a()</script><img src=x>', 'WRONG_TYPE'],
    ['<!-- a()', 'WRONG_TYPE'],
    ['x'.repeat(10_001), 'TOO_LONG'],
  ])('%.20s is not code', (bad, code) => {
    expect(readExternalScripts([{ code: bad }])).toEqual([]);
    expect(checkExternalScripts([{ code: bad }])[0]).toMatchObject({ code });
  });

  it('are at most ten', () => {
    const many = Array.from({ length: 11 }, () => src);
    expect(readExternalScripts(many)).toHaveLength(10);
    expect(checkExternalScripts(many)).toEqual([
      { path: '/externalScripts', code: 'TOO_MANY', limit: 10 },
    ]);
  });
});
