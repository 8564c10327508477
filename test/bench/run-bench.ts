import { rm } from 'node:fs/promises';
import { ensureChromium } from '../support/browser/ensure-chromium.ts';
import { startBuilt } from '../support/processes/talad-process.ts';
import { benchApi } from './bench-api.ts';
import { benchBytes } from './bench-bytes.ts';
import { benchEditor } from './bench-editor.ts';
import { prepareBenchMarket } from './bench-market.ts';
import { benchFirstPress } from './bench-first-press.ts';
import { benchMemory } from './bench-memory.ts';
import { benchPages } from './bench-pages.ts';
import { benchPictures } from './bench-pictures.ts';
import { printRows, type BenchRow } from './bench-row.ts';
import { benchSearch } from './bench-search.ts';
import { benchSearchQuality } from './search/quality.ts';
import { benchStart } from './bench-start.ts';

/**
 * `npm run bench` measures the rows of design §9, or some by name: `npm run bench -- api pages`.
 * Compare CPU and bytes; seconds depend on the machine.
 */
const parts = [
  'start',
  'memory',
  'pages',
  'pictures',
  'bytes',
  'press',
  'editor',
  'api',
  'search',
] as const;
const requested = process.argv.slice(2);
const unknown = requested.find((name) => !parts.some((part) => part === name));
if (unknown !== undefined) {
  console.error(`There is no part '${unknown}': one of ${parts.join(', ')}.`);
  process.exit(2);
}
const wants = (part: (typeof parts)[number]) => requested.length === 0 || requested.includes(part);
const wantsBrowser = (['bytes', 'press', 'editor'] as const).some(wants);
// Download a browser before measuring, if a new machine has none.
if (wantsBrowser) ensureChromium(console.log);

const rows: BenchRow[] = [];
if (wants('api')) rows.push(...(await benchApi()));
const wantsMarket = (['start', 'memory', 'pages', 'pictures'] as const).some(wants);
if (wantsMarket || wantsBrowser) rows.push(...(await onSmallMarket()));
if (wants('search')) {
  rows.push(...(await benchSearchQuality()));
  rows.push(...(await benchSearch({ products: 100_000, page: 60, count: 40 })));
}
printRows(rows);
process.exitCode = rows.some((row) => row.within === false) ? 1 : 0;

async function onSmallMarket(): Promise<readonly BenchRow[]> {
  const found: BenchRow[] = [];
  const dataDir = await prepareBenchMarket();
  try {
    if (wants('start')) found.push(...(await benchStart(dataDir)));
    if (wants('memory')) found.push(...(await benchMemory(dataDir)));
    if (wants('pages')) found.push(...(await benchPages(dataDir)));
    if (wants('pictures')) found.push(...(await benchPictures(dataDir)));
    if (!wantsBrowser) return found;
    const server = await startBuilt({ DATA_DIR: dataDir });
    try {
      if (wants('bytes')) found.push(...(await benchBytes(`${server.url}/product/shirt/102`)));
      if (wants('press')) found.push(...(await benchFirstPress(server.url)));
      if (wants('editor')) found.push(...(await benchEditor(server.url)));
    } finally {
      await server.stop();
    }
    return found;
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
