import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { ListSource, NewestRows } from './list-source.ts';
import { countQuery, countRows, MAX_COUNT } from './read-page.ts';

/** Rows that show whether a word is frequent. */
const SAMPLE = 1_000;
/** Number of hits among them from which the newest rows are counted. */
const FREQUENT = 200;
/** Rows that are read until there are more hits than are counted, with some to spare. */
const SPARE = 1.2;

/**
 * Counts the hits of a search, at most one more than `MAX_COUNT`. The index of words collects all hits before the
 * first one is counted, so those of a frequent word are counted along the newest rows (decision 484).
 */
export async function countHits(
  db: Kysely<Database>,
  source: Pick<ListSource, 'from' | 'newest'>,
  shopId: number,
  where: RawBuilder<unknown>,
): Promise<number> {
  const newest = source.newest?.(shopId);
  if (newest) {
    const sampled = await countRows(db, newestOf(newest, SAMPLE), where);
    if (sampled >= FREQUENT) {
      const { rows } = await frequentQuery(newest, where, sampled).execute(db);
      const count = rows[0]?.count ?? 0;
      if (count > MAX_COUNT) return count;
    }
  }
  return countRows(db, source, where);
}

/** Counts the hits among as many rows as are enough if all have as many as the sample. */
export function frequentQuery(newest: NewestRows, where: RawBuilder<unknown>, sampled: number) {
  const rows = Math.ceil((MAX_COUNT / sampled) * SAMPLE * SPARE);
  return countQuery(newestOf(newest, rows), where);
}

function newestOf({ alias, rows }: NewestRows, most: number) {
  return { from: sql`(SELECT * ${rows} LIMIT ${most}) AS ${alias}` };
}
