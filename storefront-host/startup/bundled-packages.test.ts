import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { bundledPackages, sourceUrl } from './bundled-packages.ts';

const root = resolve(import.meta.dirname, '../..');

/** Reports each module that Node loads; Node runs it before the server. */
const reporter = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module';
  registerHooks({
    load(url, context, next) {
      console.log(url);
      return next(url, context);
    },
  });`)}`;

/** Lists the files that a server loads until it tries to open a folder that cannot exist. */
async function loadedFiles(
  env: Readonly<Record<string, string>>,
  main = 'storefront-host/main.ts',
): Promise<readonly string[]> {
  const output = await new Promise<string>((done) => {
    execFile(
      process.execPath,
      ['--import', reporter, main],
      { cwd: root, env: { ...process.env, ...env, DATA_DIR: '/proc/talad' }, maxBuffer: 2 ** 24 },
      (_error, stdout) => done(stdout),
    );
  });
  return output.split('\n').filter((line) => line.startsWith('file://'));
}

test.each([
  ['a server', 'storefront-host/main.ts'],
  ['the built server', 'dist/server/main.js'],
])('%s loads the bundled packages, and no module of theirs besides', async (_, main) => {
  const files = await loadedFiles({}, main);
  const names = [...new Set(Object.values(bundledPackages).map((name) => name.split('/')[0]))];
  const installed = files.filter((file) =>
    names.some((name) => file.includes(`/node_modules/${name}/`)),
  );
  expect(installed).toEqual([]);
  expect(files).toContain(`file://${root}/dist/packages/kysely.js`);
  expect(files).toContain(`file://${root}/dist/packages/typebox-value.js`);
});

test('the built server loads none of its sources a second time', async () => {
  const files = await loadedFiles({}, 'dist/server/main.js');
  const ours = files.filter((file) => !file.includes('/node_modules/'));
  expect(ours.filter((file) => !file.startsWith(`file://${root}/dist/`))).toEqual([]);
  expect(ours).toContain(`file://${root}/dist/server/main.js`);
});

test('the built server names files and folders that are there', () => {
  const built = join(root, 'dist/server');
  const isName =
    /(?:import\.meta\.dirname \+ |from )"(\/?\.\.\/[^"]+)"|URL\("([^"]+)", import\.meta\.url\)/g;
  const names = readdirSync(built).flatMap((file) =>
    [...readFileSync(join(built, file), 'utf8').matchAll(isName)].map(([, path, url = '']) =>
      join(built, path ?? url),
    ),
  );
  expect(names).toContain(join(root, 'storefront-host/media/worker'));
  expect(names).toContain(join(root, 'storefront-host/db/migrate.ts'));
  expect(names).toContain(join(root, 'presets/demo-market/index.ts'));
  expect(names.filter((name) => !existsSync(name))).toEqual([]);
});

test('imports of elements name files as the exports of the package do', () => {
  const manifest = JSON.parse(readFileSync(resolve(root, 'elements/package.json'), 'utf8'));
  for (const [name, file] of Object.entries(manifest.exports)) expect(file).toBe(`${name}.ts`);
  const own = `file://${root}/`;
  const resolved = (specifier: string, parent: string) => sourceUrl(specifier, `${own}${parent}`);
  expect(resolved('@talad/elements/api/id.contract', 'storefront-host/app.ts')).toBe(
    `${own}elements/api/id.contract.ts`,
  );
  expect(resolved('../host.ts', 'storefront-host/db/open.ts')).toBe(
    `${own}storefront-host/host.ts`,
  );
  expect(resolved('./a.ts', 'node_modules/lit/index.js')).toBeUndefined();
  expect(resolved('lit', 'elements/parts/icon.ts')).toBeUndefined();
});

test('`npm run dev` loads what is installed, since it builds nothing', async () => {
  const files = await loadedFiles({ TALAD_DEV: '1' });
  expect(files.filter((file) => file.includes('/dist/packages/'))).toEqual([]);
  expect(files.some((file) => file.includes('/node_modules/kysely/'))).toBe(true);
});
