import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

/**
 * Runs `test/registry/themes.test.ts` for every page of every theme in both languages, and for every
 * scheme. The host of that test needs Vitest. Returns whether all passed.
 */
export async function proveThemes(): Promise<boolean> {
  const child = spawn(
    process.execPath,
    [resolve(root, 'node_modules/vitest/vitest.mjs'), 'run', 'test/registry/themes.test.ts'],
    { cwd: root, env: { ...process.env, THEMES: 'all' }, stdio: 'inherit' },
  );
  const [code] = await once(child, 'close');
  return code === 0;
}
