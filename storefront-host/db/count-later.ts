import type { Db } from './open.ts';

/** Counts are written in batches, because a write per visit would make it the most expensive part of the page. */
const FLUSH_MS = 30_000;
/** Maximum number of keys that wait; further ones are counted after the next flush. */
const MAX_WAITING = 20_000;

/** A key that was counted, how often, and when last. */
export interface Counted {
  readonly key: string;
  count: number;
  last: Date;
}

interface Waiting {
  readonly counts: Map<string, Counted>;
  timer: NodeJS.Timeout | null;
}

/** Returns a counter that adds in memory and calls `write` every half minute with what was counted. */
export function countLater(write: (db: Db, counts: readonly Counted[]) => Promise<void>) {
  /** Pending counts by database, because tests have several in one process. */
  const waiting = new WeakMap<Db, Waiting>();

  async function flush(db: Db): Promise<void> {
    const mine = waiting.get(db);
    if (!mine) return;
    if (mine.timer) clearTimeout(mine.timer);
    waiting.delete(db);
    if (mine.counts.size > 0) await write(db, [...mine.counts.values()]);
  }

  function count(db: Db, key: string, at: Date): void {
    const mine = waiting.get(db) ?? { counts: new Map<string, Counted>(), timer: null };
    waiting.set(db, mine);
    const known = mine.counts.get(key);
    if (known) {
      known.count += 1;
      known.last = at;
    } else if (mine.counts.size < MAX_WAITING) {
      mine.counts.set(key, { key, count: 1, last: at });
    }
    mine.timer ??= setTimeout(() => {
      // A failed write must not stop the process; the database logs the reason.
      void flush(db).catch(() => undefined);
    }, FLUSH_MS).unref();
  }

  return { count, flush };
}
