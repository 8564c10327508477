import { existsSync, lstatSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

interface Link {
  readonly source: string;
  readonly target: string;
}

/**
 * npm packages contain no symbolic links: the package's install script creates them, and does not
 * run under `--ignore-scripts`. Without them the binaries do not find their libraries.
 */
export function missingLinks(native: string): readonly Link[] {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return [];
  const links: unknown = JSON.parse(readFileSync(list, 'utf8'));
  if (!Array.isArray(links)) return [];
  return links.filter(isLink).filter(({ target }) => !lexists(join(dirname(native), target)));
}

export function makeLinks(native: string, links: readonly Link[]): void {
  for (const { source, target } of links) {
    const path = join(dirname(native), target);
    mkdirSync(dirname(path), { recursive: true });
    try {
      symlinkSync(relative(dirname(path), join(dirname(native), source)), path);
    } catch (error) {
      if (!lexists(path)) throw error;
    }
  }
}

function isLink(value: unknown): value is Link {
  return typeof value === 'object' && value !== null && 'source' in value && 'target' in value;
}

function lexists(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}
