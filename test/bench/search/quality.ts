import { sql } from 'kysely';
import { conditionOf } from '../../../storefront-host/modules/catalog/products/lists/product-filter.ts';
import {
  foldText,
  wordsIn,
} from '../../../storefront-host/modules/catalog/search/search-tokens.ts';
import type { BenchRow } from '../bench-row.ts';
import { readJudgements, stableHash, type JudgedQuery } from './judged-queries.ts';
import type { Shelf } from './judged-shelf.ts';
import { exactly, tryTitles, tryTypos, unspaced, withTypo, type Tried } from './known-items.ts';
import { withDemoMarket, withSharedCatalogue } from './open-shelves.ts';
import { rankingOf, type Ranking } from './ranking.ts';
import { hasSharedCatalogue } from './shared-catalogue.ts';

const SCANS = 1_000;
/** Titles of the books that are tried: each correction reads thousands of words. */
const BOOKS = 200;
/** The share of the way from a shuffle to the best order that a page must go (issue 15). */
const CLOSED = 60;

/** Measures how good searches are (decision 516): see judgements/RULES.md. */
export async function benchSearchQuality(): Promise<readonly BenchRow[]> {
  const market = await withDemoMarket((shelf) =>
    qualityOf(shelf, { what: 'demo market', judgements: 'demo-market.txt', titles: Infinity }),
  );
  if (!hasSharedCatalogue()) return [...market, absent];
  const shared = await withSharedCatalogue((shelf) =>
    qualityOf(shelf, { what: '10,000 books', judgements: 'shared-data.txt', titles: BOOKS }),
  );
  return [...market, ...shared];
}

const absent: BenchRow = {
  what: 'searches in real catalogues',
  budget: '',
  measured: 'not present: ../shared/data',
  within: null,
};

interface Measured {
  readonly what: string;
  readonly judgements: string;
  /** Maximum number of titles that are searched for. */
  readonly titles: number;
}

async function qualityOf(shelf: Shelf, { what, judgements, titles }: Measured) {
  const rankings: Ranking[] = [];
  for (const query of readJudgements(judgements)) rankings.push(await rankingOf(shelf, query));
  const empty = rankings.filter(({ shown }) => shown.length === 0).map(({ query }) => query.query);
  const rows = [
    await recallOf(shelf),
    ...(['tuning', 'held-out'] as const).map((half) => orderRow(rankings, half)),
    {
      what: 'queries without a result that had a near product',
      budget: '0',
      measured: [empty.length, ...empty].join(' '),
      within: empty.length === 0,
    },
    triedRow('exact title first', await tryTitles(shelf, exactly, titles), 95),
    triedRow('title without spaces first', await tryTitles(shelf, unspaced, titles), 95),
    triedRow('title with one typo first', await tryTitles(shelf, withTypo, titles), 85),
    triedRow('typos, tuning', await tryTypos(shelf, 'tuning'), 95),
    triedRow('typos, held-out', await tryTypos(shelf, 'held-out'), 95),
  ];
  return rows.map((row) => ({ ...row, what: `${what}: ${row.what}` }));
}

function orderRow(rankings: readonly Ranking[], half: JudgedQuery['half']): BenchRow {
  const own = rankings.filter(({ query }) => query.half === half);
  const mean = (value: (ranking: Ranking) => number) =>
    own.reduce((sum, ranking) => sum + value(ranking), 0) / own.length;
  const [page, popular, shuffled] = [
    mean((one) => one.page),
    mean((one) => one.popular),
    mean((one) => one.shuffled),
  ];
  const closed = (100 * (page - shuffled)) / (1 - shuffled);
  return {
    what: `nDCG@10, ${own.length} ${half} queries`,
    budget: `closes ${CLOSED} % of the gap`,
    measured: `relevance ${page.toFixed(3)}, popularity ${popular.toFixed(3)}, shuffle ${shuffled.toFixed(3)}: ${closed.toFixed(1)} %`,
    within: closed >= CLOSED,
  };
}

function triedRow(what: string, { tries, failed }: Tried, goal: number): BenchRow {
  const percent = (100 * (tries - failed.length)) / tries;
  const kinds = Map.groupBy(failed, ({ kind }) => kind);
  const misses = [...kinds].map(([kind, some]) => `${kind} ${some.length}`).join(', ');
  return {
    what,
    budget: `${goal} %`,
    measured: `${percent.toFixed(1)} % of ${tries}${misses === '' ? '' : `; missed: ${misses}`}`,
    within: percent >= goal,
  };
}

/** Compares searches for parts of the catalogue's own texts with a plain scan for them. */
async function recallOf({ db, ctx, products }: Shelf): Promise<BenchRow> {
  const missed: string[] = [];
  let [wanted, found] = [0, 0];
  for (let number = 0; number < SCANS; number += 1) {
    const product = products[stableHash(`product ${number}`) % products.length];
    const keyword = partOf(product?.titles.join(' ') ?? '', number);
    const typed = foldText(keyword);
    const scan = products.filter(({ text }) => text.includes(typed)).map(({ id }) => id);
    const condition = conditionOf({ keyword }, undefined, ctx.now);
    const { rows } = await sql<{ id: number }>`
      SELECT p.id FROM product p WHERE ${condition}`.execute(db);
    const hits = new Set(rows.map(({ id }) => id));
    const lost = scan.filter((id) => !hits.has(id)).length;
    wanted += scan.length;
    found += scan.length - lost;
    if (lost > 0) missed.push(keyword);
  }
  return {
    what: `recall against a scan, ${SCANS.toLocaleString('en')} queries`,
    budget: '100 %',
    measured:
      `${((100 * found) / wanted).toFixed(2)} % of ${wanted} hits ${missed.slice(0, 5).join(' | ')}`.trim(),
    within: found === wanted,
  };
}

/** Returns a word, two words, or letters from anywhere in a title. */
function partOf(title: string, number: number): string {
  const words = wordsIn(foldText(title));
  const at = stableHash(`word ${number}`) % words.length;
  if (number % 3 === 0) return words[at] ?? '';
  if (number % 3 === 1) return title.split(' ').slice(0, 2).join(' ');
  const letters = Array.from(title);
  const from = stableHash(`letter ${number}`) % Math.max(1, letters.length - 3);
  return letters.slice(from, from + 3 + (number % 6)).join('');
}
