export interface RecentMap<T> {
  get(key: string): T | undefined;
  set(key: string, value: T, bytes: number): void;
  /** Of all that is kept. */
  readonly bytes: number;
}

/** Keeps what was asked for last, as much as fits into `maxBytes`. */
export function createRecentMap<T>(maxBytes: number): RecentMap<T> {
  const kept = new Map<string, { readonly value: T; readonly bytes: number }>();
  let bytes = 0;

  function drop(key: string): void {
    bytes -= kept.get(key)?.bytes ?? 0;
    kept.delete(key);
  }

  return {
    get(key) {
      const found = kept.get(key);
      if (!found) return undefined;
      // To the end of the line.
      kept.delete(key);
      kept.set(key, found);
      return found.value;
    },
    set(key, value, size) {
      drop(key);
      kept.set(key, { value, bytes: size });
      bytes += size;
      for (const oldest of kept.keys()) {
        if (bytes <= maxBytes) break;
        drop(oldest);
      }
    },
    get bytes() {
      return bytes;
    },
  };
}
