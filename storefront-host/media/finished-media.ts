import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Database, MediaVariant } from '../db/schema.ts';
import { LARGEST_WIDTH } from './make-variants.ts';

export interface MediaRow {
  readonly shop_id: number;
  readonly id: string;
  readonly mime: string;
  readonly width: number;
  readonly height: number;
  readonly color: string | null;
  readonly variants: readonly MediaVariant[];
}

/** About a kilobyte each. */
const MAX_ROWS = 4_000;
/** A removed picture is forgotten after this time. */
const KEEP_MS = 60_000;

const caches = new WeakMap<Kysely<Database>, LRUCache<string, MediaRow>>();

/** Lets reads of this database keep rows of finished pictures: a server's, which reads them often. */
export function keepFinishedMedia(db: Kysely<Database>): void {
  caches.set(db, new LRUCache<string, MediaRow>({ max: MAX_ROWS, ttl: KEEP_MS }));
}

/** The rows of pictures that have all their sizes: such a row does not change again. */
export function finishedMedia(db: Kysely<Database>): LRUCache<string, MediaRow> | undefined {
  return caches.get(db);
}

export function isFinished({ width, variants }: MediaRow): boolean {
  return variants.some((variant) => variant.width >= Math.min(width, LARGEST_WIDTH));
}
