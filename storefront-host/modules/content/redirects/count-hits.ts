import { sql } from 'kysely';
import type { Db } from '../../../db/open.ts';

/** Hits are written in batches, because a write per visit would make a redirect the most expensive page. */
const FLUSH_MS = 30_000;
/** Maximum number of addresses that wait; further ones are counted after the next flush. */
const MAX_WAITING = 20_000;

interface Hits {
  readonly shopId: number;
  readonly id: string;
  count: number;
  last: Date;
}

interface Waiting {
  hits: Map<string, Hits>;
  timer: NodeJS.Timeout | null;
}

/** Pending hits by database, because tests have several in one process. */
const waiting = new WeakMap<Db, Waiting>();

/** Counts a visit in memory; `key` is a page's `pageKeys.redirect`. */
export function countRedirectHit(db: Db, key: string, at: Date): void {
  const mine = waiting.get(db) ?? { hits: new Map<string, Hits>(), timer: null };
  waiting.set(db, mine);
  const known = mine.hits.get(key);
  if (known) {
    known.count += 1;
    known.last = at;
  } else if (mine.hits.size < MAX_WAITING) {
    const [shopId = '', id = ''] = key.slice(key.indexOf(':') + 1).split('/');
    mine.hits.set(key, { shopId: Number(shopId), id, count: 1, last: at });
  }
  mine.timer ??= setTimeout(() => {
    // A failed write must not stop the process; the database logs the reason.
    void flushRedirectHits(db).catch(() => undefined);
  }, FLUSH_MS).unref();
}

/** Writes the counted visits: one statement, whatever their number. */
export async function flushRedirectHits(db: Db): Promise<void> {
  const mine = waiting.get(db);
  if (!mine) return;
  if (mine.timer) clearTimeout(mine.timer);
  waiting.delete(db);
  const hits = [...mine.hits.values()];
  if (hits.length === 0) return;
  await sql`
    UPDATE redirect r SET hits = r.hits + h.count, last_hit_at = greatest(r.last_hit_at, h.last)
    FROM unnest(${hits.map(({ shopId }) => shopId)}::bigint[], ${hits.map(({ id }) => id)}::uuid[],
      ${hits.map(({ count }) => count)}::int[], ${hits.map(({ last }) => last)}::timestamptz[])
      AS h (shop_id, id, count, last)
    WHERE r.shop_id = h.shop_id AND r.id = h.id`.execute(db);
}
