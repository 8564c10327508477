import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Build for other people's pages: `one`, `tags`, `all`. */
export const EMBED_DIST = resolve(import.meta.dirname, '../../dist/embed');

/** A file and all that it imports at once. */
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

/** As they are sent. */
export const weigh = (folder: string, names: Iterable<string>): number =>
  [...names].reduce(
    (sum, name) => sum + readFileSync(join(EMBED_DIST, folder, `${name}.br`)).length,
    0,
  );
