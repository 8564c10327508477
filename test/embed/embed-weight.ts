import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The embed's builds for other sites: `one`, `tags`, `all`. */
export const EMBED_DIST = resolve(import.meta.dirname, '../../dist/embed');

/** Returns a file and all its static imports. */
export function closure(
  folder: string,
  name: string,
  seen = new Set<string>(),
): ReadonlySet<string> {
  if (seen.has(name)) return seen;
  seen.add(name);
  const code = readFileSync(join(EMBED_DIST, folder, name), 'utf8');
  for (const [, next] of code.matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+)["'`]/g)) {
    if (next) closure(folder, next, seen);
  }
  return seen;
}

/** Measures the bytes as they are sent. */
export const weigh = (folder: string, names: Iterable<string>): number =>
  [...names].reduce(
    (sum, name) => sum + readFileSync(join(EMBED_DIST, folder, `${name}.br`)).length,
    0,
  );
