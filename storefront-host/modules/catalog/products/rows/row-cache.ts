import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import { pageKeys } from '../../../../cache/page-keys.ts';
import type { Database, Lang } from '../../../../db/schema.ts';
import type { RowKey, StoredRow } from './stored-row.ts';

const MAX_BYTES = 12 * 1024 * 1024;
/** The number of pieces sold changes without a notification. */
const KEEP_MS = 60_000;
const langs: readonly Lang[] = ['th', 'en'];

/**
 * Rows of products that the pages and answers in the page cache are made of (decision 444). They have no
 * price of the moment: promotions are added up whenever a row is used.
 */
export interface RowCache {
  /**
   * Returns the rows of these keys in their order. `load` reads those that are not cached; missing
   * ones are left out.
   */
  read(
    lang: Lang,
    keys: readonly RowKey[],
    load: (keys: readonly RowKey[]) => Promise<readonly StoredRow[]>,
  ): Promise<readonly StoredRow[]>;
  /** `keys` as in the page cache, null for all. */
  drop(keys: readonly string[] | null): void;
  /** Stores nothing while this process is not notified of changes. */
  setListening(listening: boolean): void;
}

/** Keys that were dropped while rows were read; null for all. */
interface Flight {
  dropped: Set<string> | null;
}

const caches = new WeakMap<Kysely<Database>, RowCache>();

/** Enables the cache for reads of this database: of a server, which is notified of changes. */
export function cacheProductRows(db: Kysely<Database>): RowCache {
  const rows = new LRUCache<string, StoredRow>({ maxSize: MAX_BYTES, ttl: KEEP_MS });
  const flights = new Set<Flight>();
  let listening = false;

  function find(lang: Lang, { shop_id: shopId, id }: RowKey): StoredRow | undefined {
    const row = rows.get(nameOf(pageKeys.product(id), lang));
    return row?.shop_id === shopId ? row : undefined;
  }

  function store(lang: Lang, row: StoredRow, { dropped }: Flight): void {
    // A variant changes with its product, whose key is another.
    if (!listening || row.parent_id !== null) return;
    if (dropped === null || keysOf(row).some((key) => dropped.has(key))) return;
    rows.set(nameOf(pageKeys.product(row.id), lang), row, { size: bytesOf(row) });
  }

  const cache: RowCache = {
    async read(lang, keys, load) {
      const known = keys.map((key) => find(lang, key));
      const unknown = keys.filter((_, index) => known[index] === undefined);
      if (unknown.length === 0) return known.filter((row) => row !== undefined);
      const flight: Flight = { dropped: new Set() };
      flights.add(flight);
      try {
        const read = new Map<number, StoredRow>();
        for (const row of await load(unknown)) {
          read.set(row.id, row);
          store(lang, row, flight);
        }
        return keys.flatMap(({ id }, index) => known[index] ?? read.get(id) ?? []);
      } finally {
        flights.delete(flight);
      }
    },
    drop(keys) {
      if (keys === null) {
        rows.clear();
        for (const flight of flights) flight.dropped = null;
        return;
      }
      for (const key of keys) {
        for (const flight of flights) flight.dropped?.add(key);
        for (const lang of langs) rows.delete(nameOf(key, lang));
      }
      const wide = new Set(keys.filter((key) => /^(?:shop|list):/.test(key)));
      if (wide.size === 0) return;
      for (const [name, row] of rows.entries()) {
        if (keysOf(row).some((key) => wide.has(key))) rows.delete(name);
      }
    },
    setListening(now) {
      listening = now;
    },
  };
  caches.set(db, cache);
  return cache;
}

export function productRowCache(db: Kysely<Database>): RowCache | undefined {
  return caches.get(db);
}

/** Returns the keys of the pages that show it, those of lists included. */
function keysOf({ id, shop_id: shopId }: StoredRow): readonly string[] {
  return [pageKeys.product(id), pageKeys.shop(shopId), pageKeys.list(shopId)];
}

function nameOf(key: string, lang: Lang): string {
  return `${key} ${lang}`;
}

/** Approximate size. */
function bytesOf({ title, images, options, variants, promotions, last_review: review }: StoredRow) {
  const items = options.reduce((sum, option) => sum + option.items.length, 0);
  const parts = images.length + items + (variants?.length ?? 0) + (promotions?.length ?? 0);
  return 1_500 + 2 * title.length + 150 * parts + 2 * (review?.text.length ?? 0);
}
