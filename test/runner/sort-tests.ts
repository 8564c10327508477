import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const FOLDERS = ['elements', 'presets', 'admin', 'storefront-host', 'test'];

/** Kinds of test files by the resources that they open; the slowest kind counts. */
export interface SortedTests {
  /** Opens neither a browser nor a database nor a process. */
  readonly unit: readonly string[];
  readonly server: readonly string[];
  readonly browser: readonly string[];
}

/** Files and modules that open a resource; a test reaches them through any file of test/. */
const OPENERS = {
  browser: ['test/support/browser/launch-chromium.ts'],
  server: [
    'test/support/processes/test-server.ts',
    'storefront-host/db/embedded/start-embedded.ts',
    'storefront-host/media/picture-worker.ts',
    'node:child_process',
    'node:net',
    'node:http',
    'node:cluster',
  ],
};

/**
 * The project of a test follows from its imports, and from those of the files of test/ that it reaches.
 * `npm run test:unit` has to be quick. Suites by folder do not give that, because a rule and the route that
 * uses it stand next to each other; nothing notices a wrong name of a suite by name. Reading the files
 * takes 0.1 s. Code of the server is not followed: modules that open something are named above. Watch mode
 * learns of a new file at its next start.
 */
export function sortTests(): SortedTests {
  const reached = new Map<string, ReadonlySet<string>>();
  const files = FOLDERS.flatMap(testsBelow);
  const kindOf = (file: string): keyof SortedTests => {
    const all = reach(file, reached);
    if (OPENERS.browser.some((one) => all.has(one))) return 'browser';
    return OPENERS.server.some((one) => all.has(one)) ? 'server' : 'unit';
  };
  const { unit = [], server = [], browser = [] } = Object.groupBy(files, kindOf);
  return { unit, server, browser };
}

function testsBelow(folder: string): readonly string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) {
      return entry.name === 'node_modules' || entry.name === 'dist' ? [] : testsBelow(path);
    }
    return /\.test\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

/** Returns the file's imports, and those of the files of test/ among them. */
function reach(file: string, known: Map<string, ReadonlySet<string>>): ReadonlySet<string> {
  const found = known.get(file);
  if (found) return found;
  const all = new Set<string>();
  known.set(file, all);
  for (const name of importsOf(file)) {
    all.add(name);
    if (name.startsWith('test/')) for (const one of reach(name, known)) all.add(one);
  }
  return all;
}

/** Returns imports of values, not of types: paths from the root, names of packages. */
function importsOf(file: string): readonly string[] {
  const path = join(root, file);
  if (!existsSync(path)) return [];
  const text = readFileSync(path, 'utf8');
  return [...text.matchAll(/^(?:import|export)\s(?!type\s)[^;]*?'([^']+)';/gm)].map(
    ([, name = '']) => (name.startsWith('.') ? relative(root, resolve(path, '..', name)) : name),
  );
}
