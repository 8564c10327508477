import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { countFailed, countPassed, failedFiles } from './report.ts';
import { MAX_FLAKY_FILES, runSuite, type Run } from './run-suite.ts';
import type { Suite } from './suites.ts';

/** Runs a small suite of real test files with the real runner. */
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
const failingOtherwise = `import { existsSync, writeFileSync } from 'node:fs';
  import { test } from 'vitest';
  const mark = import.meta.filename + '.ran';
  const isAgain = existsSync(mark);
  writeFileSync(mark, '');
  test('one', () => { if (!isAgain) throw new Error('the first time') });
  test('other', () => { if (isAgain) throw new Error('the second time') });`;

function suiteOf(files: Readonly<Record<string, string>>): Suite {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const reporter = resolve(import.meta.dirname, 'vitest-reporter.ts');
  const args = ['run', '--root', folder, `--reporter=${reporter}`];
  return {
    name: 'planted',
    does: 'runs planted files',
    command: resolve('node_modules/.bin/vitest'),
    args,
    hasReport: true,
    one: (file) => [...args, file],
  };
}

const limits = () => ({ mayFail: MAX_FLAKY_FILES, folder });

let runs: readonly string[][] = [];
beforeEach(() => (runs = []));
const run: Run = (command, args, { TALAD_TEST_REPORT: report = '' }) => {
  runs = [...runs, [...args]];
  const env = { ...process.env, TALAD_TEST_REPORT: report };
  for (const name of ['VITEST', 'VITEST_POOL_ID', 'VITEST_WORKER_ID'])
    Reflect.deleteProperty(env, name);
  return new Promise((done) => {
    spawn(command, [...args], { env, stdio: 'ignore' }).once('exit', (code) => done(code ?? 1));
  });
};
const namesOf = (files: readonly { readonly file: string }[]) =>
  files.map(({ file }) => basename(file)).toSorted((a, b) => a.localeCompare(b));

test('failed files run once more by themselves: one that passes is flaky, the others have failed', async () => {
  const suite = suiteOf({
    'always.test.ts': failing,
    'good.test.ts': passing,
    'once.test.ts': failingOnce,
    'otherwise.test.ts': failingOtherwise,
  });
  const { report, flaky } = await runSuite(suite, run, limits());
  expect([countPassed(report), countFailed(report)]).toEqual([5, 2]);
  expect(namesOf(failedFiles(report))).toEqual(['always.test.ts', 'otherwise.test.ts']);
  expect(failedFiles(report)[0]?.reasons.join()).toContain('always');
  expect(namesOf(flaky)).toEqual(['once.test.ts']);
  expect(flaky[0]?.reasons.join()).toContain('the first time');
  expect(runs).toHaveLength(4);
});

test('more failing files than may fail get no second run', async () => {
  const names = ['a.test.ts', 'b.test.ts', 'c.test.ts', 'd.test.ts'];
  const suite = suiteOf(Object.fromEntries(names.map((name) => [name, failingOnce])));
  const { report, flaky } = await runSuite(suite, run, limits());
  expect([countPassed(report), countFailed(report)]).toEqual([4, 4]);
  expect(flaky).toEqual([]);
  expect(runs).toHaveLength(1);
});

test('an error outside of the files fails the suite at once', async () => {
  const late = `${failingOnce} setTimeout(() => { throw new Error('in the air') }, 0);
    test('waits', () => new Promise((done) => setTimeout(done, 50)));`;
  const { report, flaky } = await runSuite(suiteOf({ 'a.test.ts': late }), run, limits());
  expect(report.errors.join()).toContain('in the air');
  expect(flaky).toEqual([]);
});

test('a runner that ends without results has failed', async () => {
  const { report } = await runSuite(suiteOf({}), run, limits());
  expect([countPassed(report), countFailed(report)]).toEqual([0, 1]);
});
