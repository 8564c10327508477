import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Database } from '../db/schema.ts';
import { createDropLog } from './drop-log.ts';

const MAX_READS = 2_000;
/** The number of pieces sold, by which lists are sorted, changes without a notification. */
const KEEP_MS = 60_000;

/** Small results that many cached pages and answers share, cached by the page cache's rules (decision 469). */
export interface ReadCache {
  /** `keys` as in the page cache, null for all. */
  drop(keys: readonly string[] | null): void;
  /** Stores nothing while this process is not notified of changes. */
  setListening(listening: boolean): void;
}

export interface CachedRead<T> {
  /** Everything that the result depends on. */
  readonly name: string;
  /** The page keys of its content: a change of one drops it. */
  readonly keysOf: (found: T) => readonly string[];
  readonly load: () => Promise<T>;
}

interface CachedResult {
  readonly found: unknown;
  readonly keys: readonly string[];
  since: number;
}

interface Reads extends ReadCache {
  get<T>(read: CachedRead<T>): Promise<T>;
}

const caches = new WeakMap<Kysely<Database>, Reads>();

/** Enables the cache for reads of this database: of a server, which is notified of changes. */
export function cacheReads(db: Kysely<Database>): ReadCache {
  const results = new LRUCache<string, CachedResult>({ max: MAX_READS, ttl: KEEP_MS });
  const drops = createDropLog();
  let listening = false;
  const cache: Reads = {
    async get<T>({ name, keysOf, load }: CachedRead<T>): Promise<T> {
      const known = results.get(name);
      if (known && drops.isCurrent(known.keys, known.since)) {
        known.since = drops.last();
        // The name is of one read, so the type is that of its result.
        return known.found as T;
      }
      const since = drops.last();
      const found = await load();
      const keys = keysOf(found);
      if (listening && drops.isCurrent(keys, since)) {
        results.set(name, { found, keys, since: drops.last() });
      }
      return found;
    },
    drop(keys) {
      drops.note(keys);
      if (keys === null) results.clear();
    },
    setListening(now) {
      listening = now;
    },
  };
  caches.set(db, cache);
  return cache;
}

/** Reads through the cache of this database, if it has one and the page cache stores the reader's answer. */
export function readThrough<T>(
  db: Kysely<Database>,
  reader: { readonly cached?: boolean; readonly preview?: boolean },
  read: CachedRead<T>,
): Promise<T> {
  const cache = reader.cached && !reader.preview ? caches.get(db) : undefined;
  return cache ? cache.get(read) : read.load();
}
