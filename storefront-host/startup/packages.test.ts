import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test, vi } from 'vitest';

vi.setConfig({ testTimeout: 120_000 });

const host = resolve(import.meta.dirname, '..');
/** Entry points of a start up to the first page. */
const start = ['startup/serve.ts', 'startup/start-talad.ts'];
const others = ['startup/demo/seed-demo.ts', 'media/worker/tasks.ts', 'cli/commands.ts'];

/** Loads the files of all modules that Node loads for these. */
function loadedBy(entries: readonly string[]): readonly string[] {
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
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '--no-warnings', '--eval', script],
    { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  expect(stderr).toBe('');
  return stdout.split('\n');
}

function packagesIn(files: readonly string[]): ReadonlySet<string> {
  return new Set(files.filter((url) => url.includes('/node_modules/')).map(packageFolder));
}

test('the server loads no package that `npm start` removes after the build', () => {
  const { packages } = JSON.parse(readFileSync(join(host, '../package-lock.json'), 'utf8'));
  const folders = packagesIn(loadedBy([...start, ...others]));
  expect(folders.size).toBeGreaterThan(50);
  expect([...folders].filter((folder) => packages[folder]?.dev)).toEqual([]);
});

test('a start loads nothing that only rare work needs', () => {
  const folders = packagesIn(loadedBy(start));
  const rare = ['pdfkit', 'fontkit', 'sharp', 'zxing-wasm', 'thai-address-universal', 'pg-boss'];
  expect(rare.filter((name) => folders.has(`node_modules/${name}`))).toEqual([]);
});

/** Returns a folder as package-lock.json names it: 'node_modules/a/node_modules/@b/c'. */
function packageFolder(url: string): string {
  const below = url.slice(url.indexOf('/node_modules/') + 1);
  return /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(below)?.[0] ?? below;
}
