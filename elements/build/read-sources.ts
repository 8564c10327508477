import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Sources } from '../manifest/describe-element.ts';

const elements = resolve(import.meta.dirname, '..');

/** Returns the sources of the elements by path; their doc comments describe the elements. */
export function readSources(): Sources {
  const names = globSync('{client,parts,sections,schema,embed}/**/*.ts', { cwd: elements });
  return new Map(
    names
      .filter((name) => !name.endsWith('.test.ts'))
      .map((name) => [name.replaceAll('\\', '/'), readFileSync(join(elements, name), 'utf8')]),
  );
}
