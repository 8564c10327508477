import { sql } from 'kysely';
import { countLater } from '../../../../db/count-later.ts';
import type { Db } from '../../../../db/open.ts';

/** Keywords of one shop; those that were searched least often leave first. */
const MAX_KEYWORDS = 1_000;
export const MISSES_KEPT_DAYS = 90;

const misses = countLater(async (db, counts) => {
  const parts = counts.map(({ key, ...rest }) => {
    const slash = key.indexOf('/');
    const keyword = decodeURIComponent(key.slice(slash + 1));
    return { shopId: Number(key.slice(key.indexOf(':') + 1, slash)), keyword, ...rest };
  });
  const shops = parts.map(({ shopId }) => shopId);
  await sql`
    INSERT INTO search_miss AS m (shop_id, keyword, times, last_at)
    SELECT * FROM unnest(${shops}::bigint[], ${parts.map(({ keyword }) => keyword)}::text[],
      ${parts.map(({ count }) => count)}::int[], ${parts.map(({ last }) => last)}::timestamptz[])
      AS one (shop_id, keyword, times, last_at)
    ORDER BY shop_id, keyword
    ON CONFLICT (shop_id, keyword) DO UPDATE
      SET times = m.times + excluded.times, last_at = greatest(m.last_at, excluded.last_at)`.execute(
    db,
  );
  await sql`
    DELETE FROM search_miss m USING (
      SELECT shop_id, id, row_number() OVER (PARTITION BY shop_id
        ORDER BY times DESC, last_at DESC) AS place
      FROM search_miss WHERE shop_id = ANY(${[...new Set(shops)]}::bigint[])) one
    WHERE m.shop_id = one.shop_id AND m.id = one.id AND one.place > ${MAX_KEYWORDS}`.execute(db);
});

/** Counts a page without hits in memory; the key is a page's `pageKeys.missed`. */
export const countMiss = misses.count;

/** Writes the counted keywords: two statements, whatever their number. */
export const flushMisses = misses.flush;

export async function removeOldMisses(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - MISSES_KEPT_DAYS * 86_400_000);
  await db.deleteFrom('search_miss').where('last_at', '<', before).execute();
}
