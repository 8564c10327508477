import { parseArgs } from 'node:util';
import type { Db } from '../../db/open.ts';
import { mend, reconcile, type Reconciled } from '../../modules/sales/index.ts';
import { CommandError, print, type Command } from '../command.ts';
import { borrowStorage } from '../with-storage.ts';

export const reconcileCommand: Command = {
  name: 'reconcile',
  summary: 'proves that money, stock, points and counters agree; fails with a list if not',
  usage: [
    'reconcile           changes nothing, also while Talad runs',
    'reconcile --mend    recounts counters, gives payments their order or sends them back, notifies shops',
  ],
  async run(args, config) {
    const { values } = parseArgs({
      args: [...args],
      options: { mend: { type: 'boolean', default: false } },
    });
    const left = await borrowStorage(config, ({ db }) => runReconcile(db, values.mend, print));
    if (left > 0) throw new CommandError(`${left} differences stand.`);
  },
};

/** Maximum number of listed differences of one check. */
const LISTED = 100;

/** Prints the report, and returns how many differences remain. */
export async function runReconcile(
  db: Db,
  mends: boolean,
  line: (text: string) => void,
): Promise<number> {
  const checks = await reconcile(db);
  for (const { title, differences } of checks) {
    line(`${differences.length === 0 ? 'ok ' : 'NOT'}  ${title}${countOf(differences.length)}`);
  }
  const shops = await readShops(db);
  let left = 0;
  for (const check of checks) {
    if (check.differences.length > 0) line(`\n${check.title}:`);
    for (const [at, difference] of check.differences.entries()) {
      const done = mends ? await mend(db, check, difference, new Date()) : 'left';
      if (done === 'left' || done === 'reported') left += 1;
      const { shop_id: shopId, id, name, part, wanted, found } = difference;
      const amount = unitOf(check);
      if (at < LISTED) {
        line(
          `  ${shops.get(shopId) ?? shopId}  ${name === '' ? id : name}  ${part}: ` +
            `${amount(found)} instead of ${amount(wanted)}${mends ? `  (${done})` : ''}`,
        );
      }
    }
    if (check.differences.length > LISTED) line(`  and ${check.differences.length - LISTED} more`);
  }
  return left;
}

async function readShops(db: Db): Promise<ReadonlyMap<number, string>> {
  const rows = await db.selectFrom('shop').select(['id', 'shopname']).execute();
  return new Map(rows.map(({ id, shopname }) => [id, shopname]));
}

const countOf = (count: number) => (count === 0 ? '' : `: ${count} differ`);

function unitOf({ unit }: Reconciled): (value: number) => string {
  return unit === 'baht' ? (value) => (value / 100).toFixed(2) : String;
}
