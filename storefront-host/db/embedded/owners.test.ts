import { execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client, type ClientConfig } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { native, startChild } from '../../../test/support/processes/embedded-process.ts';
import { isAlive } from './process-facts.ts';
import { findNative } from './platform-package.ts';
import { startEmbedded } from './start-embedded.ts';

/** A new cluster, created once and copied for each test. */
let fresh: string;
let dataDir: string;
const cleanUp: (() => Promise<void> | void)[] = [];

beforeAll(async () => {
  fresh = mkdtempSync(join(tmpdir(), 'talad-owners-'));
  chmodSync(fresh, 0o755);
  const server = await startEmbedded({ dataDir: fresh, native });
  await server.stop();
});
afterAll(() => rmSync(fresh, { recursive: true, force: true }));
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'talad-owners-'));
  execFileSync('cp', ['-a', `${fresh}/.`, dataDir]);
});
afterEach(async () => {
  for (const step of cleanUp.splice(0).toReversed()) await step();
  rmSync(dataDir, { recursive: true, force: true });
});

async function start() {
  const server = await startEmbedded({ dataDir, native });
  cleanUp.push(server.stop);
  return server;
}

test('a clean stop leaves nothing running and nothing behind', async () => {
  const server = await start();
  await server.stop();
  expect(isAlive(server.pid)).toBe(false);
  expect(existsSync(server.connection.host)).toBe(false);
  expect(existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false);
  // Binaries are copied next to the data if the server's user cannot read the packages.
  const left = readdirSync(dataDir).filter((name) => !name.startsWith('engine-'));
  expect(left.toSorted()).toEqual(['postgres', 'postgres.log']);
});

test('it listens on no network port, and lets only this user in', async () => {
  const server = await start();
  const client = new Client(server.connection);
  await client.connect();
  const { rows } = await client.query("SELECT current_setting('listen_addresses') AS listens");
  await client.end();
  expect(rows).toEqual([{ listens: '' }]);
  const stranger = new Client({ ...server.connection, user: 'postgres' });
  await expect(stranger.connect()).rejects.toThrow('no pg_hba.conf entry');
});

test('a server that outlived its Talad is adopted', async () => {
  const first = await startChild(dataDir);
  await first.killTalad();
  const server = await start();
  expect(server).toMatchObject({ adopted: true, pid: first.pid });
});

test('after both were killed it starts over', async () => {
  const first = await startChild(dataDir);
  await first.killBoth();
  const server = await start();
  expect(server.adopted).toBe(false);
  expect(server.pid).not.toBe(first.pid);
});

test('also when another program has got the number of the killed server', async () => {
  const first = await startChild(dataDir);
  await first.killBoth();
  const other = spawn('sleep', ['60']);
  cleanUp.push(() => void other.kill());
  const file = join(dataDir, 'postgres', 'postmaster.pid');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^\d+/, String(other.pid)));
  expect((await start()).adopted).toBe(false);
  expect(isAlive(other.pid!)).toBe(true);
});

test('a second Talad on the same DATA_DIR is refused in one line, and the first goes on', async () => {
  const server = await start();
  await expect(startChild(dataDir)).rejects.toThrow(
    `failed Talad already runs with this DATA_DIR (process ${process.pid}): stop it first`,
  );
  const client = new Client(server.connection);
  await client.connect();
  await client.end();
});

test('a command borrows the running server and leaves it running', async () => {
  const server = await start();
  const borrowed = await startEmbedded({ dataDir, native, borrow: true });
  expect(borrowed.pid).toBe(server.pid);
  await borrowed.stop();
  expect(isAlive(server.pid)).toBe(true);
});

test('of many that start at the same moment after a crash one gets it', async () => {
  const first = await startChild(dataDir);
  await first.killBoth();
  const tries = await Promise.allSettled(Array.from({ length: 4 }, () => startChild(dataDir)));
  const started = tries.filter((result) => result.status === 'fulfilled');
  for (const { value } of started) await value.killBoth();
  expect(started).toHaveLength(1);
});

test('a cluster of another PostgreSQL is left alone', async () => {
  const other = native.includes('postgres-15') ? undefined : 'postgres-15-linux-x64';
  await expect(startEmbedded({ dataDir, native: findNative(other) })).rejects.toThrow(
    /DATA_DIR was made by PostgreSQL (18, this Talad brings 15|15, this Talad brings 18)/,
  );
});

test.each(['started', 'adopted'] as const)(
  'a %s server that is killed is started again where its clients know it, with all its rows',
  async (kind) => {
    if (kind === 'adopted') await (await startChild(dataDir)).killTalad();
    const reports: string[] = [];
    const server = await startEmbedded({ dataDir, native, report: (line) => reports.push(line) });
    cleanUp.push(server.stop);
    expect(server.adopted).toBe(kind === 'adopted');
    await ask(server.connection, 'CREATE TABLE kept AS SELECT 42 AS row');
    for (const kill of [1, 2]) {
      process.kill(server.pid, 'SIGKILL');
      await expect.poll(() => reports.length, { timeout: 30_000 }).toBe(2 * kill);
      expect(await ask(server.connection, 'SELECT row FROM kept')).toEqual([{ row: 42 }]);
    }
    expect(reports.slice(0, 2)).toEqual([
      'The embedded database ended unexpectedly: starting it again',
      'The embedded database runs again',
    ]);
    await server.stop();
    expect(isAlive(server.pid)).toBe(false);
    expect(existsSync(server.connection.host)).toBe(false);
  },
);

test('a server that cannot start again is tried until it can, and a stop does not wait for it', async () => {
  const reports: string[] = [];
  const server = await startEmbedded({ dataDir, native, report: (line) => reports.push(line) });
  cleanUp.push(server.stop);
  const control = join(dataDir, 'postgres', 'global', 'pg_control');
  renameSync(control, `${control}.away`);
  process.kill(server.pid, 'SIGKILL');
  await expect
    .poll(() => reports.at(-1), { timeout: 30_000 })
    .toMatch(/^The embedded database did not start: .*pg_control.* Trying again in 1 s$/);
  renameSync(`${control}.away`, control);
  await expect
    .poll(() => reports.at(-1), { timeout: 30_000 })
    .toBe('The embedded database runs again');
  renameSync(control, `${control}.away`);
  process.kill(server.pid, 'SIGKILL');
  await expect.poll(() => reports.at(-1), { timeout: 30_000 }).toContain('Trying again');
  await server.stop();
});

async function ask(connection: ClientConfig, statement: string): Promise<unknown> {
  const client = new Client(connection);
  await client.connect();
  const { rows } = await client.query(statement);
  await client.end();
  return rows;
}
