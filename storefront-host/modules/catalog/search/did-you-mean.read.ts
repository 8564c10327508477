import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import type { ProductQuery } from '../products/lists/product-filter.ts';
import { scopeOf } from '../products/lists/products.read.ts';
import { otherLayout } from './keyboard-layout.ts';
import { foldText } from './search-tokens.ts';
import { corrections, partsOf, swapsOf, type Candidate } from './spelling.ts';
import { someHits } from './weighed-search.ts';

const CANDIDATES = 6;
/** A suggestion must find this many times more products. */
const MORE = 5;

/**
 * Suggests another keyword for one that found `found` products: similar words of the vocabulary, or the same keys
 * on the other keyboard layout. Returns only a keyword that finds many more. At most three queries.
 */
export async function didYouMean(
  db: Kysely<Database>,
  query: ProductQuery,
  found: number,
  now: Date,
): Promise<string | null> {
  const folded = foldText(query.keyword ?? '');
  const parts = partsOf(folded);
  const near = parts.length === 0 ? [] : await candidatesOf(db, parts, query.shop_id);
  const typed = otherLayout(query.keyword ?? '');
  const layout = typed === null ? [] : [foldText(typed)];
  const guesses = [...new Set([...layout, ...corrections(folded, near)])].filter(
    (guess) => guess !== folded && guess !== '',
  );
  if (guesses.length === 0) return null;
  const scope = await scopeOf(db, query);
  const counts = guesses.map(
    (guess) => sql`(SELECT count(*) FROM (
      ${someHits({ query: { ...query, keyword: guess }, scope, now }, sql`1`, found * MORE + 1)}) AS hit)`,
  );
  const { rows } = await sql<{ hits: number[] }>`
    SELECT ARRAY[${sql.join(counts)}]::int[] AS hits`.execute(db);
  return guesses.find((_, index) => (rows[0]?.hits[index] ?? 0) > found * MORE) ?? null;
}

/** Parts of a keyword from which only unknown ones are compared by their letters: each takes milliseconds. */
const MANY = 12;

async function candidatesOf(
  db: Kysely<Database>,
  parts: readonly string[],
  shopId: number | undefined,
): Promise<readonly Candidate[]> {
  const swapped = parts.flatMap((part) => swapsOf(part).map((swap) => ({ part, swap })));
  const isOwn = shopId === undefined ? sql`true` : sql`w.shop_id = ${shopId}`;
  const { rows } = await sql<Candidate>`
    WITH asked AS (SELECT part FROM unnest(${parts}::text[]) AS asked (part)),
      known AS MATERIALIZED (SELECT w.word, sum(w.uses)::int AS uses FROM search_word w
        WHERE w.word = ANY (${[...parts, ...swapped.map(({ swap }) => swap)]}::text[]) AND ${isOwn}
        GROUP BY w.word)
    SELECT word AS part, word, uses FROM known WHERE word = ANY (${parts}::text[])
    UNION SELECT swapped.part, known.word, known.uses
    FROM unnest(${swapped.map(({ part }) => part)}::text[], ${swapped.map(({ swap }) => swap)}::text[])
      AS swapped (part, swap) JOIN known ON known.word = swapped.swap
    UNION SELECT asked.part, near.word, near.uses
    FROM asked CROSS JOIN LATERAL (
      SELECT w.word, sum(w.uses)::int AS uses FROM search_word w
      WHERE w.word % asked.part AND ${isOwn}
      GROUP BY w.word
      ORDER BY similarity(w.word, asked.part) DESC, sum(w.uses) DESC LIMIT ${CANDIDATES}
    ) AS near
    WHERE ${parts.length < MANY} OR NOT EXISTS (SELECT 1 FROM known WHERE known.word = asked.part)`.execute(
    db,
  );
  return rows;
}
