import { posix } from 'node:path';
import type { TextFile } from './doc-problems.ts';

export interface Import {
  readonly line: number;
  /** Path of the imported file in the repository. */
  readonly target: string;
}

/** Returns each file's imports of other given files, including type-only and dynamic ones. */
export type ImportGraph = ReadonlyMap<string, readonly Import[]>;

const STATEMENT =
  /^(?:import|export)\b[^'";]*?\bfrom\s+'([^']+)'|^import\s+'([^']+)'|\bimport\(\s*'([^']+)'/gm;
const ELEMENTS = '@talad/elements/';

export function importGraph(files: readonly TextFile[]): ImportGraph {
  const known = new Set(files.map(({ path }) => path));
  return new Map(
    files.map(({ path, text }) => [
      path,
      [...text.matchAll(STATEMENT)].flatMap((found) => {
        const target = targetOf(path, found[1] ?? found[2] ?? found[3] ?? '');
        return known.has(target) ? [{ line: lineAt(text, found.index), target }] : [];
      }),
    ]),
  );
}

function targetOf(path: string, specifier: string): string {
  return specifier.startsWith(ELEMENTS)
    ? `elements/${specifier.slice(ELEMENTS.length)}.ts`
    : posix.join(posix.dirname(path), specifier);
}

function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}

/** Returns one cycle for each group of files that import each other, e.g. `[a.ts, b.ts, a.ts]`. */
export function findCircles(graph: ImportGraph): readonly (readonly string[])[] {
  const circles: string[][] = [];
  const done = new Set<string>();
  const path: string[] = [];
  const visit = (file: string): void => {
    const start = path.indexOf(file);
    if (start >= 0) circles.push([...path.slice(start), file]);
    if (start >= 0 || done.has(file)) return;
    path.push(file);
    for (const { target } of graph.get(file) ?? []) visit(target);
    path.pop();
    done.add(file);
  };
  for (const file of graph.keys()) visit(file);
  return circles;
}
