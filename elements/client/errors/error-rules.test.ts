import { describe, expect, it } from 'vitest';
import { errorList, recordError } from './error-list.ts';
import { errorCode, isSuppressed, shortMessage } from './error-rules.ts';
import { isQuota, storeText, makeRoom } from '../storage.ts';

describe('errors that are not reported (spec §8)', () => {
  it.each([
    ['a dead network', 'TypeError: Failed to fetch'],
    ['a dead network (Firefox)', 'TypeError: NetworkError when attempting to fetch resource.'],
    ['a dead network (Safari)', 'TypeError: Load failed'],
    ['a style sheet that failed to load', 'Error: Unable to preload CSS for /assets/page-x1.css'],
    ['a script that failed to load', 'Error loading https://shop.test/assets/cart-x1.js'],
    [
      'a chunk that failed to load',
      'TypeError: Failed to fetch dynamically imported module: https://shop.test/assets/a-1.js',
    ],
    ['20 s', 'Error: timeout of 20000 ms exceeded'],
    ['20 s written together', 'timeout of 20000ms exceeded'],
    ['a tracker', 'ReferenceError: gtag is not defined'],
    [
      'a page that was left early',
      'InvalidStateError: Transition was aborted because of invalid state. ViewTransition opt-in disabled',
    ],
    ['an aborted request', 'AbortError: signal is aborted without reason'],
  ])('%s', (_, message) => expect(isSuppressed(message)).toBe(true));

  it('a tracker that its stack names', () => {
    const stack = 'at x (https://connect.facebook.net/en_US/fbevents.js:1)';
    expect(isSuppressed('TypeError: x is null', stack)).toBe(true);
  });

  it.each([
    "TypeError: Cannot read properties of undefined (reading 'price')",
    'Error: 10000 ms are over',
    'Error: the json is broken',
  ])('reports %s', (message) => {
    expect(isSuppressed(message, 'at draw (https://shop.test/assets/product-1.js:1:1)')).toBe(
      false,
    );
  });
});

describe('messages', () => {
  it('are stripped of HTML and cut to 200 only where they are longer', () => {
    const short = `<b>${'x'.repeat(193)}</b>`;
    expect(shortMessage(short)).toBe(short);
    const long = shortMessage(`<p class="a">${'ก'.repeat(150)}</p><p>${'ข'.repeat(150)}</p>`);
    expect(long).toHaveLength(200);
    expect(long).not.toContain('<');
  });

  it.each([
    [0, '00000'],
    [0.04711, '04711'],
    [0.999_999, '99999'],
  ])('have five digits', (random, code) => expect(errorCode(random)).toBe(code));

  it('are kept newest first, with their time', () => {
    for (let time = 1; time <= 60; time += 1) recordError({ code: 'X', message: 'm', time });
    expect(errorList.value).toHaveLength(50);
    expect(errorList.value[0]?.time).toBe(60);
  });
});

describe('a full storage (spec §8)', () => {
  const full = new DOMException('The quota has been exceeded.', 'QuotaExceededError');

  it('is recognised by its name or its message', () => {
    expect(isQuota(full)).toBe(true);
    expect(isQuota(new Error('NS_ERROR_DOM_QUOTA_REACHED'))).toBe(true);
    expect(isQuota(new Error('no'))).toBe(false);
  });

  it('deletes viewed products, and after more than five times everything', () => {
    const gone: string[] = [];
    let room = false;
    const store = {
      setItem: () => {
        if (!room) throw full;
      },
      removeItem: (key: string) => {
        gone.push(key);
        room = true;
      },
      clear: () => void gone.push('all'),
    };
    storeText(store, 'talad-favorites', '[]');
    expect(gone).toEqual([
      'talad-recently-viewed',
      'talad-browsing-history',
      'talad-dropship-history',
    ]);
    for (let time = 2; time <= 5; time += 1) makeRoom(store);
    expect(gone).not.toContain('all');
    makeRoom(store);
    expect(gone.at(-1)).toBe('all');
  });
});
