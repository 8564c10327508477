import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Counts } from './count-results.ts';
import { ensureChromium } from './ensure-chromium.ts';
import { suites, type Suite } from './suites.ts';

/**
 * `npm test`: every check and every suite, one after the other, and one true line at the end.
 * `npm test -- lint types` runs only the suites whose names contain one of the words.
 */
const root = resolve(import.meta.dirname, '../..');
const wanted = process.argv.slice(2);
const chosen = suites.filter(
  ({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)),
);

/** Why, the suite has printed itself. */
const FAILED: Counts = { passed: 0, failed: 1, reasons: [] };

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

process.chdir(root);
mkdirSync('test-results', { recursive: true });
const browser = chosen.some((suite) => suite.needsBrowser) ? ensureChromium(say) : undefined;
const built = chosen.some((suite) => suite.needsBuild) ? await build() : true;
const results: { readonly suite: Suite; readonly counts: Counts; readonly seconds: number }[] = [];
for (const suite of chosen) {
  say(`\n── ${suite.name}`);
  const began = Date.now();
  const counts = await runSuite(suite);
  const seconds = Math.round((Date.now() - began) / 1000);
  results.push({ suite, counts, seconds });
  say(`   ${counts.passed} passed, ${counts.failed} failed, ${seconds} s`);
}

say('');
for (const { counts } of results) for (const reason of counts.reasons) say(`✗ ${reason}\n`);
for (const { suite, counts, seconds } of results) {
  const mark = counts.failed > 0 ? 'FAILED' : 'ok';
  say(
    `${mark.padEnd(7)} ${suite.name.padEnd(36)} ${counts.passed} passed, ${counts.failed} failed, ${seconds} s`,
  );
}
const passed = results.reduce((sum, { counts }) => sum + counts.passed, 0);
const failed = results.reduce((sum, { counts }) => sum + counts.failed, 0);
for (const { suite, counts } of results) {
  if (suite.repeatedOn)
    say(`${counts.passed} of the passed tests ran again on ${suite.repeatedOn}`);
}
say(`total: ${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;

async function build(): Promise<boolean> {
  const code = await runCommand('node', ['setup.mjs', 'build'], {});
  return code === 0;
}

async function runSuite(suite: Suite): Promise<Counts> {
  if (suite.needsBrowser && !browser) {
    say('   No Chrome or Chromium: install one, or set CHROME_PATH to its program.');
    return FAILED;
  }
  if (suite.needsBuild && !built) {
    say('   It needs the build, which failed.');
    return FAILED;
  }
  if (suite.report) rmSync(suite.report.file, { force: true });
  const env = { ...(browser && { CHROME_PATH: browser }), ...suite.env };
  const code = await runCommand(suite.command, suite.args, env);
  if (!suite.report) return code === 0 ? { ...FAILED, passed: 1, failed: 0 } : FAILED;
  const counts = readReport(suite.report);
  // A runner that fails without a failing test, or that ran nothing, has still failed.
  const silent = counts.failed === 0 && (code !== 0 || counts.passed === 0);
  return silent ? { ...counts, failed: 1 } : counts;
}

function readReport({ file, read }: NonNullable<Suite['report']>): Counts {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    say(`   ${error instanceof Error ? error.message : String(error)}`);
    return FAILED;
  }
}

function runCommand(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<number> {
  const bin = join(root, 'node_modules', '.bin');
  const file = command === 'node' ? process.execPath : join(bin, command);
  return new Promise((done) => {
    const child = spawn(file, [...args], {
      cwd: root,
      env: { ...process.env, ...env, PATH: `${bin}:${process.env['PATH'] ?? ''}` },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.once('error', (error) => {
      say(`   ${error.message}`);
      done(1);
    });
    child.once('exit', (code) => done(code ?? 1));
  });
}
