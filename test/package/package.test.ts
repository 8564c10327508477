import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildPackage } from '../../elements/build/build-package.ts';

const root = resolve(import.meta.dirname, '../..');
let work: string;
let folder: string;
let tarball: string;
beforeAll(async () => {
  work = mkdtempSync(join(tmpdir(), 'talad-package-'));
  folder = await buildPackage(join(work, 'package'));
  const packed = execFileSync('npm', ['pack', '--json', '--silent'], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const name = /talad-elements-[\d.]+\.tgz/.exec(packed)?.[0] ?? '';
  tarball = join(folder, name);
}, 180_000);
afterAll(() => rmSync(work, { recursive: true, force: true }));

it('publint finds nothing in what would be published', async () => {
  const { messages, pkg } = await publint({
    pack: { tarball: new Uint8Array(readFileSync(tarball)).buffer },
  });
  expect(messages.map((message) => formatMessage(message, pkg ?? {}))).toEqual([]);
});

it('its types are what a bundler and Node resolve', () => {
  const tool = join(root, 'node_modules/@arethetypeswrong/cli/dist/index.js');
  const flags = ['--no-definitely-typed', '--profile', 'esm-only', '--format', 'json'];
  const out = execFileSync(process.execPath, [tool, ...flags, tarball], { encoding: 'utf8' });
  const { analysis } = JSON.parse(out) as { analysis: { problems: readonly { kind: string }[] } };
  // An ES module that is required: Node can since 22, and nobody else is promised it.
  const problems = analysis.problems.filter((problem) => problem.kind !== 'CJSResolvesToESM');
  expect(problems).toEqual([]);
});

it('a class comes without side effect, a definition defines, a consumer has the types', () => {
  writeFileSync(
    join(work, 'consumer.ts'),
    `import { CartElement } from './package/index.js';
import './package/define/talad-product-box.js';
const box = document.createElement('talad-product-box');
box.showShop = true;
box.addEventListener('talad-cart-add', (event) => event.refusal?.code);
// @ts-expect-error A price is no colour.
box.product = 'red';
export const cart: typeof CartElement = CartElement;
`,
  );
  const settings = {
    compilerOptions: {
      strict: true,
      noEmit: true,
      module: 'nodenext',
      target: 'es2022',
      lib: ['es2022', 'dom', 'dom.iterable'],
      skipLibCheck: true,
      types: [],
      paths: {
        lit: [join(root, 'node_modules/lit/index.d.ts')],
        typebox: [join(root, 'node_modules/typebox/build/index.d.mts')],
      },
    },
    files: ['consumer.ts'],
  };
  writeFileSync(join(work, 'package.json'), '{"type":"module"}');
  writeFileSync(join(work, 'tsconfig.json'), JSON.stringify(settings));
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  const { stdout } = spawnSync(process.execPath, [tsc, '-p', work], { encoding: 'utf8' });
  expect(stdout).toBe('');
});
