import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../test/support/processes/free-port.ts';
import { role } from '../db/embedded/cluster.ts';
import { existingHome } from '../db/embedded/home.ts';
import { isLivePostmaster, readPostmaster } from '../db/embedded/postmaster-pid.ts';
import { startEmbedded } from '../db/embedded/start-embedded.ts';
import { migrateToLatest } from '../db/migrate.ts';
import { openDatabase, type Connection } from '../db/open.ts';

const cli = join(import.meta.dirname, 'main.ts');
const server = join(import.meta.dirname, '../main.ts');

let folder: string;
let backupFile: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'talad-backup-kill-'));
  chmodSync(folder, 0o755);
  backupFile = join(folder, 'market.tar.gz');
  await withMarket('data', async () => {
    await ended(talad(`backup --to ${backupFile}`, 'data'));
  });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Creates a market large enough that a kill can interrupt its backup. */
async function withMarket(dataDir: string, use: () => Promise<void>): Promise<void> {
  const running = await startEmbedded({ dataDir: join(folder, dataDir) });
  const opened = openDatabase(running.connection);
  try {
    await migrateToLatest(opened.db);
    await sql`INSERT INTO shop (id, kind, shopname, title) VALUES (1, 'mall', 'market', 'ตลาด')
      ON CONFLICT DO NOTHING`.execute(opened.db);
    await sql`
      INSERT INTO mail (id, kind, recipient, subject, html, body)
      SELECT gen_random_uuid(), 'order.placed', n || '@example.test', 'สั่งซื้อแล้ว',
        (SELECT string_agg(md5((n * k)::text), '') FROM generate_series(1, 150) k), ''
      FROM generate_series(1, 8000) n`.execute(opened.db);
    await use();
  } finally {
    await opened.close();
    await running.stop();
  }
}

interface Running {
  readonly child: ChildProcess;
  readonly outcome: Promise<Outcome>;
}

interface Outcome {
  readonly code: number | null;
  readonly out: string;
  readonly errors: string;
}

function run(script: string, args: string, env: Record<string, string>): Running {
  const child = spawn(process.execPath, [script, ...args.split(' ').filter(Boolean)], {
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let out = '';
  let errors = '';
  child.stdout.on('data', (chunk) => (out += chunk));
  child.stderr.on('data', (chunk) => (errors += chunk));
  const outcome = once(child, 'close').then(([code]) => ({ code, out, errors }));
  return { child, outcome };
}

const talad = (args: string, dataDir: string): Running =>
  run(cli, args, { DATA_DIR: join(folder, dataDir) });

const ended = ({ outcome }: Running): Promise<Outcome> => outcome;

const taladEnds = (args: string, dataDir: string): Promise<Outcome> => ended(talad(args, dataDir));

async function startEnds(dataDir: string): Promise<Outcome> {
  const port = String(await freePort());
  return ended(run(server, '', { DATA_DIR: join(folder, dataDir), PORT: port }));
}

/** Kills the command as soon as PostgreSQL reports such a COPY in progress. */
async function killDuring({ child, outcome }: Running, dataDir: string, copy: string) {
  const gone = new Error('the command ended before it could be killed');
  const watching = openDatabase(await databaseOf(dataDir, child, gone), { max: 1 });
  try {
    let copying = false;
    while (!copying) {
      if (child.exitCode !== null) throw gone;
      const { rows } = await watching.pool.query<{ copying: boolean }>(
        `SELECT EXISTS (SELECT FROM pg_stat_progress_copy
          WHERE command = $1 AND tuples_processed > 100) AS copying`,
        [copy],
      );
      copying = rows[0]?.copying ?? false;
    }
    child.kill('SIGKILL');
    await outcome;
  } finally {
    await watching.close();
  }
}

/** Connects to the database that this command, or an earlier one, has started. */
async function databaseOf(dataDir: string, child: ChildProcess, gone: Error): Promise<Connection> {
  const home = existingHome(join(folder, dataDir)) ?? '';
  for (;;) {
    const found = readPostmaster(join(home, 'postgres'));
    if (found?.ready && isLivePostmaster(found)) {
      return { host: found.socketFolder, port: 5432, user: role, database: 'talad' };
    }
    if (child.exitCode !== null) throw gone;
    await pause(5);
  }
}

test('a restore that is killed leaves nothing, and the next start says so instead of filling a market', async () => {
  // The command starts the database of this folder, which the tests then use.
  await taladEnds('shop list', 'empty');
  await killDuring(talad(`restore ${backupFile}`, 'empty'), 'empty', 'COPY FROM');

  const started = await startEnds('empty');
  expect(started.code).toBe(1);
  expect(started.errors).toMatch(
    /^The restore of .*market\.tar\.gz on .* was cut short\. The database is empty\. Restore again .*\n$/,
  );
  expect(started.out).not.toContain('demo');

  const again = await taladEnds(`restore ${backupFile}`, 'empty');
  expect(again).toMatchObject({ code: 0, errors: '' });
  expect(again.out).toContain('are back, all checked');
  expect((await taladEnds('shop list', 'empty')).out).toContain('market');
});

test('a restore that fails over a market is one line, and the market is there', async () => {
  const cut = join(folder, 'cut.tar.gz');
  spawnSync('cp', [backupFile, cut]);
  truncateSync(cut, statSync(cut).size - 4_000);
  const { code, errors } = await taladEnds(`restore ${cut} --force`, 'data');
  expect(code).toBe(1);
  expect(errors).toMatch(/^.*cut\.tar\.gz cannot be read as a backup: .* as it was\.\n$/);
  expect((await taladEnds('shop list', 'data')).out).toContain('market');
});

test('a backup that is killed leaves no file of its name, and the next one is whole', async () => {
  await withMarket('busy', async () => {
    await killDuring(talad('backup', 'busy'), 'busy', 'COPY TO');
    const names = readdirSync(join(folder, 'busy', 'backups'));
    expect(names.filter((name) => name.endsWith('.tar.gz'))).toEqual([]);
    expect((await taladEnds('backup', 'busy')).out).toContain('every row came back');
    const checked = await taladEnds('backup --check', 'busy');
    expect(checked).toMatchObject({ code: 0, out: expect.stringContaining('can be trusted') });
  });
});

test('a full disk ends a backup with one line and leaves no half file', async () => {
  const small = join(folder, 'small');
  spawnSync('mkdir', ['-p', small]);
  const mounted =
    process.getuid?.() === 0 &&
    spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m,mode=755', 'tmpfs', small]).status === 0;
  // If mounting is not allowed, use a device that is always full instead.
  const to = mounted ? join(small, 'market.tar.gz') : '/dev/full/market.tar.gz';
  try {
    const { code, errors } = await taladEnds(`backup --to ${to}`, 'data');
    expect(code).toBe(1);
    expect(errors.trim().split('\n')).toHaveLength(1);
    expect(errors).toMatch(mounted ? /disk is full/ : /not one|folder/);
    expect(readdirSync(small)).toEqual([]);
  } finally {
    if (mounted) spawnSync('umount', ['-l', small]);
  }
});
