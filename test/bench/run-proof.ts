import { parseArgs } from 'node:util';
import { proveMemory } from './proof-memory.ts';
import { proveOrders } from './proof-orders.ts';

const { values } = parseArgs({
  options: {
    buyers: { type: 'string', default: '64' },
    orders: { type: 'string', default: '2000' },
    kills: { type: 'string', default: '10' },
    renders: { type: 'string', default: '5000' },
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

const failed = orders.wrongs.length > 0 || grows;
console.log(failed ? 'proof: FAILED' : 'proof: held');
process.exitCode = failed ? 1 : 0;
