/** Number of keys whose last drop is known; entries from before a forgotten drop count as dropped. */
const MAX_DROPPED_KEYS = 20_000;

/** Numbers the drops, so that an entry compares its keys with later ones when it is used (decision 459). */
export interface DropLog {
  /** Number of the last drop: an entry that is read from now on knows all drops up to it. */
  last(): number;
  /** Returns whether none of the keys was dropped after the drop with the number `since`. */
  isCurrent(keys: readonly string[], since: number): boolean;
  /** `keys` as in page-keys.ts; null for all. */
  note(keys: readonly string[] | null): void;
}

export function createDropLog(): DropLog {
  const lastDrop = new Map<string, number>();
  let drops = 0;
  let allBefore = 0;
  return {
    last: () => drops,
    isCurrent(keys, since) {
      if (since === drops) return true;
      return since >= allBefore && keys.every((shown) => (lastDrop.get(shown) ?? 0) <= since);
    },
    note(keys) {
      drops += 1;
      if (keys === null) {
        allBefore = drops;
        lastDrop.clear();
        return;
      }
      for (const key of keys) {
        // The most recent drops are the last ones of the map.
        lastDrop.delete(key);
        lastDrop.set(key, drops);
      }
      for (const [key, dropped] of lastDrop) {
        if (lastDrop.size <= MAX_DROPPED_KEYS) break;
        allBefore = dropped;
        lastDrop.delete(key);
      }
    },
  };
}
