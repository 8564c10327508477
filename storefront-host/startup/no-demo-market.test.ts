import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../test/support/processes/free-port.ts';
import { databaseUrl } from '../../test/support/processes/import-process.ts';
import { makeScratchCopy, type ScratchCopy } from '../../test/support/builds/scratch-copy.ts';
import { createTestDatabase, type TestDatabase } from '../../test/support/test-database.ts';

let copy: ScratchCopy;
let database: TestDatabase;
let env: NodeJS.ProcessEnv;

beforeAll(async () => {
  copy = makeScratchCopy((file) => !/^(presets\/demo-market|test|tools)\//.test(file));
  database = await createTestDatabase();
  const url = databaseUrl(database.connection);
  const port = String(await freePort());
  const dataDir = join(copy.folder, 'data');
  env = { PATH: process.env['PATH'], DATA_DIR: dataDir, DATABASE_URL: url, PORT: port };
});
afterAll(async () => {
  await database.drop();
  copy.remove();
});

function start(...args: readonly string[]) {
  const child = spawn(process.execPath, args, { cwd: copy.folder, env, stdio: 'pipe' });
  let [out, errors] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const ended = once(child, 'close').then(([code]) => ({ code, out, errors }));
  return { child, ended, out: () => out };
}

test('without presets/demo-market the seed command says so in one line and changes nothing', async () => {
  const { code, errors } = await start('storefront-host/cli/main.ts', 'seed').ended;
  expect(errors).toBe('There is no demo data: the folder presets/demo-market is missing.\n');
  expect(code).toBe(1);
  expect(await database.db.selectFrom('shop').select('id').execute()).toEqual([]);
});

test('without presets/demo-market Talad starts with an empty market and says so in one line', async () => {
  const server = start('storefront-host/main.ts');
  await expect.poll(server.out, { timeout: 60_000 }).toContain('Talad is ready');
  const shops = await database.db.selectFrom('shop').select(['id', 'kind']).execute();
  expect(shops).toEqual([{ id: 1, kind: 'mall' }]);
  const page = await fetch(`http://localhost:${env['PORT']}/?lang=en`);
  expect(page.status).toBe(200);
  server.child.kill('SIGTERM');
  const { code, out, errors } = await server.ended;
  expect(out.split('\n')).toContain('No demo data in presets/demo-market: the market starts empty');
  expect(errors).toBe('');
  expect(code).toBe(0);
});
