import { execFile } from 'node:child_process';
import { availableParallelism, cpus } from 'node:os';
import { promisify } from 'node:util';
import { findChromium } from '../support/browser/find-chromium.ts';
import { startBuilt } from '../support/processes/talad-process.ts';
import type { BenchRow } from './bench-row.ts';

/**
 * Fetched on demand and pinned here: 176 MB with its dependencies is too much for an installation
 * or a test.
 */
const LIGHTHOUSE = 'lighthouse@13.5.0';

const run = promisify(execFile);
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Scores = Readonly<Record<(typeof categories)[number], number>>;

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
}

/**
 * Runs Lighthouse's phone profile (slow 4G, a quarter of this machine's speed) on pages of the demo
 * market.
 */
export async function proveLighthouse(runs: number): Promise<readonly BenchRow[]> {
  const server = await startBuilt();
  try {
    const product = await firstProduct(server.url);
    const rows: BenchRow[] = [];
    for (const [what, url] of [
      ['front page', `${server.url}/`],
      ['search', `${server.url}/search`],
      ['product', product],
    ] as const) {
      // Visit once before measuring, because most visitors get a cached page.
      await fetch(url, { headers: { 'accept-language': 'th' } });
      const scores: Scores[] = [];
      for (let done = 0; done < runs; done += 1) scores.push(await scoresOf(url));
      rows.push(rowOf(what, scores));
    }
    return rows;
  } finally {
    await server.stop();
  }
}

export function lighthouseMachine(): string {
  return `${availableParallelism()} cores of ${cpus()[0]?.model ?? 'an unknown processor'}`;
}

async function firstProduct(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/v1/products/search?filter=${encodeURIComponent('{}')}`);
  // The API contract guarantees this shape, and the demo has products.
  const { products } = (await answer.json()) as { products: readonly { full_url: string }[] };
  const [first] = products;
  if (!first) throw new Error('the demo market has no product');
  return new URL(first.full_url, url).href;
}

async function scoresOf(url: string): Promise<Scores> {
  // Retry: sometimes Chromium's recording has no beginning, and Lighthouse ends with an error.
  const report = await visit(url).catch(() => visit(url));
  const score = (name: string) => Math.round((report.categories[name]?.score ?? 0) * 100);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
  };
}

/**
 * Request Thai, the language of the plain address, so that the page's canonical address is its own.
 */
async function visit(url: string): Promise<Report> {
  const { stdout } = await run(
    'npx',
    [
      '--yes',
      LIGHTHOUSE,
      url,
      '--quiet',
      '--output=json',
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
      `--only-categories=${categories.join()}`,
      '--extra-headers={"Accept-Language":"th"}',
    ],
    { env: { ...process.env, CHROME_PATH: findChromium() }, maxBuffer: 64 * 1024 * 1024 },
  );
  // Part of Lighthouse's report.
  return JSON.parse(stdout) as Report;
}

/**
 * Returns the median of performance, which varies with the machine, and the worst of the other
 * scores, which must not vary.
 */
function rowOf(what: string, scores: readonly Scores[]): BenchRow {
  const all = (name: keyof Scores) => scores.map((one) => one[name]).toSorted((a, b) => a - b);
  const performance = all('performance')[Math.floor(scores.length / 2)] ?? 0;
  const rest = categories.slice(1).map((name) => all(name)[0] ?? 0);
  return {
    what: `${what}: performance, accessibility, best practices, SEO`,
    budget: '>= 95, 100, 100, 100',
    measured: `${[performance, ...rest].join(', ')} (performance ${all('performance').join(' ')})`,
    within: performance >= 95 && rest.every((score) => score === 100),
  };
}
