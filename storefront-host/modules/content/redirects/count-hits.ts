import { sql } from 'kysely';
import { countLater } from '../../../db/count-later.ts';

const hits = countLater(async (db, counts) => {
  const keys = counts.map(({ key }) => key.slice(key.indexOf(':') + 1).split('/'));
  await sql`
    UPDATE redirect r SET hits = r.hits + h.count, last_hit_at = greatest(r.last_hit_at, h.last)
    FROM unnest(${keys.map(([shopId]) => Number(shopId))}::bigint[], ${keys.map(([, id]) => id)}::uuid[],
      ${counts.map(({ count }) => count)}::int[], ${counts.map(({ last }) => last)}::timestamptz[])
      AS h (shop_id, id, count, last)
    WHERE r.shop_id = h.shop_id AND r.id = h.id`.execute(db);
});

/** Counts a visit in memory; the key is a page's `pageKeys.redirect`. */
export const countRedirectHit = hits.count;

/** Writes the counted visits: one statement, whatever their number. */
export const flushRedirectHits = hits.flush;
