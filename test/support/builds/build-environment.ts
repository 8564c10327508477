import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createBuilder } from 'vite';

const root = resolve(import.meta.dirname, '../../..');

export interface BuildOptions {
  /** Environment of vite.config.ts. */
  readonly environment: string;
  /** A file of the build, whose time is that of the build. */
  readonly built: string;
  readonly sources: readonly string[];
}

/**
 * Builds one browser build of the present sources, if a source is newer than the last build. Test
 * files run in parallel: the second one waits for the build of the first.
 */
export async function buildEnvironment(wanted: BuildOptions): Promise<void> {
  const lock = join(root, 'node_modules/.cache', `building-${wanted.environment}`);
  mkdirSync(join(lock, '..'), { recursive: true });
  while (!take(lock)) await wait(100);
  try {
    await buildStale(wanted);
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

function take(lock: string): boolean {
  try {
    mkdirSync(lock);
    return true;
  } catch {
    // A run that was killed left the lock behind.
    const since = statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - since > 300_000) rmSync(lock, { recursive: true, force: true });
    return false;
  }
}

async function buildStale({ environment, built, sources }: BuildOptions): Promise<void> {
  const marker = join(root, built);
  if (existsSync(marker) && newest(sources) <= statSync(marker).mtimeMs) return;
  const { NODE_ENV } = process.env;
  // vitest sets it to 'test', which would build React with its warnings.
  process.env['NODE_ENV'] = 'production';
  const builder = await createBuilder({
    root,
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'warn',
  });
  const wanted = builder.environments[environment];
  if (!wanted) throw new Error(`vite.config.ts has no environment '${environment}'`);
  await builder.build(wanted);
  process.env['NODE_ENV'] = NODE_ENV;
}

function newest(folders: readonly string[]): number {
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(tsx?|html)$/.test(file) && !file.includes('node_modules'))
      .map((file) => join(root, folder, file)),
  );
  const bundling = ['vite.config.ts', 'storefront-host/rendering/bundle-plugins.ts'];
  return Math.max(
    ...[...bundling.map((file) => join(root, file)), ...files].map(
      (file) => statSync(file).mtimeMs,
    ),
  );
}
