import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isRoot } from '../../test/support/processes/embedded-process.ts';
import { startEmbedded } from '../db/embedded/start-embedded.ts';
import { settings } from '../config.ts';
import { commands } from './commands.ts';

const cli = join(import.meta.dirname, 'main.ts');
let folder: string;
let backupFile: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'talad-cli-'));
  chmodSync(folder, 0o755);
  backupFile = join(folder, 'market.tar.gz');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Outcome {
  readonly code: number;
  readonly out: string;
  readonly errors: string;
}

async function talad(args: string, dataDir = 'data', input = ''): Promise<Outcome> {
  const child = spawn(process.execPath, [cli, ...args.split(' ')], {
    env: { PATH: process.env['PATH'], DATA_DIR: join(folder, dataDir) },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let out = '';
  let errors = '';
  child.stdout.on('data', (chunk) => (out += chunk));
  child.stderr.on('data', (chunk) => (errors += chunk));
  child.stdin.end(input);
  const [code] = await once(child, 'close');
  return { code, out, errors };
}

test('help lists every command and every setting', async () => {
  const { code, out } = await talad('help');
  expect(code).toBe(0);
  for (const [name, load] of Object.entries(commands)) {
    const { summary, usage } = await load();
    expect(out).toMatch(new RegExp(`^  ${name} +${summary.slice(0, 20)}`, 'm'));
    expect(usage[0]).toMatch(new RegExp(`^${name}\\b`));
  }
  expect((await talad('backup --help')).out).toContain('npm run talad -- backup --to <file>');
  for (const { name } of settings) expect(out).toContain(name);
});

test('a wrong call is one line and a failing exit code', async () => {
  const calls = {
    bake: "There is no command 'bake'",
    'user create --email nobody': "'nobody' is not an email address",
    'user create --emial x': "Unknown option '--emial'",
    'restore nowhere.tar.gz': 'nowhere.tar.gz cannot be read: there is no such file',
    'shop create --shopname a --title a --owner a@b.test --kind mall':
      '--kind is one of shop, bookfair, contest.',
  };
  for (const [call, message] of Object.entries(calls)) {
    const { code, errors } = await talad(call);
    expect(errors).toContain(message);
    expect(errors.trim().split('\n')).toHaveLength(1);
    expect(code).toBe(1);
  }
});

test('an owner and a shop without the demo, kept and brought back', async () => {
  const password = 'แม่ค้าตลาดน้ำ 1999\n';
  const owner = 'user create --email owner@example.test --name นภา';
  expect((await talad(owner, 'data', 'short\n')).errors).toContain('10');
  expect((await talad(owner, 'data', password)).code).toBe(0);
  expect((await talad(owner, 'data', password)).errors).toContain('has an account already');

  const shop = 'shop create --title ร้านนภา --owner owner@example.test --shopname';
  expect((await talad(`${shop} admin`)).errors).toContain('kept for the platform');
  expect((await talad(`${shop} Napa!`)).errors).toContain('A shop name has');
  expect((await talad(`${shop} napa`)).out).toContain('http://localhost:4000/web/napa');

  // While a Talad is running, the command uses its database and does not stop it.
  const running = await startEmbedded({ dataDir: join(folder, 'data') });
  expect((await talad(`backup --to ${backupFile}`)).out).toMatch(/18 rows, 0 pictures/);
  expect((await talad(`restore ${backupFile} --force`)).errors).toContain('already runs');
  const shopFile = join(folder, 'napa.tar.gz');
  expect((await talad(`shop export napa ${shopFile}`)).out).toMatch(/^0 products, 0 pictures/);
  const bring = `shop import ${shopFile} --owner owner@example.test`;
  expect((await talad(`${bring} --as napa`)).errors).toContain('belongs to another shop');
  expect((await talad(bring)).out).toContain('http://localhost:4000/web/napa-2');
  const wrong = (await talad(`shop import ${backupFile} --owner owner@example.test`)).errors;
  expect(wrong.trim()).toMatch(/is not imported: it is not the file of a shop\.$/);
  await running.stop();

  expect((await talad(`restore ${backupFile}`)).errors).toContain('The database is not empty');
  expect((await talad(`restore ${backupFile}`, 'other')).out).toContain('are back, all checked');
  const listed = await talad('user list', 'other');
  expect(listed.out).toBe('owner@example.test  นภา  level 2  napa (owner)\n');
  expect((await talad('shop list', 'other')).out).toContain('2  shop  napa  ร้านนภา');
  const factors = await talad('user factors --email owner@example.test', 'other');
  expect(factors.out).toContain('signs in with the password alone');
});

test('--force keeps what it takes away', async () => {
  const { code } = await talad(`restore ${backupFile} --force`, 'other');
  expect(code).toBe(0);
  expect(readdirSync(join(folder, 'other', 'backups'))).toEqual([
    expect.stringMatching(/^before-restore-\d{8}T\d{6}Z\.tar\.gz$/),
  ]);
});

test('nothing keeps running after a command', () => {
  expect(existsSync(join(folder, 'data', 'postgres', 'postmaster.pid'))).toBe(false);
  expect(existsSync(join(folder, 'data', 'talad.lock'))).toBe(false);
});

test('a DATA_DIR that cannot be written is one line', async () => {
  writeFileSync(join(folder, 'file'), '');
  const { code, errors } = await talad('shop list', 'file');
  expect(code).toBe(1);
  expect(errors).toContain(isRoot ? 'must be a folder' : 'DATA_DIR');
});
