/** Lists that can be fetched or seen again: deleted first when the browser's storage is full. */
const CACHES = ['talad-recently-viewed', 'talad-browsing-history', 'talad-dropship-history'];
/** After more than five failures everything is deleted (spec §8). */
const MAX_FAILURES = 5;
let repeats = 0;

type Store = Pick<Storage, 'setItem' | 'removeItem' | 'clear'>;

/** Stores a text; if storage is full, frees space and tries once more. */
export function storeText(store: Store, key: string, value: string): void {
  try {
    store.setItem(key, value);
  } catch (error) {
    if (!isQuota(error)) throw error;
    makeRoom(store);
    store.setItem(key, value);
  }
}

/** On a quota error deletes the caches, then everything (spec §8). */
export function makeRoom(store: Pick<Store, 'removeItem' | 'clear'>): void {
  repeats += 1;
  if (repeats > MAX_FAILURES) store.clear();
  else for (const key of CACHES) store.removeItem(key);
}

/** Returns whether the error says that storage is full. */
export function isQuota(error: unknown): boolean {
  const { name = '', message = '' } =
    error instanceof Error || error instanceof DOMException ? error : { message: String(error) };
  return /quota/i.test(`${name} ${message}`);
}
