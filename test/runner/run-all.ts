import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ensureChromium } from '../support/ensure-chromium.ts';
import { keepTemporaryFilesInMemory } from './memory-folder.ts';
import { failedFiles } from './report.ts';
import { failed, MAX_FLAKY_FILES, runSuite, type SuiteResult } from './run-suite.ts';
import { suites, type Suite } from './suites.ts';
import { introduce, summarise, type FinishedSuite } from './describe-run.ts';

/**
 * `npm test`: every check and every suite, one after the other. `npm test -- lint types` runs only the
 * suites whose names contain one of the words.
 */
const root = resolve(import.meta.dirname, '../..');
const results = resolve(root, 'test-results');
const words = process.argv.slice(2);
const chosen = suites.filter(
  ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
);

process.chdir(root);
mkdirSync(results, { recursive: true });
keepTemporaryFilesInMemory();
say(introduce(chosen, words));
const browser = chosen.some((suite) => suite.needsBrowser) ? ensureChromium(say) : undefined;
const isBuilt = chosen.some((suite) => suite.needsBuild) ? await build() : true;
const finished: FinishedSuite[] = [];
let mayFail = MAX_FLAKY_FILES;
for (const suite of chosen) {
  say(`\n── ${suite.name}`);
  const began = Date.now();
  const result = await runChosen(suite);
  mayFail -= result.flaky.length + failedFiles(result.report).length;
  finished.push({ ...result, suite, seconds: (Date.now() - began) / 1000 });
}
const { text, isGreen } = summarise(finished, root);
say(text);
process.exitCode = isGreen ? 0 : 1;

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function build(): Promise<boolean> {
  const code = await runCommand('node', ['setup.mjs', 'build'], {});
  return code === 0;
}

async function runChosen(suite: Suite): Promise<SuiteResult> {
  if (suite.needsBrowser && !browser) {
    return refused('No Chrome or Chromium: install one, or set CHROME_PATH to its program.');
  }
  if (suite.needsBuild && !isBuilt) return refused('The build failed.');
  return runSuite(
    suite,
    (command, args, env) =>
      runCommand(command, args, { ...(browser && { CHROME_PATH: browser }), ...env }),
    { mayFail, folder: results },
  );
}

function refused(reason: string): SuiteResult {
  return { report: failed(reason), flaky: [] };
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
