import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { products, seedSmallMarket } from '../../test/support/fixture-market.ts';
import { startTalad, type TaladProcess } from '../../test/support/processes/talad-process.ts';
import { findNative } from './embedded/platform-package.ts';
import { readPostmaster } from './embedded/postmaster-pid.ts';
import { startEmbedded } from './embedded/start-embedded.ts';
import { migrateToLatest } from './migrate.ts';
import { openDatabase } from './open.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 180_000 });

const STOCK = 1_000;
const BUYERS = 24;
/** Pause of a client that was asked to retry. */
const CLIENT_PAUSE_MS = 50;

/** A stopped market that is copied for each server. */
let prepared: string;
const folders: string[] = [];

beforeAll(async () => {
  prepared = newFolder();
  const server = await startEmbedded({ dataDir: prepared, native: findNative() });
  const opened = openDatabase(server.connection);
  await migrateToLatest(opened.db);
  await seedSmallMarket(opened);
  await opened.db.updateTable('stock').set({ remain: STOCK }).execute();
  await opened.close();
  await server.stop();
});
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'talad-lost-'));
  // Root's database runs as the OS user `nobody`, who needs access to the folder.
  chmodSync(folder, 0o755);
  folders.push(folder);
  return folder;
}

function startOn(dataDir: string): Promise<TaladProcess> {
  spawnSync('cp', ['-a', `${prepared}/.`, dataDir]);
  return startTalad({ DATA_DIR: dataDir, RATE_LIMIT_FACTOR: '1000', LOG_LEVEL: 'fatal' });
}

/** Asks the server's database on a connection of its own. */
async function ask<T>({ dataDir }: TaladProcess, statement: string): Promise<readonly T[]> {
  const host = readPostmaster(join(dataDir, 'postgres'))?.socketFolder ?? '';
  const client = new Client({ host, user: 'talad', database: 'talad' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(statement)).rows as T[];
  } finally {
    await client.end().catch(() => undefined);
  }
}

const OTHERS = `FROM pg_stat_activity WHERE datname = 'talad' AND pid <> pg_backend_pid()`;

/** Faults of a database, and how often each occurs in one test. */
const faults = {
  'connections are terminated': {
    times: 12,
    strike: (server: TaladProcess) => ask(server, `SELECT pg_terminate_backend(pid) ${OTHERS}`),
  },
  'a session of the database is killed': {
    times: 3,
    strike: async (server: TaladProcess) => {
      const [session] = await ask<{ pid: number }>(
        server,
        `SELECT pid ${OTHERS} AND application_name = 'talad' LIMIT 1`,
      );
      if (session) process.kill(session.pid, 'SIGKILL');
    },
  },
  'the database is killed': {
    times: 3,
    strike: async ({ dataDir }: TaladProcess) => {
      process.kill(readPostmaster(join(dataDir, 'postgres'))!.pid, 'SIGKILL');
    },
  },
} as const;

interface Begun {
  readonly token: string;
  readonly net: number;
}

/** Goes through the checkout up to the pay button, as a buyer does. */
async function begin({ url }: TaladProcess): Promise<Begun> {
  const reply = await fetch(`${url}/api/v1/cart/checkout`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      shop_id: 2,
      products: [{ product_uuid: products.cup.uuid, quantity: 1 }],
    }),
  });
  const body = (await reply.json()) as { data: { url: string }; net_price: number };
  return { token: new URL(body.data.url).pathname.split('/').at(-1) ?? '', net: body.net_price };
}

/** Submits the form once, as the page's script does; returns the status. */
async function press({ url }: TaladProcess, { token, net }: Begun): Promise<Response> {
  return fetch(`${url}/checkout/${token}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
    body: new URLSearchParams({
      name: 'สมหญิง ใจดี',
      phone: '0812345678',
      email: `${token.slice(-8)}@example.test`.toLowerCase(),
      address: '1',
      sub_district: 'ช้างเผือก',
      district: 'เมืองเชียงใหม่',
      province: 'เชียงใหม่',
      postcode: '50300',
      seen_net: String(net),
    }),
  });
}

/** Presses the button until the order is placed, as a buyer does after an error. */
async function pressUntilPlaced(
  server: TaladProcess,
  begun: Begun,
  answered: (status: number) => void,
) {
  for (;;) {
    const reply = await press(server, begun);
    await reply.text();
    answered(reply.status);
    if (reply.status === 200) return;
    if (reply.status !== 503) throw new Error(`the pay button answered ${reply.status}`);
    expect(reply.headers.get('retry-after')).toBe('1');
    await pause(CLIENT_PAUSE_MS);
  }
}

interface Books {
  readonly orders: number;
  readonly sold: number;
  readonly remain: number;
}

async function booksOf(server: TaladProcess): Promise<Books> {
  const [books] = await ask<Books>(
    server,
    `SELECT (SELECT count(*)::int FROM sales_order) AS orders,
      (SELECT sum(quantity)::int FROM order_line) AS sold,
      (SELECT remain FROM stock WHERE product_id = ${products.cup.id}) AS remain`,
  );
  return books!;
}

const isReady = async ({ url }: TaladProcess) => (await fetch(`${url}/readyz`)).status;

describe('a server whose database comes and goes', () => {
  let server: TaladProcess;
  let placed = 0;
  beforeAll(async () => {
    server = await startOn(newFolder());
  });
  afterAll(() => server?.stop());

  test.each(Object.entries(faults))(
    'loses no order and makes none twice while %s',
    async (_name, { times, strike }) => {
      const { pid } = server.child;
      const begun = await Promise.all(Array.from({ length: BUYERS }, () => begin(server)));
      const statuses: number[] = [];
      const ordering = new AbortController();
      const orders = Promise.all(
        begun.map((one) => pressUntilPlaced(server, one, (status) => statuses.push(status))),
      ).finally(() => ordering.abort());
      for (let strikes = 0; strikes < times && !ordering.signal.aborted; strikes += 1) {
        // Wait until each fault has hit running requests.
        const before = statuses.length;
        await strike(server).catch(() => undefined);
        await expect.poll(() => statuses.length > before || ordering.signal.aborted).toBe(true);
      }
      await orders;
      placed += BUYERS;
      expect(new Set(statuses)).toEqual(new Set([200, 503]));
      await expect.poll(() => isReady(server), { timeout: 60_000 }).toBe(200);
      expect(await booksOf(server)).toEqual({
        orders: placed,
        sold: placed,
        remain: STOCK - placed,
      });
      expect([server.child.pid, server.child.exitCode]).toEqual([pid, null]);
    },
  );

  test('shows pages or says "try again", and is the same process afterwards', async () => {
    const statuses = new Set<number>();
    let texts = '';
    for (let round = 0; round < 40; round += 1) {
      const requests = Array.from({ length: 6 }, (_, index) =>
        fetch(`${server.url}/web/alpha?q=${round}-${index}`, {
          headers: { accept: 'text/html', 'accept-language': 'en' },
        }),
      );
      if (round % 4 === 0)
        await faults['connections are terminated'].strike(server).catch(() => []);
      for (const answer of await Promise.all(requests)) {
        statuses.add(answer.status);
        texts += await answer.text();
      }
    }
    expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
    expect(texts).not.toMatch(/not queryable|terminat|ECONN|at Client/);
  });

  test('hears notes and sends every mail once, after all of it', async () => {
    const listening = () =>
      ask<{ name: string }>(server, `SELECT application_name AS name ${OTHERS}`).then((rows) =>
        rows.map(({ name }) => name),
      );
    await expect
      .poll(listening, { timeout: 60_000 })
      .toEqual(expect.arrayContaining(['talad_pages', 'talad jobs']));
    const mails = () =>
      ask<{ mails: number; recipients: number }>(
        server,
        `SELECT count(*)::int AS mails, count(DISTINCT recipient)::int AS recipients
         FROM mail WHERE kind = 'order.placed' AND status = 'kept'`,
      );
    // A job whose process lost its connection is retried after a minute. Here it is retried after
    // ten seconds, without the pauses between two attempts.
    const hurry = () =>
      Promise.all([
        ask(
          server,
          `UPDATE pgboss.job SET started_on = started_on - interval '1 minute'
           WHERE state = 'active' AND started_on < now() - interval '10 seconds'`,
        ),
        ask(server, `UPDATE pgboss.job SET start_after = now() WHERE state = 'retry'`),
      ]);
    await expect
      .poll(() => hurry().then(mails), { timeout: 200_000, interval: 1_000 })
      .toEqual([{ mails: placed, recipients: placed }]);
  });
});

test('a full disk is 503 and not ready, and the same order goes through once there is room', async () => {
  const disk = newFolder();
  const mounted =
    spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=400m,mode=755', 'tmpfs', disk]).status === 0;
  // If mounting is not allowed, database-away.test.ts covers the answer and there is no more to test.
  if (!mounted) return;
  try {
    const dataDir = join(disk, 'data');
    mkdirSync(dataDir);
    const server = await startOn(dataDir);
    await expect.poll(() => isReady(server), { timeout: 60_000 }).toBe(200);
    const begun = await begin(server);
    const filler = join(disk, 'filler');
    expect(() => writeFileSync(filler, Buffer.alloc(400 * 2 ** 20))).toThrow('ENOSPC');
    const state = await fetch(`${server.url}/readyz`);
    expect([state.status, await state.json()]).toEqual([
      503,
      expect.objectContaining({ ready: false, disk: false }),
    ]);
    // The WAL continues in a new file, for which there is no room.
    await ask(server, 'SELECT pg_switch_wal()').catch(() => undefined);
    expect((await press(server, begun)).status).toBe(503);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);

    rmSync(filler);
    await expect.poll(() => isReady(server), { timeout: 120_000 }).toBe(200);
    await pressUntilPlaced(server, begun, () => undefined);
    expect(await booksOf(server)).toEqual({ orders: 1, sold: 1, remain: STOCK - 1 });
    await server.stop();
  } finally {
    spawnSync('umount', ['-l', disk]);
  }
});
