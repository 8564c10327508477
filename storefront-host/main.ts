import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { readConfig, settings, type Config } from './config.ts';
import { useBundledPackages } from './startup/bundled-packages.ts';
import { onStopSignal } from './startup/on-stop-signal.ts';
import { oneLine } from './startup/one-line.ts';
import { say } from './startup/progress.ts';
import { stopSteps } from './startup/stop-steps.ts';

function help(): void {
  say('Starts Talad. Settings come from the environment:\n');
  for (const { name, fallback, help: text } of settings) {
    say(`  ${name.padEnd(22)} ${text}${fallback ? ` (${fallback})` : ''}`);
  }
}

/** For supervise.sh: it starts a crashed server again, and does not repeat a first start that failed. */
const exitStatus = { stopped: 0, failed: 1, crashed: 70 } as const;

async function main(): Promise<void> {
  let config: Config | undefined;
  const steps = stopSteps();
  let isStopping = false;
  let running = false;
  onStopSignal((hurry) => {
    isStopping = true;
    const stopped = steps.stop(running ? hurry : AbortSignal.abort());
    stopped.then(() => process.exit(exitStatus.stopped), fail);
  }, process.env['TALAD_LAUNCHERS']);
  // Print only the stack: Node would also print the row that an error of PostgreSQL contains.
  process.on('uncaughtException', fail);
  try {
    config = readConfig(process.env);
    // `npm run dev` builds nothing, so dist may contain older packages.
    if (!config.dev) useBundledPackages();
    const { startTalad } = await import('./startup/start-talad.ts');
    const beginWork = await startTalad(config, steps);
    running = true;
    if (!isStopping) say(`Talad is ready: ${config.publicUrl}`);
    await beginWork();
    flushCompileCache();
  } catch (error) {
    if (isStopping) return;
    await steps.stop().catch(() => undefined);
    fail(error);
  }

  function fail(error: unknown): never {
    process.stderr.write(`${oneLine(error, config) ?? detail(error)}\n`);
    process.exit(running && !isStopping ? exitStatus.crashed : exitStatus.failed);
  }
}

function detail(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

// Caches compiled sources for the next start; Node works without a writable folder too.
enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/talad'));
if (process.argv.includes('--help')) help();
// Not awaited here: modules of the built server import this one, and would wait for its end.
else void main();
