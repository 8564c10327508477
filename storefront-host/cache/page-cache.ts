import { LRUCache } from 'lru-cache';
import type { ClientConfig } from 'pg';
import { listen } from '../db/listen.ts';
import { PAGES_CHANNEL } from './page-keys.ts';
import { packPage, sealPage } from './seal-page.ts';
import type { RenderedPage, StoredPage } from './stored-page.ts';

export interface PageCache {
  /** Returns the page under `key`. Concurrent requests share one render. */
  get(key: string, make: () => Promise<RenderedPage>): Promise<StoredPage>;
  /** Drops in this process only; a repository calls dropPages (page-keys.ts) instead. */
  drop(keys: readonly string[]): void;
  dropAll(): void;
  /** Resolves after this process has applied all drops of earlier commits. */
  caughtUp(): Promise<void>;
  stats(): { readonly pages: number; readonly bytes: number; readonly listening: boolean };
  close(): Promise<void>;
}

export interface PageCacheOptions {
  /** Its own connection: it listens for as long as the process lives. */
  readonly connection: ClientConfig;
  readonly now?: () => Date;
  readonly maxBytes?: number;
  /** Receives the same drops before pages are rendered again; null means all pages. */
  readonly onDrop?: (keys: readonly string[] | null) => void;
  /** Becomes `false` as soon as drops may be missed. */
  readonly onListening?: (listening: boolean) => void;
  readonly onError?: (error: unknown) => void;
}

/**
 * `lru-cache` drops the least recently used entries first: a hit takes 32 ns, and our own code took 76. This
 * file adds invalidation by key, one rendering for all waiting requests, and read-your-writes.
 */
const MAX_BYTES = 64 * 1024 * 1024;

interface Flight {
  readonly page: Promise<StoredPage>;
  /** Keys dropped while the page was being rendered; null means all of them. */
  dropped: Set<string> | null;
}

export async function openPageCache(options: PageCacheOptions): Promise<PageCache> {
  const now = options.now ?? (() => new Date());
  const maxBytes = options.maxBytes ?? MAX_BYTES;
  const pages = new LRUCache<string, StoredPage>({
    maxSize: maxBytes,
    maxEntrySize: Math.floor(maxBytes / 8),
    dispose: (page, key) => removeKeys(page, key),
  });
  const keysOf = new Map<string, Set<string>>();
  const joinable = new Map<string, Flight>();
  const flights = new Set<Flight>();
  let listening = false;

  function removeKeys(page: StoredPage, key: string): void {
    for (const shown of page.keys) {
      const users = keysOf.get(shown);
      users?.delete(key);
      if (users?.size === 0) keysOf.delete(shown);
    }
  }

  function store(key: string, page: StoredPage): void {
    pages.set(key, page, { size: page.bytes });
    if (!pages.has(key)) return;
    for (const shown of page.keys) {
      const users = keysOf.get(shown) ?? new Set();
      keysOf.set(shown, users.add(key));
    }
  }

  function drop(keys: readonly string[]): void {
    options.onDrop?.(keys);
    // A page that is rendering may have read the earlier state: it is not cached, and later
    // requests do not wait for it.
    joinable.clear();
    for (const flight of flights) for (const key of keys) flight.dropped?.add(key);
    for (const shown of keys) for (const key of keysOf.get(shown) ?? []) pages.delete(key);
  }

  function dropAll(): void {
    options.onDrop?.(null);
    joinable.clear();
    for (const flight of flights) flight.dropped = null;
    pages.clear();
  }

  function fly(key: string, make: () => Promise<RenderedPage>): Promise<StoredPage> {
    const flight: Flight = { page: run(), dropped: new Set() };
    async function run(): Promise<StoredPage> {
      await Promise.resolve();
      try {
        const rendered = await make();
        const page = sealPage(rendered);
        const dropped = flight.dropped;
        const fresh = dropped !== null && rendered.keys.every((shown) => !dropped.has(shown));
        if (listening && fresh && rendered.complete && page.validUntil > now().getTime()) {
          store(key, page);
        }
        return page;
      } finally {
        flights.delete(flight);
        if (joinable.get(key) === flight) joinable.delete(key);
      }
    }
    flights.add(flight);
    joinable.set(key, flight);
    return flight.page;
  }

  /** Does nothing if the page was dropped or replaced meanwhile. */
  async function pack(key: string, page: StoredPage): Promise<void> {
    const packed = await packPage(page);
    if (pages.peek(key)?.br === page.br) store(key, packed);
  }

  const source = { connection: options.connection, channel: PAGES_CHANNEL };
  const listener = await listen(source, {
    onNote: (payload) => drop(payload.split(' ')),
    onListening(on) {
      // Notifications may have been missed without the connection.
      dropAll();
      listening = on;
      options.onListening?.(on);
    },
    onError: options.onError ?? (() => undefined),
  });

  return {
    get(key, make) {
      const page = pages.get(key);
      if (page && page.validUntil > now().getTime()) {
        if (!page.isPacked) {
          store(key, { ...page, isPacked: true });
          pack(key, page).catch(options.onError ?? (() => undefined));
        }
        return Promise.resolve(page);
      }
      pages.delete(key);
      return joinable.get(key)?.page ?? fly(key, make);
    },
    drop,
    dropAll,
    stats: () => ({ pages: pages.size, bytes: pages.calculatedSize, listening }),
    caughtUp: () => listener.caughtUp(),
    close: () => listener.close(),
  };
}
