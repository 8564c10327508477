import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { readConfig } from '../../storefront-host/config.ts';
import { openConfigured } from '../../storefront-host/db/open-configured.ts';
import { startTalad, type TaladProcess } from '../support/processes/talad-process.ts';
import { beginCheckout, payCheckout, type Buying } from './buyers.ts';
import { prepareMarket, wrongs } from './proof-market.ts';

export interface OrdersProof {
  readonly buyers: number;
  readonly orders: number;
  readonly kills: number;
}

export interface OrdersProved {
  readonly placed: number;
  readonly soldOut: number;
  readonly lostAnswers: number;
  readonly seconds: number;
  readonly wrongs: readonly string[];
}

/**
 * Buyers at once, the server killed (-9) under them again and again: a buyer without an answer asks
 * again with the same checkout. In the end every acknowledged order is there, once, and everything
 * adds up.
 */
export async function proveOrders(proof: OrdersProof): Promise<OrdersProved> {
  const env = { RATE_LIMIT_FACTOR: '100000', LOG_LEVEL: 'error' };
  const { dataDir, shop } = await prepareMarket(Math.ceil(proof.orders / 12));
  let server = await startTalad({ ...env, DATA_DIR: dataDir });
  const storage = await openConfigured(readConfig({ DATA_DIR: dataDir }), { borrow: true });
  try {
    const acknowledged = new Map<string, string>();
    const tally = { soldOut: 0, lostAnswers: 0, left: proof.orders };
    const began = performance.now();
    const buyers = Promise.all(Array.from({ length: proof.buyers }, () => buyer()));
    for (let kill = 1; kill <= proof.kills; kill += 1) {
      const goal = (proof.orders * kill) / (proof.kills + 1);
      while (proof.orders - tally.left < goal) await pause(5);
      server = await killAndRestart(server, { ...env, DATA_DIR: dataDir });
    }
    await buyers;
    const seconds = (performance.now() - began) / 1000;
    const left = await settled(() => wrongs(storage.opened.db, shop.shopId, acknowledged));
    const { soldOut, lostAnswers } = tally;
    return { placed: acknowledged.size, soldOut, lostAnswers, seconds, wrongs: left };

    async function buyer(): Promise<void> {
      while (tally.left > 0) {
        tally.left -= 1;
        await buy(tally.left);
      }
    }

    async function buy(index: number): Promise<void> {
      const url = await insist(() => beginCheckout(buying(), index));
      if (url === 'sold out') {
        tally.soldOut += 1;
        return;
      }
      const bought = await insist(() => payCheckout(here(url)));
      if (bought === 'sold out') tally.soldOut += 1;
      else acknowledged.set(bought.checkoutId, bought.orderId);
    }

    async function insist<T>(attempt: () => Promise<T | 'lost'>): Promise<T> {
      for (;;) {
        const outcome = await attempt();
        if (outcome !== 'lost') return outcome;
        tally.lostAnswers += 1;
        await pause(100);
      }
    }

    function buying(): Buying {
      return { url: server.url, shopId: shop.shopId, products: shop.products };
    }

    /** A restarted server has another port here; the path is what the buyer has. */
    function here(url: URL): URL {
      return new URL(url.pathname, server.url);
    }
  } finally {
    await storage.stop();
    await server.stop();
  }
}

async function killAndRestart(
  server: TaladProcess,
  env: Record<string, string>,
): Promise<TaladProcess> {
  server.child.kill('SIGKILL');
  await once(server.child, 'exit');
  return startTalad(env);
}

/**
 * The mails of the last orders are still being written; a killed job's work comes back in two minutes.
 */
async function settled(look: () => Promise<readonly string[]>): Promise<readonly string[]> {
  const until = performance.now() + 180_000;
  for (;;) {
    const found = await look();
    if (found.length === 0 || performance.now() > until) return found;
    await pause(1_000);
  }
}
