import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { SearchSuggestions } from '@talad/elements/api/product.contract';
import { FACET_HITS } from '@talad/elements/commerce/limits';
import type { Database } from '../../../db/schema.ts';
import { links } from '../../../rendering/index.ts';
import { readProductMinis } from '../products/lists/products.read.ts';
import { siteUrl, type ReadContext } from '../../shops/index.ts';
import { didYouMean } from './did-you-mean.read.ts';
import {
  containsPattern,
  escapeLike,
  foldText,
  searchTokens,
  segmentsOf,
} from './search-tokens.ts';
import { someHits } from './weighed-search.ts';

const WORDS = 6;
const CATEGORIES = 3;
const PRODUCTS = 4;
/** Share of a word's uses that are also uses of the longer word. */
const SAME_SHARE = 0.9;
/** A continuation with fewer uses is not significant. */
const MIN_USES = 3;
/** Words with the typed beginning, the most frequent first; those that occur with the other words remain. */
const WORDS_READ = 24;

interface SuggestScope {
  /** Site whose categories are read. */
  readonly siteId: number;
  /** Null searches the products of every shop. */
  readonly shopId: number | null;
}

/** Returns the completions of a search that is being typed. At most eight queries. */
export async function suggest(
  db: Kysely<Database>,
  typed: string,
  { siteId, shopId }: SuggestScope,
  ctx: ReadContext,
): Promise<SearchSuggestions> {
  const folded = foldText(typed);
  if (folded === '') return { words: [], categories: [], products: [] };
  const query = {
    keyword: folded,
    limit: PRODUCTS,
    ...(shopId === null ? {} : { shop_id: shopId }),
  };
  const [words, categories, { products }] = await Promise.all([
    wordsAfter(db, folded, shopId, ctx.now),
    categoriesNamed(db, folded, siteId, ctx),
    readProductMinis(db, query, ctx),
  ]);
  const isNothing = words.length + categories.length + products.length === 0;
  const meant = isNothing ? await didYouMean(db, query, 0, ctx.now) : null;
  return {
    words: meant === null ? [...words] : [meant],
    categories: [...categories],
    products: [...products],
  };
}

/** Completes the last word so that it occurs together with the words before it. */
async function wordsAfter(
  db: Kysely<Database>,
  folded: string,
  shopId: number | null,
  now: Date,
): Promise<readonly string[]> {
  const space = folded.lastIndexOf(' ');
  const before = folded.slice(0, space + 1);
  const last = folded.slice(space + 1);
  const own = shopId === null ? sql`true` : sql`w.shop_id = ${shopId}`;
  const begun = before === '' ? null : textsWith(before, shopId, now);
  const { rows } = await sql<{ word: string; uses: number }>`
    ${begun ? sql`WITH begun AS MATERIALIZED (${begun})` : sql``}
    SELECT known.word, known.uses::int AS uses FROM (
      SELECT w.word, sum(w.uses) AS uses FROM search_word w
      WHERE w.word LIKE ${`${escapeLike(last)}%`} AND ${own}
      GROUP BY w.word ORDER BY uses DESC, length(w.word), w.word LIMIT ${WORDS_READ}
    ) known
    WHERE ${begun ? sql`EXISTS (SELECT 1 FROM begun WHERE position(known.word IN text) > 0)` : sql`true`}
    ORDER BY known.uses DESC, length(known.word), known.word`.execute(db);
  return wholeWords(rows)
    .slice(0, WORDS)
    .map((word) => `${before}${word}`);
}

/**
 * Adjacent words that the vocabulary joined may be half a phrase. A word that nearly always has the
 * same continuation is replaced by the longer phrase. Two words are not completed with one of many
 * possible third words.
 */
function wholeWords(
  rows: readonly { readonly word: string; readonly uses: number }[],
): readonly string[] {
  const goesOn = ({ word, uses }: { readonly word: string; readonly uses: number }) =>
    uses >= MIN_USES &&
    rows.some(
      (other) =>
        other.word !== word && other.word.startsWith(word) && other.uses >= uses * SAME_SHARE,
    );
  const whole = rows.filter((row) => !goesOn(row)).map(({ word }) => word);
  return whole.filter(
    (word) =>
      segmentsOf(word).length < 3 ||
      !whole.some((other) => other !== word && word.startsWith(other)),
  );
}

/**
 * Reads the search texts of products that contain the earlier words; if there are very many, only
 * the first ones, as for facets.
 */
function textsWith(before: string, shopId: number | null, now: Date): RawBuilder<unknown> {
  const query = { keyword: before, ...(shopId === null ? {} : { shop_id: shopId }) };
  return someHits({ query, scope: undefined, now }, sql`p.search_text AS text`, FACET_HITS);
}

async function categoriesNamed(
  db: Kysely<Database>,
  folded: string,
  siteId: number,
  ctx: ReadContext,
): Promise<SearchSuggestions['categories']> {
  const title = sql`coalesce(t.fields->>'title', c.title)`;
  const named = searchTokens(folded).map(
    (token) => sql`lower(${title}) LIKE ${containsPattern(token)}`,
  );
  const { rows } = await sql<{ id: number; slug: string; title: string }>`
    SELECT c.id, c.slug, ${title} AS title FROM category c
    LEFT JOIN translation t ON t.shop_id = c.shop_id AND t.entity = 'category'
      AND t.entity_id = c.id AND t.lang = ${ctx.lang}
    WHERE c.shop_id = ${siteId} AND c.count_sum > 0 AND ${sql.join(named, sql` AND `)}
    ORDER BY c.count_sum DESC, c.id LIMIT ${CATEGORIES}`.execute(db);
  return rows.map((row) => ({
    title: row.title,
    url: siteUrl(ctx, links.category(ctx.place, row.slug, row.id)),
  }));
}
