import { searchTokens } from '../../../storefront-host/modules/catalog/search/search-tokens.ts';
import { stableHash, type JudgedQuery } from './judged-queries.ts';
import { show, type Shelf, type ShelfProduct } from './judged-shelf.ts';

const TOP = 10;
/** Products of a pool that share no word with the query. */
const STRANGERS = 10;

export interface Ranking {
  readonly query: JudgedQuery;
  /** nDCG@10 of the page, of the pool by popularity, and of a shuffled pool on average. */
  readonly page: number;
  readonly popular: number;
  readonly shuffled: number;
  readonly shown: readonly string[];
}

/** Measures the order of a search page by the judgements of one query. */
export async function rankingOf(shelf: Shelf, query: JudgedQuery): Promise<Ranking> {
  const shown = (await show(shelf, query.query)).products;
  const pool = poolOf(shelf, query, shown);
  const grade = ({ slug }: ShelfProduct) => query.grades.get(slug) ?? 0;
  const ideal = gainOf([...query.grades.values()].toSorted((a, b) => b - a));
  const popular = pool.toSorted((a, b) => b.popularity - a.popularity);
  const mean = pool.reduce((sum, product) => sum + worthOf(grade(product)), 0) / pool.length;
  const places = Array.from({ length: Math.min(TOP, pool.length) }, (_, place) => mean * at(place));
  return {
    query,
    page: gainOf(shown.map(grade)) / ideal,
    popular: gainOf(popular.map(grade)) / ideal,
    shuffled: places.reduce((sum, gain) => sum + gain, 0) / ideal,
    shown: shown.map(({ slug }) => slug),
  };
}

/** The judged products, those with any of the words, those on the page, and some that are not relevant. */
function poolOf(
  { products }: Shelf,
  { query, grades }: JudgedQuery,
  shown: readonly ShelfProduct[],
) {
  const words = searchTokens(query);
  const has = ({ text }: ShelfProduct) => words.some((word) => text.includes(word));
  const near = products.filter((one) => grades.has(one.slug) || has(one) || shown.includes(one));
  const strangers = products
    .filter((one) => !near.includes(one))
    .toSorted((a, b) => stableHash(query + a.slug) - stableHash(query + b.slug));
  return [...near, ...strangers.slice(0, STRANGERS)];
}

function gainOf(grades: readonly number[]): number {
  return grades.slice(0, TOP).reduce((sum, grade, place) => sum + worthOf(grade) * at(place), 0);
}

function worthOf(grade: number): number {
  return 2 ** grade - 1;
}

function at(place: number): number {
  return 1 / Math.log2(place + 2);
}
