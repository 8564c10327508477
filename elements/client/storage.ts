/** What can be fetched or seen again: the first to go when the browser's storage is full. */
const CACHES = ['talad-recently-viewed', 'talad-browsing-history', 'talad-dropship-history'];
/** Spec §8: after more than five, nothing is spared. */
const PATIENCE = 5;
let repeats = 0;

type Store = Pick<Storage, 'setItem' | 'removeItem' | 'clear'>;

/** Keeps a text; where there is no room left, room is made and it is tried once more. */
export function keepText(store: Store, key: string, value: string): void {
  try {
    store.setItem(key, value);
  } catch (error) {
    if (!isQuota(error)) throw error;
    makeRoom(store);
    store.setItem(key, value);
  }
}

/** Spec §8: on a storage-quota error the cache is purged, then all of it. */
export function makeRoom(store: Pick<Store, 'removeItem' | 'clear'>): void {
  repeats += 1;
  if (repeats > PATIENCE) store.clear();
  else for (const key of CACHES) store.removeItem(key);
}

/** The browser says that its storage is full. */
export function isQuota(error: unknown): boolean {
  const { name = '', message = '' } =
    error instanceof Error || error instanceof DOMException ? error : { message: String(error) };
  return /quota/i.test(`${name} ${message}`);
}
