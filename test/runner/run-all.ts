import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ensureChromium } from '../support/browser/ensure-chromium.ts';
import { measureCores } from './busy-cores.ts';
import { keepTemporaryFilesInMemory } from './memory-folder.ts';
import { withoutColours } from './plain-log.ts';
import { failedFiles } from './report.ts';
import { failed, MAX_FLAKY_FILES, runSuite, type SuiteResult } from './run-suite.ts';
import { suites, type Suite } from './suites.ts';
import { introduce, summarise, type FinishedSuite } from './describe-run.ts';

/**
 * `npm test` runs every check and every suite. `npm test -- lint types` runs only the suites whose
 * names contain one of the words.
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
/** Prints to the terminal, or passes the text to a function. */
type Output = 'inherit' | ((text: string) => void);
const finished: FinishedSuite[] = [];
const began = Date.now();
let mayFail = MAX_FLAKY_FILES;
// Each uses one core, so two at a time use both.
const small = chosen.filter(({ isSmall }) => isSmall);
const waiting = [...small];
await Promise.all([runSmall(), runSmall()]);
finished.sort((a, b) => small.indexOf(a.suite) - small.indexOf(b.suite));
for (const suite of chosen.filter(({ isSmall }) => !isSmall)) {
  say(`\n── ${suite.name}`);
  await runTimed(suite, 'inherit');
}
const { text, isGreen } = summarise(finished, root, (Date.now() - began) / 1000);
say(text);
process.exitCode = isGreen ? 0 : 1;

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function runSmall(): Promise<void> {
  for (let suite = waiting.shift(); suite; suite = waiting.shift()) {
    const output: string[] = [];
    const { name } = suite;
    await runTimed(suite, (text) => output.push(text));
    say(`\n── ${name}\n${output.join('').trim()}`.trimEnd());
  }
}

async function runTimed(suite: Suite, output: Output): Promise<void> {
  const started = Date.now();
  const measured = measureCores();
  const result = await runChosen(suite, output);
  mayFail -= result.flaky.length + failedFiles(result.report).length;
  const seconds = (Date.now() - started) / 1000;
  finished.push({ ...result, suite, seconds, busy: measured() });
}

async function build(): Promise<boolean> {
  const code = await runCommand('node', ['setup.mjs', 'build'], {}, 'inherit');
  return code === 0;
}

async function runChosen(suite: Suite, output: Output): Promise<SuiteResult> {
  if (suite.needsBrowser && !browser) {
    return refused('No Chrome or Chromium: install one, or set CHROME_PATH to its program.');
  }
  if (suite.needsBuild && !isBuilt) return refused('The build failed.');
  return runSuite(
    suite,
    (command, args, env) =>
      runCommand(command, args, { ...(browser && { CHROME_PATH: browser }), ...env }, output),
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
  output: Output,
): Promise<number> {
  const bin = join(root, 'node_modules', '.bin');
  const inherited = process.stdout.isTTY ? process.env : withoutColours(process.env);
  const file = command === 'node' ? process.execPath : join(bin, command);
  return new Promise((done) => {
    const child = spawn(file, [...args], {
      cwd: root,
      env: { ...inherited, ...env, PATH: `${bin}:${process.env['PATH'] ?? ''}` },
      stdio: output === 'inherit' ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    });
    if (output !== 'inherit') {
      child.stdout?.setEncoding('utf8').on('data', output);
      child.stderr?.setEncoding('utf8').on('data', output);
    }
    child.once('error', (error) => {
      say(`   ${error.message}`);
      done(1);
    });
    child.once('close', (code) => done(code ?? 1));
  });
}
