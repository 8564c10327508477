import { parseArgs } from 'node:util';
import { ensureChromium } from '../support/browser/ensure-chromium.ts';
import { proveImport } from './proof-import.ts';
import { printRows } from './bench-row.ts';
import { benchSearch } from './bench-search.ts';
import { lighthouseMachine, proveLighthouse } from './proof-lighthouse.ts';
import { proveMemory } from './proof-memory.ts';
import { proveOrders } from './proof-orders.ts';
import { proveThemes } from './proof-themes.ts';
import { benchSearchQuality } from './search/quality.ts';

/** `npm run proof` runs all proofs, or some by name: `npm run proof -- lighthouse search`. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    buyers: { type: 'string', default: '64' },
    orders: { type: 'string', default: '2000' },
    kills: { type: 'string', default: '20' },
    'import-kills': { type: 'string', default: '20' },
    'import-megabytes': { type: 'string', default: '200' },
    renders: { type: 'string', default: '5000' },
    products: { type: 'string', default: '1000000' },
    visits: { type: 'string', default: '5' },
  },
});

/** Each proof returns its observation and whether it passed. */
const proofs: Readonly<Record<string, () => Promise<boolean>>> = {
  orders,
  import: importing,
  memory,
  search,
  lighthouse,
  themes: proveThemes,
};

const chosen = Object.entries(proofs).filter(
  ([name]) => positionals.length === 0 || positionals.includes(name),
);
let held = chosen.length > 0;
for (const [, prove] of chosen) held = (await prove()) && held;
console.log(held ? 'proof: held' : 'proof: FAILED');
process.exitCode = held ? 0 : 1;

async function orders(): Promise<boolean> {
  console.log(
    `Orders: ${values.orders} checkouts by ${values.buyers} buyers at once, ${values.kills} kills of server, database or both`,
  );
  const proved = await proveOrders({
    buyers: Number(values.buyers),
    orders: Number(values.orders),
    kills: Number(values.kills),
  });
  console.log(
    `  ${proved.placed} placed, ${proved.soldOut} sold out, ${proved.lostAnswers} answers lost and asked again, ${proved.seconds.toFixed(1)} s`,
  );
  const { paid, cancelled, refunded } = proved.lives;
  console.log(`  ${paid} paid at the provider, ${cancelled} cancelled, ${refunded} refunded`);
  const missing = Math.min(paid, cancelled, refunded) === 0;
  return noneWrong([...proved.wrongs, ...(missing ? ['not each kind of life was lived'] : [])]);
}

async function importing(): Promise<boolean> {
  console.log(
    `Import: ${values['import-kills']} kills, a file of ${values['import-megabytes']} MB`,
  );
  const proved = await proveImport(
    Number(values['import-kills']),
    Number(values['import-megabytes']),
    console.log,
  );
  console.log(
    `  ${proved.midway} of ${proved.kills} kills came while products were written; the large file: ${proved.largeSeconds.toFixed(1)} s, ${proved.largeMegabytes} MB of memory at most`,
  );
  return noneWrong(proved.wrongs);
}

async function memory(): Promise<boolean> {
  console.log(`Memory: ${values.renders} renders of a page that no cache has`);
  const { megabytes, seconds } = await proveMemory(Number(values.renders));
  const [first = 0, , third = 0] = megabytes;
  console.log(
    `  ${megabytes.join(', ')} MB after each fifth (first ${first}), ${seconds.toFixed(1)} s`,
  );
  // The first fifths are a warm-up: code is compiled, and the page cache fills to its cap.
  return noneWrong((megabytes.at(-1) ?? 0) > third * 1.15 ? ['memory grows'] : []);
}

async function search(): Promise<boolean> {
  console.log(`Search: ${values.products} products`);
  const quality = await benchSearchQuality();
  printRows(quality);
  const speed = await benchSearch({ products: Number(values.products), page: 60, count: 40 });
  printRows(speed);
  const rows = [...quality, ...speed];
  return rows.every((row) => row.within !== false);
}

async function lighthouse(): Promise<boolean> {
  ensureChromium(console.log);
  console.log(`Lighthouse: ${values.visits} visits by phone on ${lighthouseMachine()}`);
  const rows = await proveLighthouse(Number(values.visits));
  printRows(rows);
  return rows.every((row) => row.within !== false);
}

function noneWrong(wrongs: readonly string[]): boolean {
  for (const wrong of wrongs) console.log(`  WRONG: ${wrong}`);
  return wrongs.length === 0;
}
