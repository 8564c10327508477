import { parseArgs } from 'node:util';
import { proveImport } from './proof-import.ts';
import { printRows } from './bench-row.ts';
import { benchSearch } from './bench-search.ts';
import { proveMemory } from './proof-memory.ts';
import { proveOrders } from './proof-orders.ts';

const { values } = parseArgs({
  options: {
    buyers: { type: 'string', default: '64' },
    orders: { type: 'string', default: '2000' },
    kills: { type: 'string', default: '10' },
    'import-kills': { type: 'string', default: '20' },
    'import-megabytes': { type: 'string', default: '200' },
    renders: { type: 'string', default: '5000' },
    products: { type: 'string', default: '1000000' },
  },
});

console.log(
  `Orders: ${values.orders} checkouts by ${values.buyers} buyers at once, ${values.kills} kills`,
);
const orders = await proveOrders({
  buyers: Number(values.buyers),
  orders: Number(values.orders),
  kills: Number(values.kills),
});
console.log(
  `  ${orders.placed} placed, ${orders.soldOut} sold out, ${orders.lostAnswers} answers lost and asked again, ${orders.seconds.toFixed(1)} s`,
);
for (const wrong of orders.wrongs) console.log(`  WRONG: ${wrong}`);

console.log(`Import: ${values['import-kills']} kills, a file of ${values['import-megabytes']} MB`);
const imported = await proveImport(
  Number(values['import-kills']),
  Number(values['import-megabytes']),
  console.log,
);
console.log(
  `  ${imported.midway} of ${imported.kills} kills came while products were written; the large file: ${imported.largeSeconds.toFixed(1)} s, ${imported.largeMegabytes} MB of memory at most`,
);
for (const wrong of imported.wrongs) console.log(`  WRONG: ${wrong}`);

console.log(`Memory: ${values.renders} renders of a page that no cache has`);
const memory = await proveMemory(Number(values.renders));
const [first = 0, , third = 0] = memory.megabytes;
const last = memory.megabytes.at(-1) ?? 0;
// The first fifths warm up: code is compiled, the page cache fills to its cap.
const grows = last > third * 1.15;
console.log(
  `  ${memory.megabytes.join(', ')} MB after each fifth (first ${first}), ${memory.seconds.toFixed(1)} s`,
);
if (grows) console.log('  WRONG: memory grows');

console.log(`Search: ${values.products} products`);
const search = await benchSearch({ products: Number(values.products), page: 60, count: 40 });
printRows(search);
const isSlow = search.some((row) => row.within === false);

const failed = orders.wrongs.length > 0 || imported.wrongs.length > 0 || grows || isSlow;
console.log(failed ? 'proof: FAILED' : 'proof: held');
process.exitCode = failed ? 1 : 0;
