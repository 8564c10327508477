import type { TextFile } from './doc-problems.ts';
import { findCircles, importGraph } from './import-graph.ts';

const HOST = 'storefront-host/';

/** Decision 105. Floors of the host from the lowest to the highest; those of one row may import each other. */
const floors: readonly (readonly string[])[] = [
  'backup cache config.ts db html jobs live locales mail media secrets'.split(' '),
  ['host.ts'],
  ['rendering'],
  ['http'],
  ['identity'],
  ['modules/shops'],
  ['modules/catalog'],
  ['modules/content'],
  ['modules/sales'],
  ['modules/back-office/import'],
  ['modules/back-office'],
  ['modules/my'],
  ['modules/storefront'],
  ['modules/index.ts'],
  ['app.ts'],
  ['startup'],
  ['cli'],
  ['main.ts'],
];
/** Decision 106. Other floors import these through their `index.ts` only. */
const hasFace = /^(rendering|http|identity|modules\/[a-z-]+(\/import)?)$/;

/** They alone import `registered.ts`, the routes, jobs and hooks that a module adds to the server. */
const registrars = new Set([`${HOST}modules/index.ts`, `${HOST}app.ts`]);

/** Imports against decisions 105 and 106, each with the way to put it right. */
export function importProblems(files: readonly TextFile[]): readonly string[] {
  const graph = importGraph(files);
  const circles = findCircles(graph).map(
    (circle) => `circle: ${circle.join(' -> ')}; move what both need to a file of its own`,
  );
  const lines = [...graph].flatMap(([file, imports]) =>
    imports.flatMap(({ line, target }) => {
      const problem = hostProblem(file, target);
      return problem ? [`${file}:${line} ${problem}`] : [];
    }),
  );
  return [...circles, ...lines];
}

function hostProblem(file: string, target: string): string | null {
  if (!file.startsWith(HOST) || !target.startsWith(HOST)) return null;
  const [from, to] = [floorOf(file), floorOf(target)];
  if (!from || !to) return 'is on no floor: add its folder to test/support/import-problems.ts';
  if (from.name === to.name) return null;
  if (to.height > from.height)
    return (
      `imports upward from ${to.name}: move the code down to ${from.name}, ` +
      'pass it as an argument in modules/index.ts, or write an outbox event (decision 105)'
    );
  const isFace =
    target === `${HOST}${to.name}/index.ts` ||
    target.endsWith('.contract.ts') ||
    (target === `${HOST}${to.name}/registered.ts` && registrars.has(file));
  if (!hasFace.test(to.name) || isFace) return null;
  return `imports ${target}: export it in ${HOST}${to.name}/index.ts and import that (decision 106)`;
}

function floorOf(file: string): { readonly name: string; readonly height: number } | null {
  const path = file.slice(HOST.length);
  for (const [height, names] of floors.entries()) {
    const name = names.find((one) => path === one || path.startsWith(`${one}/`));
    if (name !== undefined) return { name, height };
  }
  return null;
}
