import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import { pageKeys } from '../cache/page-keys.ts';
import type { Database, MediaFocus, MediaVariant } from '../db/schema.ts';
import { LARGEST_WIDTH } from './make-variants.ts';

export interface MediaRow {
  readonly shop_id: number;
  readonly id: string;
  readonly mime: string;
  readonly width: number;
  readonly height: number;
  readonly color: string | null;
  readonly variants: readonly MediaVariant[];
  readonly alt: { readonly th?: string; readonly en?: string };
  readonly focus: MediaFocus | null;
  readonly file_version: number;
}

/** A row takes about a kilobyte. */
const MAX_ROWS = 4_000;
const KEEP_MS = 60_000;

/** Cache of media rows that have all their variants; a change drops the row in every process. */
export interface FinishedMedia {
  get(shopId: number, mediaId: string): MediaRow | undefined;
  /** Returns a function that caches rows read from now on, unless a picture changes meanwhile. */
  begin(): (row: MediaRow) => void;
  drop(keys: readonly string[] | null): void;
}

const caches = new WeakMap<Kysely<Database>, FinishedMedia>();

/** Enables the cache for this database. Only the server does, because it reads the same rows often. */
export function cacheFinishedMedia(db: Kysely<Database>): void {
  const rows = new LRUCache<string, MediaRow>({ max: MAX_ROWS, ttl: KEEP_MS });
  let drops = 0;
  caches.set(db, {
    get: (shopId, mediaId) => rows.get(pageKeys.media(shopId, mediaId)),
    begin() {
      const before = drops;
      return (row) => {
        if (before === drops) rows.set(pageKeys.media(row.shop_id, row.id), row);
      };
    },
    drop(keys) {
      if (keys === null) rows.clear();
      const media = keys?.filter((key) => key.startsWith('media:'));
      for (const key of media ?? []) rows.delete(key);
      if (media?.length !== 0) drops += 1;
    },
  });
}

export function finishedMedia(db: Kysely<Database>): FinishedMedia | undefined {
  return caches.get(db);
}

/** Invalidates media in the cache of this process: `keys` as in the page cache, null for all. */
export function invalidateMedia(db: Kysely<Database>, keys: readonly string[] | null): void {
  caches.get(db)?.drop(keys);
}

export function isFinished({ width, variants }: MediaRow): boolean {
  return variants.some((variant) => variant.width >= Math.min(width, LARGEST_WIDTH));
}
