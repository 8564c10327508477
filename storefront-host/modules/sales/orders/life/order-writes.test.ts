import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const modules = join(import.meta.dirname, '../../..');
/** Columns from which an order's stage is derived. */
const columns =
  'status|payment_status|return_state|prepared_at|delivered_at|completed_at|refused_at|part_sent';

/**
 * Lists the files that write such a column of an order, and the transition that each of them is
 * part of.
 */
const writers: Readonly<Record<string, string>> = {
  'sales/orders/life/change-order.ts': 'all of them, after `mayDo`',
  'sales/orders/life/reopen-order.ts': 'reopen: money that came too late is recorded',
  'sales/parcels/add-parcel.ts': 'ship: the first parcels of an order',
  'sales/parcels/change-parcel.ts': 'ship: the last parcel was withdrawn',
  'sales/returns/refund-order.ts': 'refund and decide_for_buyer: all is given back',
  'sales/returns/withdraw-pieces.ts': 'refund: nothing else is left to send (decision 416)',
};

/** Returns the columns of orders that a source file sets, by the query layer or by SQL. */
function written(source: string): string {
  const calls = source
    .split("updateTable('sales_order')")
    .slice(1)
    .map((call) => call.slice(0, call.indexOf('.where(')));
  const assigned = [
    ...source.matchAll(/UPDATE sales_order\b[^`]*?\bSET\b([^`]*?)\b(?:FROM|WHERE)\b/g),
  ]
    .flatMap(([, set = '']) => [...set.matchAll(/(?:^|,)\s*(\w+) =/g)])
    .map(([, column]) => column);
  return [...calls, ...assigned].join('\n');
}

it('moves orders by the table of transitions alone', () => {
  const found = globSync('**/*.ts', { cwd: modules })
    .filter((file) => !file.endsWith('.test.ts'))
    .filter((file) => {
      const set = written(readFileSync(join(modules, file), 'utf8'));
      // `change-order.ts` spreads the columns that the table returns.
      return new RegExp(`\\b(${columns})\\b|\\.\\.\\.after\\b`).test(set);
    });
  expect(found.toSorted()).toEqual(Object.keys(writers));
});
