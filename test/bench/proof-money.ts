import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

export interface MoneyProof {
  /** Random lives of orders, 12 steps each. */
  readonly walks: number;
  /** Random carts that browser and server price. */
  readonly carts: number;
}

/** Runs the random tests of money at full length, with other seeds each time (decision 418). */
export async function proveMoney({ walks, carts }: MoneyProof): Promise<readonly string[]> {
  const wrongs: string[] = [];
  const walked = await runTest('server', 'storefront-host/modules/sales/orders/life/order-walk', {
    ORDER_WALKS: String(walks),
  });
  if (!walked) wrongs.push('an order’s walk, see above');
  const priced = await runTest('browser', 'test/checklist/same-prices', {
    PRICE_CARTS: String(carts),
  });
  if (!priced) wrongs.push('a cart’s price, see above');
  return wrongs;
}

async function runTest(
  project: string,
  file: string,
  env: Readonly<Record<string, string>>,
): Promise<boolean> {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const child = spawn(process.execPath, [vitest, 'run', '--project', project, file], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: 'inherit',
  });
  const [code] = await once(child, 'exit');
  return code === 0;
}
