import { basename } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/**
 * Lists all files that code on demand needs, so that a browser requests them together: otherwise a
 * file names only its direct imports, and each level would be one more round trip.
 */
export const flatImports: Plugin = {
  name: 'talad:flat-imports',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'storefront' || name.startsWith('embed'),
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const entries = chunks.filter((file) => file.isEntry && file.imports.length > 0);
    const begun = new Set(chunks.flatMap((file) => file.dynamicImports));
    const all = entries.map((file) => closure(bundle, file.fileName));
    for (const file of chunks) {
      if (!file.isEntry && !begun.has(file.fileName)) continue;
      const known = new Set([file.fileName, ...file.imports]);
      // Files that every page has loaded by then need not be named.
      const isThere = (name: string) => !file.isEntry && all.every((names) => names.has(name));
      const far = [...closure(bundle, file.fileName)].filter(
        (name) => !known.has(name) && !isThere(name),
      );
      file.code = far.map((name) => `import"./${basename(name)}";`).join('') + file.code;
    }
  },
};

function closure(
  bundle: Rolldown.OutputBundle,
  name: string,
  seen = new Set<string>(),
): ReadonlySet<string> {
  const file = bundle[name];
  if (seen.has(name) || file?.type !== 'chunk') return seen;
  seen.add(name);
  for (const next of file.imports) closure(bundle, next, seen);
  return seen;
}
