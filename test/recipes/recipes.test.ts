import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { makeScratchCopy, type ScratchCopy } from '../support/builds/scratch-copy.ts';

// The recipes take seconds alone, and minutes on a busy machine.
vi.setConfig({ testTimeout: 300_000 });

let copy: ScratchCopy;
/** Files that the recipes wrote, as paths from the repository's root. */
const written = new Set<string>();

beforeAll(() => {
  copy = makeScratchCopy(
    (file) => !/^(presets\/demo-market\/pictures|tools\/demo-pictures)\//.test(file),
  );
});
afterAll(() => copy.remove());

interface Outcome {
  readonly status: number | null;
  readonly output: string;
}

function run(program: string, ...args: readonly string[]): Outcome {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: copy.folder,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], NO_COLOR: '1' },
  });
  return { status, output: `${stdout}${stderr}`.trim() };
}

function create(...args: readonly string[]): string {
  const { status, output } = run(process.execPath, 'tools/new/main.ts', ...args);
  expect(status, output).toBe(0);
  for (const [, path = ''] of output.matchAll(/^ {2}(\S+\.\S+)$/gm)) written.add(path);
  return output;
}

test('section: its files, registries and sample', () => {
  expect(create('section', 'opening-hours', 'เวลาเปิดร้าน', 'Opening hours')).toContain(
    'elements/sections/opening-hours/opening-hours.element.ts',
  );
});

test('part: its element, registry and sample', () => {
  expect(create('part', 'stamp')).toContain('elements/parts/stamp/stamp.element.ts');
});

test('page: its template, texts, address, loader and test', () => {
  expect(create('page', 'size-guide', 'ตารางไซซ์', 'Size guide')).toContain(
    'storefront-host/modules/storefront/pages/load-size-guide.ts',
  );
});

test('module: its table, contract, API and test', () => {
  expect(create('module', 'gift-notes')).toContain(
    'storefront-host/modules/content/gift-notes/gift-notes.routes.ts',
  );
});

test('resource: its API, its pages and texts in the back office, and its rows', () => {
  expect(create('resource', 'gift-notes', 'การ์ดอวยพร')).toContain(
    'admin/resources/gift-notes/GiftNoteEdit.tsx',
  );
});

test.each([
  ['sectoin x', /^There is no kind 'sectoin': one of section, /],
  ['section', /^A name is missing: npm run new section NAME/],
  ['section Opening_Hours', /^'Opening_Hours' is not a name: use lowercase letters/],
  ['section opening-hours', /^<talad-opening-hours> is taken: elements\/sections\//],
  ['part headline', /^<talad-headline> is taken: elements\/sections\//],
  ['part default', /^'default' is a word of JavaScript/],
  ['page cart', /^The address \/cart is taken\.$/],
  ['page size-guide', /^The address \/size-guide is taken\.$/],
  ['module gift-cards attic', /^There is no floor 'attic': one of back-office, catalog, /],
  ['resource gift-cards', /^There is no module gift-cards: create it first, npm run new module/],
  ['resource gift-notes', /^The name is taken: storefront-host\/modules\/content\/gift-notes/],
  ['module gift-notes', /^The module content\/gift-notes is there already\.$/],
])('new %s is one clear line', (call, line) => {
  const { status, output } = run(process.execPath, 'tools/new/main.ts', ...call.split(' '));
  expect(output).toMatch(line);
  expect(output.split('\n')).toHaveLength(1);
  expect(status).toBe(1);
});

test('--help shows the kinds and their arguments', () => {
  const { status, output } = run(process.execPath, 'tools/new/main.ts', '--help');
  expect(output).toContain('npm run new section NAME ["ชื่อภาษาไทย" "English label"]');
  expect(status).toBe(0);
  const one = run(process.execPath, 'tools/new/main.ts', 'page', '--help');
  expect(one.output).toContain('npm run new page NAME');
});

test('their files are formatted, typed and linted, and no code is dead', () => {
  const files = [...written].filter((file) => /\.tsx?$/.test(file));
  expect(files.length).toBeGreaterThan(6);
  // Check only these files and their imports, because all types take a minute on a busy machine.
  const project = { extends: './tsconfig.json', include: [], files };
  writeFileSync(join(copy.folder, 'tsconfig.recipes.json'), JSON.stringify(project));
  expect(run('prettier', '--check', ...written)).toMatchObject({ status: 0 });
  expect(run('tsc', '-p', 'elements')).toEqual({ status: 0, output: '' });
  expect(run('tsc', '-p', 'tsconfig.recipes.json')).toEqual({ status: 0, output: '' });
  expect(run('oxlint', '--deny-warnings', ...files)).toMatchObject({ status: 0 });
  // The checks list the files with Git, so create a repository in the copy.
  expect(run('git', 'init', '-q').status).toBe(0);
  for (const check of ['file-length', 'imports', 'docs']) {
    const { status, output } = run(process.execPath, `test/support/check-${check}.ts`);
    expect(status, output).toBe(0);
  }
  const dead = run('knip')
    .output.split('\n')
    .filter((line) => [...written].some((file) => line.includes(file)));
  expect(dead).toEqual([]);
});

test('their files pass the tests that loop over elements, themes and texts', () => {
  const about = 'OpeningHoursSection|opening-hours|parts/stamp|gift-notes|x_default';
  const args = ['--project', 'unit', 'test/registry', 'admin/locales', '-t', about];
  const { status, output } = run('vitest', 'run', ...args);
  expect(status, output).toBe(0);
  expect(Number(/Tests +(\d+) passed/.exec(output)?.[1])).toBeGreaterThan(30);
});

/** Runs tests that loop over all items: those for the new files, and those for completeness. */
const names = 'size-guide|those of the site|gift.note|every route|leaves no table out';
const loops = ['storefront-host/modules/back-office/opening/opening.test.ts'];

test('their files pass their own tests and those that loop, on PostgreSQL', () => {
  // Skip the plans of a list, which need 100,000 rows; `npm test` runs them.
  const tests = [...written].filter((file) => /(?<!list-plans)\.test\.ts$/.test(file));
  const args = ['--project', 'server', ...tests, ...loops, '-t', names];
  const { status, output } = run('vitest', 'run', ...args);
  expect(status, output).toBe(0);
  expect(Number(/Tests +(\d+) passed/.exec(output)?.[1])).toBeGreaterThan(30);
});
