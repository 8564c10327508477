import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test, vi } from 'vitest';

vi.setConfig({ testTimeout: 120_000 });

const host = resolve(import.meta.dirname, '..');
const entries = [
  'startup/serve.ts',
  'startup/start-talad.ts',
  'startup/demo/seed-demo.ts',
  'media/worker/tasks.ts',
  'cli/commands.ts',
];

/** Prints the file of every module that the server loads. */
const script = `
import { registerHooks } from 'node:module';
registerHooks({
  load(url, context, next) {
    if (url.startsWith('file:')) console.log(url);
    return next(url, context);
  },
});
for (const file of ${JSON.stringify(entries.map((entry) => join(host, entry)))}) await import(file);
process.exit();`;

test('the server loads no package that `npm start` removes after the build', () => {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '--no-warnings', '--eval', script],
    { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  expect(stderr).toBe('');
  const { packages } = JSON.parse(readFileSync(join(host, '../package-lock.json'), 'utf8'));
  const folders = stdout
    .split('\n')
    .filter((url) => url.includes('/node_modules/'))
    .map(packageFolder);
  expect(new Set(folders).size).toBeGreaterThan(50);
  expect([...new Set(folders)].filter((folder) => packages[folder]?.dev)).toEqual([]);
});

/** As package-lock.json names it: 'node_modules/a/node_modules/@b/c'. */
function packageFolder(url: string): string {
  const below = url.slice(url.indexOf('/node_modules/') + 1);
  return /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(below)?.[0] ?? below;
}
