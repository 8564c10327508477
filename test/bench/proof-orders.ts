import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readConfig, type Config } from '../../storefront-host/config.ts';
import { readPostmaster } from '../../storefront-host/db/embedded/postmaster-pid.ts';
import { openConfigured } from '../../storefront-host/db/open-configured.ts';
import { startBuilt, type TaladProcess } from '../support/processes/talad-process.ts';
import { sql } from 'kysely';
import type { Db } from '../../storefront-host/db/open.ts';
import {
  OMISE_KEY,
  OMISE_WEBHOOK_SECRET,
  startOmise,
} from '../support/payment-providers/omise-server.ts';
import type { ProviderServer } from '../support/payment-providers/provider-server.ts';
import { liveOn, payOnline } from './order-lives.ts';
import { beginCheckout, payCheckout, type Buying } from './buyers.ts';
import { operatorCookie, prepareMarket, wrongs } from './proof-market.ts';

export interface OrdersProof {
  readonly buyers: number;
  readonly orders: number;
  readonly kills: number;
}

export interface OrdersProved {
  readonly placed: number;
  readonly soldOut: number;
  readonly lostAnswers: number;
  /** Number of orders that were paid at the provider, cancelled, or refunded in part or whole. */
  readonly lives: Lived;
  readonly seconds: number;
  readonly wrongs: readonly string[];
}

/**
 * Kills the server, its database or both (-9) again and again while buyers order: a buyer without
 * an answer retries with the same checkout. A third of them pay at a provider, whose webhooks are
 * sent twice; the shop cancels, ships and refunds. In the end every acknowledged order exists once,
 * and all sums are correct.
 */
export async function proveOrders(proof: OrdersProof): Promise<OrdersProved> {
  const provider = await startOmise();
  const env = { RATE_LIMIT_FACTOR: '100000', LOG_LEVEL: 'error', OMISE_API: provider.api.href };
  const { dataDir, shop } = await prepareMarket(Math.ceil(proof.orders / 12));
  const config = readConfig({ DATA_DIR: dataDir });
  let server = await startBuilt({ ...env, DATA_DIR: dataDir });
  try {
    const cookie = await onDatabase(config, (db) => operatorCookie(db, config));
    await connectProvider(server.url, shop.shopId, cookie);
    const acknowledged = new Map<string, string>();
    const tally = { soldOut: 0, lostAnswers: 0, left: proof.orders };
    const lives = { url: () => server.url, shopId: shop.shopId, cookie, provider, insist };
    const began = performance.now();
    const buyers = Promise.all(Array.from({ length: proof.buyers }, () => buyer()));
    for (let kill = 1; kill <= proof.kills; kill += 1) {
      const goal = (proof.orders * kill) / (proof.kills + 1);
      while (proof.orders - tally.left < goal) await pause(5);
      server = await strike(server, kill, { ...env, DATA_DIR: dataDir });
    }
    await buyers;
    const seconds = (performance.now() - began) / 1000;
    const [lived, left] = await onDatabase(config, async (db) => {
      const found = await settled(async () => [
        ...(await wrongs(db, shop.shopId, acknowledged)),
        ...(await wrongRefunds(db, provider)),
      ]);
      return [await readLives(db), found] as const;
    });
    const { soldOut, lostAnswers } = tally;
    return { placed: acknowledged.size, soldOut, lostAnswers, lives: lived, seconds, wrongs: left };

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
      const isOnline = index % 3 === 0;
      const bought = await insist(() => payCheckout(here(url), isOnline ? 'online' : 'cod'));
      if (bought === 'sold out') {
        tally.soldOut += 1;
        return;
      }
      acknowledged.set(bought.checkoutId, bought.orderId);
      if (isOnline) await payOnline(lives, bought);
      await liveOn(lives, bought, index);
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

    /**
     * A restarted server has another port here, so only the path of the buyer's address stays
     * valid.
     */
    function here(url: URL): URL {
      return new URL(url.pathname, server.url);
    }
  } finally {
    await server.stop();
    await provider.close();
  }
}

/** Connects to the database of the running server separately; a kill ends the connections. */
async function onDatabase<T>(config: Config, work: (db: Db) => Promise<T>): Promise<T> {
  const storage = await openConfigured(config, { borrow: true });
  try {
    return await work(storage.opened.db);
  } finally {
    await storage.stop();
  }
}

async function connectProvider(url: string, shopId: number, cookie: string): Promise<void> {
  const keys = { secret_key: OMISE_KEY, webhook_secret: OMISE_WEBHOOK_SECRET };
  const reply = await fetch(`${url}/api/v1/manage/${shopId}/payment-account`, {
    method: 'PUT',
    headers: { cookie, origin: url, 'content-type': 'application/json' },
    body: JSON.stringify({ provider: 'omise', ...keys }),
  });
  if (!reply.ok) throw new Error(await reply.text());
}

interface Lived {
  readonly paid: number;
  readonly cancelled: number;
  readonly refunded: number;
}

async function readLives(db: Db): Promise<Lived> {
  const { rows } = await sql<Lived>`SELECT
      (SELECT count(*)::int FROM online_payment WHERE state = 'paid') AS paid,
      count(*) FILTER (WHERE status = 'cancelled')::int AS cancelled,
      count(*) FILTER (WHERE refunded > 0)::int AS refunded
    FROM sales_order`.execute(db);
  return rows[0] ?? { paid: 0, cancelled: 0, refunded: 0 };
}

/** Checks that the provider refunded exactly the amounts that the orders record, each once. */
async function wrongRefunds(db: Db, { pages }: ProviderServer): Promise<readonly string[]> {
  const sent = [...pages.values()].flatMap(({ refunds }) => refunds);
  const { rows } = await sql<{ amount: number }>`
    SELECT coalesce(sum(CASE status WHEN 'cancelled' THEN net ELSE refunded END), 0)::int AS amount
    FROM sales_order WHERE payment_method = 'online' AND payment_status <> 'pending'`.execute(db);
  const wanted = rows[0]?.amount ?? 0;
  const total = sent.reduce((sum, { amount }) => sum + amount, 0);
  return total === wanted ? [] : [`the provider sent back ${total} satang instead of ${wanted}`];
}

type Victim = 'server' | 'database';
/** Kill targets, which alternate. */
const victims: readonly (readonly Victim[])[] = [['server'], ['database'], ['server', 'database']];

/** Returns the server once it answers again. */
async function strike(
  server: TaladProcess,
  kill: number,
  env: Record<string, string>,
): Promise<TaladProcess> {
  const hit = victims[kill % victims.length] ?? [];
  const database = readPostmaster(join(server.dataDir, 'postgres'));
  if (!database) throw new Error('there is no database to kill');
  if (hit.includes('database')) process.kill(database.pid, 'SIGKILL');
  if (!hit.includes('server')) {
    await startsAnother(server, database.pid);
    return server;
  }
  server.child.kill('SIGKILL');
  await once(server.child, 'exit');
  return startBuilt(env);
}

/** The server notices that its database has stopped and restarts it by itself. */
async function startsAnother(server: TaladProcess, killed: number): Promise<void> {
  const until = performance.now() + 120_000;
  const isBack = async () => {
    const database = readPostmaster(join(server.dataDir, 'postgres'));
    if (!database?.ready || database.pid === killed) return false;
    const reply = await fetch(`${server.url}/readyz`).catch(() => null);
    return reply?.ok ?? false;
  };
  while (!(await isBack())) {
    const hasEnded = server.child.exitCode !== null || server.child.signalCode !== null;
    if (hasEnded || performance.now() > until) {
      throw new Error(`the server is not back with a database:\n${server.output()}`);
    }
    await pause(100);
  }
}

/**
 * The mails of the last orders may still be pending; the work of a killed job is retried after two
 * minutes.
 */
async function settled(look: () => Promise<readonly string[]>): Promise<readonly string[]> {
  const until = performance.now() + 180_000;
  for (;;) {
    const found = await look();
    if (found.length === 0 || performance.now() > until) return found;
    await pause(1_000);
  }
}
