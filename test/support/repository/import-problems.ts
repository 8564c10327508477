import type { TextFile } from './doc-problems.ts';
import { findCircles, importGraph } from './import-graph.ts';

const HOST = 'storefront-host/';

/**
 * Decision 105 orders these floors from the lowest to the highest; those of one row may import each
 * other.
 */
const floors: readonly (readonly string[])[] = [
  ['elements/commerce'],
  under('elements/', 'api locales schema theme'),
  ['elements/client'],
  ['elements/parts'],
  ['elements/sections'],
  ['elements/page'],
  ['elements/pages'],
  under('elements/', 'embed manifest react'),
  ['elements/build'],
  ['presets'],
  under(HOST, 'backup cache config.ts db html jobs live locales mail media secrets visits'),
  [`${HOST}host.ts`],
  [`${HOST}rendering`],
  [`${HOST}http`],
  [`${HOST}identity`],
  [`${HOST}modules/shops`],
  [`${HOST}modules/catalog`],
  [`${HOST}modules/content`],
  [`${HOST}modules/sales`],
  [`${HOST}modules/back-office/import`],
  [`${HOST}modules/back-office`],
  [`${HOST}modules/my`],
  [`${HOST}modules/storefront`],
  [`${HOST}modules/index.ts`],
  [`${HOST}app.ts`],
  [`${HOST}startup`],
  [`${HOST}cli`],
  [`${HOST}main.ts`],
  ['admin'],
];
/** Decision 105 lets other floors import these only by their `index.ts`. */
const hasFace = /^storefront-host\/(rendering|http|identity|modules\/[a-z-]+(\/import)?)$/;

/**
 * Only these files import `registered.ts`: the routes, jobs and hooks that a module adds to the
 * server.
 */
const registrars = new Set([`${HOST}modules/index.ts`, `${HOST}app.ts`]);

/** Returns imports that break decision 105, each with the way to correct it. */
export function importProblems(files: readonly TextFile[]): readonly string[] {
  const graph = importGraph(files);
  const circles = findCircles(graph).map(
    (circle) => `circle: ${circle.join(' -> ')}; move what both need to a file of its own`,
  );
  const lines = [...graph].flatMap(([file, imports]) =>
    imports.flatMap(({ line, target }) => {
      const problem = problemOf(file, target);
      return problem ? [`${file}:${line} ${problem}`] : [];
    }),
  );
  return [...circles, ...lines];
}

function problemOf(file: string, target: string): string | null {
  const [from, to] = [floorOf(file), floorOf(target)];
  if (!from || !to)
    return 'is on no floor: add its folder to test/support/repository/import-problems.ts';
  if (from.name === to.name) return null;
  if (to.height > from.height) {
    const move = `imports upward from ${to.name}: move the code down to ${from.name}`;
    return file.startsWith(HOST)
      ? `${move}, pass it as an argument in modules/index.ts, or write an outbox event (decision 105)`
      : `${move}, or pass it as an argument (decision 105)`;
  }
  if (target.endsWith('.contract.ts')) return null;
  if (from.name === 'admin' && target.startsWith(HOST)) {
    return `imports ${target}: the back office knows contracts of the host, *.contract.ts, and nothing else`;
  }
  const isFace =
    target === `${to.name}/index.ts` ||
    (target === `${to.name}/registered.ts` && registrars.has(file));
  if (!hasFace.test(to.name) || isFace) return null;
  return `imports ${target}: export it in ${to.name}/index.ts and import that (decision 105)`;
}

function floorOf(file: string): { readonly name: string; readonly height: number } | null {
  for (const [height, names] of floors.entries()) {
    const name = names.find((one) => file === one || file.startsWith(`${one}/`));
    if (name !== undefined) return { name, height };
  }
  return null;
}

function under(folder: string, names: string): readonly string[] {
  return names.split(' ').map((name) => `${folder}${name}`);
}
