import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readVitest } from './count-results.ts';
import { MAX_FLAKY_FILES, runSuite, type Run } from './run-suite.ts';
import type { Suite } from './suites.ts';

/** A small suite of real test files, run by the real runner. */
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'talad-suite-'));
  writeFileSync(join(folder, 'vitest.config.ts'), 'export default {}');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const passing = `import { test } from 'vitest'; test('good', () => {});`;
const failing = `${passing} test('bad', () => { throw new Error('always') });`;
const failingOnce = `import { existsSync, writeFileSync } from 'node:fs';
  ${passing}
  test('late', () => {
    const mark = import.meta.filename + '.ran';
    if (existsSync(mark)) return;
    writeFileSync(mark, '');
    throw new Error('the first time');
  });`;

function suiteOf(files: Readonly<Record<string, string>>): Suite {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const argsFor = (only: readonly string[], report: string) => [
    'run',
    '--root',
    folder,
    ...only,
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  const file = join(folder, 'results.json');
  return {
    name: 'small',
    command: resolve('node_modules/.bin/vitest'),
    args: argsFor([], file),
    report: { file, read: readVitest },
    again: (one, report) => ({ args: argsFor([one], report) }),
  };
}

const run: Run = (command, args) =>
  new Promise((done) => {
    const env = { ...process.env, VITEST: '', VITEST_POOL_ID: '', VITEST_WORKER_ID: '' };
    spawn(command, [...args], { env, stdio: 'ignore' }).once('exit', (code) => done(code ?? 1));
  });

test('a file that passes by itself is flaky, with the reason of its first failure', async () => {
  const suite = suiteOf({ 'a.test.ts': passing, 'b.test.ts': failingOnce });
  const { counts, flaky } = await runSuite(suite, run, MAX_FLAKY_FILES);
  expect(counts).toEqual({ passed: 3, failed: 0, reasons: [], failedFiles: [] });
  expect(flaky.map(({ file }) => file)).toEqual([join(folder, 'b.test.ts')]);
  expect(flaky[0]?.reasons.join()).toContain('the first time');
});

test('a file that fails again has failed', async () => {
  const suite = suiteOf({ 'a.test.ts': failing, 'b.test.ts': failingOnce });
  const { counts, flaky } = await runSuite(suite, run, MAX_FLAKY_FILES);
  expect(counts).toMatchObject({ passed: 3, failed: 1 });
  expect(counts.reasons.join()).toContain('always');
  expect(flaky).toHaveLength(1);
});

test('more failing files than may fail get no second run', async () => {
  const names = ['a.test.ts', 'b.test.ts', 'c.test.ts', 'd.test.ts'];
  const suite = suiteOf(Object.fromEntries(names.map((name) => [name, failingOnce])));
  const { counts, flaky } = await runSuite(suite, run, MAX_FLAKY_FILES);
  expect(counts).toMatchObject({ passed: 4, failed: 4 });
  expect(flaky).toEqual([]);
});

test('a runner that ends without results has failed', async () => {
  const suite = suiteOf({});
  const { counts } = await runSuite(suite, run, MAX_FLAKY_FILES);
  expect(counts).toMatchObject({ passed: 0, failed: 1 });
});
