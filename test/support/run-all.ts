import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { ensureChromium } from './ensure-chromium.ts';
import { FAILED, MAX_FLAKY_FILES, runSuite, type SuiteResult } from './run-suite.ts';
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

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

process.chdir(root);
mkdirSync('test-results', { recursive: true });
const browser = chosen.some((suite) => suite.needsBrowser) ? ensureChromium(say) : undefined;
const built = chosen.some((suite) => suite.needsBuild) ? await build() : true;
const results: (SuiteResult & { readonly suite: Suite; readonly seconds: number })[] = [];
let mayFail = MAX_FLAKY_FILES;
for (const suite of chosen) {
  say(`\n── ${suite.name}`);
  const began = Date.now();
  const { counts, flaky } = await runChosen(suite);
  mayFail -= flaky.length + counts.failedFiles.length;
  const seconds = Math.round((Date.now() - began) / 1000);
  results.push({ suite, counts, flaky, seconds });
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
const flaky = results.flatMap((result) => result.flaky);
if (flaky.length > 0) {
  say(`\nFlaky, to be mended: ${flaky.length} failed in the whole run and passed by themselves`);
}
for (const { file, reasons } of flaky) {
  say(`~ ${relative(root, resolve(file))}`);
  for (const reason of reasons) say(`  ${reason}\n`);
}
say(`total: ${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;

async function build(): Promise<boolean> {
  const code = await runCommand('node', ['setup.mjs', 'build'], {});
  return code === 0;
}

async function runChosen(suite: Suite): Promise<SuiteResult> {
  if (suite.needsBrowser && !browser) {
    say('   No Chrome or Chromium: install one, or set CHROME_PATH to its program.');
    return { counts: FAILED, flaky: [] };
  }
  if (suite.needsBuild && !built) {
    say('   It needs the build, which failed.');
    return { counts: FAILED, flaky: [] };
  }
  return runSuite(
    suite,
    (command, args, env) =>
      runCommand(command, args, { ...(browser && { CHROME_PATH: browser }), ...env }),
    mayFail,
  );
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
