import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { vitestOutput, withoutColours } from './plain-log.ts';
import { failedFiles, type Report } from './report.ts';

/** Runs the real runners on generated test files. */
let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'talad-reporters-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function reportOf(program: string, args: readonly string[]): Report {
  const report = join(folder, 'report.json');
  run(program, args, { ...outerEnvironment(), FORCE_COLOR: '1', TALAD_TEST_REPORT: report });
  return JSON.parse(readFileSync(report, 'utf8')) as Report;
}

function run(program: string, args: readonly string[], env: NodeJS.ProcessEnv) {
  const options = { cwd: folder, env, encoding: 'utf8' } as const;
  return spawnSync(resolve('node_modules/.bin', program), [...args], options);
}

/** Returns the environment without what the running vitest and `npm test` add to it. */
function outerEnvironment(): NodeJS.ProcessEnv {
  const env = { ...process.env };
  for (const name of ['VITEST', 'VITEST_POOL_ID', 'VITEST_WORKER_ID', 'NO_COLOR']) {
    Reflect.deleteProperty(env, name);
  }
  return env;
}

const plant = (name: string, text: string) => writeFileSync(join(folder, name), text);

test('vitest: skipped tests, broken files and failing hooks count as failed', () => {
  plant('vitest.config.ts', 'export default {}');
  plant(
    'a.test.ts',
    `import { describe, expect, test, beforeAll } from 'vitest';
    test('good', () => {});
    test.skip('left out', () => {});
    describe('a cart', () => { test('adds', () => { expect(2).toBe(3) }) });`,
  );
  plant('b.test.ts', `import './missing.ts';`);
  plant(
    'c.test.ts',
    `import { beforeAll, test } from 'vitest';
    beforeAll(() => { throw new Error('no database') });
    test('never', () => {});`,
  );
  const reporter = resolve(import.meta.dirname, 'vitest-reporter.ts');
  const { files, errors } = reportOf('vitest', ['run', `--reporter=${reporter}`]);
  const of = (name: string) => files.find(({ file }) => basename(file) === name);
  expect(errors).toEqual([]);
  expect(of('a.test.ts')).toMatchObject({ passed: 1, failed: 2 });
  expect(of('a.test.ts')?.reasons.join('\n')).toMatch(
    /left out\n {4}skipped\n.*a cart > adds\n.*expected 2 to be 3/s,
  );
  expect(of('a.test.ts')?.reasons.join()).not.toContain('\u001B');
  expect(of('a.test.ts')?.seconds).toBeGreaterThan(0);
  expect(of('b.test.ts')?.reasons.join()).toContain('missing.ts');
  expect(of('c.test.ts')?.reasons.join()).toContain('no database');
});

test('Playwright: each project’s failure with its reason; a skipped test counts as failed', () => {
  plant('package.json', '{ "type": "module" }');
  const library = resolve('node_modules/@playwright/test/index.mjs');
  plant(
    'playwright.config.ts',
    `export default { projects: [{ name: 'desktop' }, { name: 'phone' }] };`,
  );
  plant(
    'a.spec.ts',
    `import { test, expect } from '${library}';
    test('cart', ({}, { project }) => { expect(project.name).toBe('desktop') });
    test.skip('left out', () => {});`,
  );
  const reporter = resolve(import.meta.dirname, 'playwright-reporter.ts');
  const report = reportOf('playwright', ['test', `--reporter=${reporter}`]);
  expect(report.errors).toEqual([]);
  expect(report.files).toMatchObject([{ passed: 1, failed: 3 }]);
  const [first = ''] = failedFiles(report)[0]?.reasons ?? [];
  expect(first).toContain('[desktop] left out');
  expect(failedFiles(report)[0]?.reasons.join()).toMatch(/\[phone\] cart\n.*desktop/s);
});

test('a log gets a line for each file, each failure, and no colours', () => {
  plant('vitest.config.ts', 'export default {}');
  plant(
    'a.test.ts',
    `import { expect, test } from 'vitest';
    test('late', () => new Promise((done) => setTimeout(done, 350)));
    test('wrong', () => { expect(2).toBe(3) });`,
  );
  plant(
    'b.test.ts',
    `import { test } from 'vitest';
    test('late', () => new Promise((done) => setTimeout(done, 350)));
    test('good', () => {});`,
  );
  const env = withoutColours({ ...outerEnvironment(), CI: 'true', FORCE_COLOR: '1' });
  const { stdout, stderr } = run('vitest', ['run', ...vitestOutput(false)], env);
  expect(stdout + stderr).not.toContain('\u001B');
  expect(stdout).toMatch(/^ ✓ b\.test\.ts \(2 tests\) \d+ms$/m);
  expect(stdout).not.toContain('good');
  expect(stderr).toContain('expected 2 to be 3');
});
