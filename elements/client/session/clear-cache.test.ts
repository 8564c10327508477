import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearCache } from './clear-cache.ts';

/** The methods of a browser's storage that the code uses. */
class Storage {
  setItem(key: string, value: string): void {
    Reflect.set(this, key, value);
  }
  removeItem(key: string): void {
    Reflect.deleteProperty(this, key);
  }
}

const purged: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  purged.length = 0;
  vi.stubGlobal('Storage', Storage);
  vi.stubGlobal('localStorage', new Storage());
  vi.stubGlobal('sessionStorage', new Storage());
  vi.stubGlobal('caches', {
    keys: async () => ['talad-offline'],
    delete: async (name: string) => purged.push(name),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('purges caches and storage, and reloads after half a second (spec §4)', async () => {
  localStorage.setItem('talad-sync-cart', '{}');
  localStorage.setItem('another-app', '1');
  sessionStorage.setItem('talad-favorites', '{}');
  const reload = vi.fn<() => void>();
  await clearCache(reload);
  expect(Object.keys(localStorage)).toEqual(['another-app']);
  expect(Object.keys(sessionStorage)).toEqual([]);
  expect(purged).toEqual(['talad-offline']);
  vi.advanceTimersByTime(499);
  expect(reload).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(reload).toHaveBeenCalledOnce();
});
