import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, connect } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTestDatabase } from '../test/support/test-database.ts';
import { freePort } from '../test/support/processes/free-port.ts';
import { databaseUrl } from '../test/support/processes/import-process.ts';
import { readPostmaster, isLivePostmaster } from './db/embedded/postmaster-pid.ts';
import { readConfig } from './config.ts';
import { oneLine } from './startup/one-line.ts';

// Whole processes start here, one after the other, and the machine may be busy.
vi.setConfig({ testTimeout: 180_000 });

const main = join(import.meta.dirname, 'main.ts');
let folder: string;
let dataDir: string;
const cleanUp: (() => void)[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'talad-main-'));
  chmodSync(folder, 0o755);
  dataDir = join(folder, 'data');
});
afterEach(() => {
  for (const step of cleanUp.splice(0)) step();
  rmSync(folder, { recursive: true, force: true });
});

interface Started {
  readonly child: ChildProcess;
  readonly port: number;
  readonly stdout: () => string;
  readonly stderr: () => string;
  readonly ended: Promise<number | null>;
  readonly ready: Promise<void>;
}

/** A public market, so that no demo is seeded: these tests are about starting and stopping. */
async function start(
  env: Record<string, string> = {},
  command: readonly string[] = [process.execPath, main],
): Promise<Started> {
  const port = await freePort();
  const [program = '', ...args] = command;
  const child = spawn(program, args, {
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      DATA_DIR: dataDir,
      // A busy machine's slow queries are warnings.
      LOG_LEVEL: 'error',
      PUBLIC_URL: 'https://talad.example',
      SMTP_URL: 'smtp://127.0.0.1:9',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  cleanUp.push(() => void child.kill('SIGKILL'));
  let out = '';
  let errors = '';
  child.stdout?.on('data', (chunk) => (out += chunk));
  child.stderr?.on('data', (chunk) => (errors += chunk));
  const ended = endOf(child);
  const ready = new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', () => out.includes('Talad is ready') && resolve());
    void ended.then(() => reject(new Error(`it ended: ${out}${errors}`)));
  });
  ready.catch(() => undefined);
  return { child, port, stdout: () => out, stderr: () => errors, ended, ready };
}

/** Returns the exit code once all output has arrived ('close' does not follow a disconnect). */
async function endOf(child: ChildProcess): Promise<number | null> {
  const [[code]] = await Promise.all([
    once(child, 'exit'),
    once(child.stdout!, 'close'),
    once(child.stderr!, 'close'),
  ]);
  return code;
}

function databaseRuns(): boolean {
  const found = readPostmaster(join(dataDir, 'postgres'));
  return found !== undefined && isLivePostmaster(found);
}

async function failsWith(env: Record<string, string>): Promise<string> {
  const { ended, stderr } = await start(env);
  expect(await ended).toBe(1);
  expect(databaseRuns()).toBe(false);
  const lines = stderr().trim().split('\n');
  expect(lines).toHaveLength(1);
  return lines[0]!;
}

test('a wrong setting is one clear line', async () => {
  expect(await failsWith({ PORT: 'four' })).toBe("PORT must be a port from 0 to 65535, got 'four'");
  expect(await failsWith({ SMTP_URL: '' })).toMatch(/^SMTP_URL is missing/);
});

test('a taken port is one clear line, before anything is created', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  cleanUp.push(() => void other.close());
  const address = other.address();
  const port = typeof address === 'object' ? String(address?.port) : '';
  expect(await failsWith({ PORT: port })).toBe(
    `Port ${port} is taken: stop the program that uses it, or set PORT to another one.`,
  );
  expect(existsSync(dataDir)).toBe(false);
});

test('a database that refuses is one clear line without its password', async () => {
  const port = await freePort();
  const line = await failsWith({ DATABASE_URL: `postgres://talad:secret@127.0.0.1:${port}/talad` });
  expect(line).toMatch(/^The database of DATABASE_URL cannot be used \(.*ECONNREFUSED/);
  expect(line).not.toContain('secret');
});

test('a full disk is one clear line', async () => {
  mkdirSync(dataDir);
  const mounted =
    process.getuid?.() === 0 &&
    spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=12m,mode=755', 'tmpfs', dataDir]).status === 0;
  if (mounted) cleanUp.unshift(() => void spawnSync('umount', ['-l', dataDir]));
  // If mounting is not allowed, the test asks for the same answer directly.
  const line = mounted
    ? await failsWith({})
    : oneLine(Object.assign(new Error('write'), { code: 'ENOSPC' }), readConfig({}));
  expect(line).toMatch(/disk is full/);
});

test('a DATA_DIR that is a file is one clear line', async () => {
  const file = join(folder, 'file');
  spawnSync('touch', [file]);
  expect(await failsWith({ DATA_DIR: file })).toContain(`DATA_DIR must be a folder, and ${file}`);
});

test.each([
  [{ DATA_DIR: '/proc/x' }, /^\/proc\/x cannot be created: set DATA_DIR/],
  [{ HOST: '999.1.1.1' }, /^HOST must be an address such as .*, got '999\.1\.1\.1'$/],
  [{ HOST: 'no-such-machine.invalid' }, /^HOST 'no-such-machine\.invalid' is not known/],
  [{ OPERATOR_PORT: '4999', PORT: '4999' }, /^OPERATOR_PORT and PORT must differ, both are 4999$/],
  [{ SHOP_DOMAIN: 'bad domain' }, /^SHOP_DOMAIN must be a domain .*, got 'bad domain'$/],
])('%j is one clear line', async (env, line) => {
  expect(await failsWith(env)).toMatch(line);
  expect(existsSync(join(dataDir, 'postgres'))).toBe(false);
});

test('garbage in secrets.json is one clear line, before the database is made', async () => {
  mkdirSync(dataDir);
  writeFileSync(join(dataDir, 'secrets.json'), '{"cookieKeys":');
  expect(await failsWith({})).toMatch(/secrets\.json is damaged: restore it from a backup/);
  expect(existsSync(join(dataDir, 'postgres'))).toBe(false);
});

test('a database without PG_VERSION or pg_control is one clear line', async () => {
  const cluster = join(dataDir, 'postgres');
  mkdirSync(cluster, { recursive: true });
  expect(await failsWith({})).toMatch(/postgres is damaged \(PG_VERSION is missing\): restore/);
  writeFileSync(join(cluster, 'PG_VERSION'), '18\n');
  expect(await failsWith({})).toMatch(/is damaged \(global\/pg_control is missing\): restore/);
});

test('Ctrl-C, also when it arrives twice, stops everything; the next start has everything', async () => {
  const first = await start();
  await first.ready;
  const answer = await fetch(`http://127.0.0.1:${first.port}/healthz`);
  expect(answer.status).toBe(200);
  first.child.kill('SIGINT');
  first.child.kill('SIGINT');
  expect(await first.ended).toBe(0);
  expect(first.stderr()).toBe('');
  expect(databaseRuns()).toBe(false);

  const second = await start();
  await second.ready;
  expect(second.stdout()).toBe('Talad is ready: https://talad.example\n');
  const rival = await start();
  expect(await rival.ended).toBe(1);
  expect(rival.stderr()).toMatch(/^Talad already runs with this DATA_DIR \(process \d+\).*\n$/);
  // setup.mjs is killed: its channel closes, and no other process would stop this one.
  second.child.disconnect();
  expect(await second.ended).toBe(0);
  expect(databaseRuns()).toBe(false);
});

test('supervised, a killed server is back, and both end with the process that started them', async () => {
  const supervise = join(import.meta.dirname, 'startup', 'supervise.sh');
  const command = ['sh', supervise, process.execPath, main];
  const server = await start({}, command);
  await server.ready;
  process.kill(ownerOfData(), 'SIGKILL');
  await expect.poll(server.stderr).toContain('Talad ended unexpectedly (SIGKILL), 1 in a row');
  const ready = () => server.stdout().match(/Talad is ready/g)?.length;
  await expect.poll(ready, { timeout: 60_000 }).toBe(2);
  expect((await fetch(`http://127.0.0.1:${server.port}/healthz`)).status).toBe(200);
  // No parent can stop the server any more: it stops by itself.
  server.child.kill('SIGKILL');
  await expect.poll(databaseRuns, { timeout: 60_000 }).toBe(false);
  await server.ended;
});

function ownerOfData(): number {
  const lock = readFileSync(join(dataDir, 'talad.lock'), 'utf8');
  return (JSON.parse(lock) as { readonly pid: number }).pid;
}

test('with DATABASE_URL it brings up no database of its own', async () => {
  const database = await createTestDatabase();
  const url = databaseUrl(database.connection);
  const server = await start({ DATABASE_URL: url });
  await server.ready;
  expect(existsSync(join(dataDir, 'postgres'))).toBe(false);
  const mall = await database.db.selectFrom('shop').select(['id', 'kind']).execute();
  expect(mall).toEqual([{ id: 1, kind: 'mall' }]);
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  await database.drop();
});

test('a request that runs when the stop comes is answered', async () => {
  const server = await start();
  await server.ready;
  const body = JSON.stringify({ contents: [] });
  const socket = connect(server.port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(
    `POST /api/v1/cart/status HTTP/1.1\r\nHost: talad.example\r\nOrigin: https://talad.example\r\n` +
      `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 5)}`,
  );
  // The server has the first half once it answers another request that was sent after it.
  await fetch(`http://127.0.0.1:${server.port}/healthz`);
  server.child.kill('SIGTERM');
  await expect.poll(() => refused(server.port)).toBe(true);
  socket.write(body.slice(5));
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1\.1 \d{3} .*"/s);
  expect(await server.ended).toBe(0);
});

async function refused(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return false;
  } catch {
    return true;
  } finally {
    socket.destroy();
  }
}
