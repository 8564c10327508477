import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';

const ROOT = new URL('../../..', import.meta.url).pathname;

/** Arguments that `npm start` gives Node: its flags, and the file of the built server. */
const builtArguments = (() => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const [, found] = String(scripts.start).split('node_modules/node/bin/node ');
  if (!found) throw new Error('package.json: `start` runs no Node');
  return found.split(' ');
})();

/** The sources, so that a test of one file needs no build. */
const sourceArguments = [...builtArguments.slice(0, -1), 'storefront-host/main.ts'];

export interface TaladProcess {
  readonly url: string;
  readonly port: number;
  readonly dataDir: string;
  readonly child: ChildProcess;
  /** Everything it has printed so far. */
  readonly output: () => string;
  /** Stops it as Ctrl-C does and waits. */
  readonly stopGracefully: () => Promise<void>;
  /** Stops it and removes its data. */
  readonly stop: () => Promise<void>;
}

/** Starts the built server as `npm start` does (decision 478): the build has to be of these sources. */
export function startBuilt(env: Record<string, string> = {}): Promise<TaladProcess> {
  return start(builtArguments, env);
}

/** Starts the real server from its sources, with its own port, data folder and demo market. */
export function startTalad(env: Record<string, string> = {}): Promise<TaladProcess> {
  return start(sourceArguments, env);
}

async function start(
  nodeArguments: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<TaladProcess> {
  const port = await freePort();
  const dataDir = env['DATA_DIR'] ?? (await ownFolder());
  const child = spawn(process.execPath, nodeArguments, {
    cwd: ROOT,
    env: {
      ...process.env,
      LOG_LEVEL: 'warn',
      // Stop the server when this process is killed.
      TALAD_LAUNCHERS: String(process.pid),
      ...env,
      PORT: String(port),
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const url = `http://localhost:${port}`;
  const ready = new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes(`Talad is ready: ${url}`)) resolve();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => reject(new Error(`Talad ended with ${code}:\n${output}`)));
  });
  await ready;
  return {
    url,
    port,
    dataDir,
    child,
    output: () => output,
    stopGracefully: () => ended(child, 'SIGINT'),
    stop: async () => {
      await ended(child, 'SIGINT');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Root's database runs as the OS user `nobody`, who needs access to the folder. */
async function ownFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'talad-'));
  await chmod(folder, 0o755);
  return folder;
}

function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  const exit = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill(signal);
  return exit;
}
