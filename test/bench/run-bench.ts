import { rm } from 'node:fs/promises';
import { ensureChromium } from '../support/ensure-chromium.ts';
import { startTalad } from '../support/talad-process.ts';
import { benchBytes } from './bench-bytes.ts';
import { benchEditor } from './bench-editor.ts';
import { prepareBenchMarket } from './bench-market.ts';
import { benchPages } from './bench-pages.ts';
import { printRows, type BenchRow } from './bench-row.ts';
import { benchSearch } from './bench-search.ts';
import { benchStart } from './bench-start.ts';

/** `npm run bench`: the rows of design §9 that exist. Compare CPU and bytes; seconds depend on the machine. */
// Before anything is measured: a new machine may have no browser yet.
ensureChromium(console.log);
const rows: BenchRow[] = [];
const dataDir = await prepareBenchMarket();
try {
  rows.push(...(await benchStart(dataDir)), ...(await benchPages(dataDir)));
  const server = await startTalad({ DATA_DIR: dataDir });
  try {
    rows.push(...(await benchBytes(`${server.url}/product/shirt/102`)));
    rows.push(...(await benchEditor(server.url)));
  } finally {
    await server.stop();
  }
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
rows.push(...(await benchSearch({ products: 100_000, page: 60, count: 40 })));
printRows(rows);
process.exitCode = rows.some((row) => row.within === false) ? 1 : 0;
