import { existsSync } from 'node:fs';
import { registerHooks } from 'node:module';

/** Names of their files in dist/packages, and what is imported for them. */
export const bundledPackages: Readonly<Record<string, string>> = {
  kysely: 'kysely',
  'kysely-migration': 'kysely/migration',
  typebox: 'typebox',
  'typebox-compile': 'typebox/compile',
  'typebox-type': 'typebox/type',
  'typebox-value': 'typebox/value',
};
const ROOT = new URL('../../', import.meta.url).href;
const INSTALLED = `${ROOT}node_modules/`;
const DIST = new URL('dist/packages/', ROOT);
const ELEMENTS = '@talad/elements/';

/**
 * Makes all later imports of these packages, those of other packages too, load the built files
 * (decision 002). Without a build they load what is installed. Our own sources are found without Node's
 * search, which took a fifth of a start's CPU: their imports name their files.
 */
export function useBundledPackages(): void {
  const urls = new Map(
    Object.entries(bundledPackages)
      .map(([name, specifier]) => [specifier, new URL(`${name}.js`, DIST)] as const)
      .filter(([, url]) => existsSync(url)),
  );
  registerHooks({
    resolve(specifier, context, next) {
      const bundled = urls.get(specifier);
      if (bundled) return { url: bundled.href, format: 'module', shortCircuit: true };
      const source = sourceUrl(specifier, context.parentURL);
      if (source) return { url: source, format: 'module-typescript', shortCircuit: true };
      return next(specifier, context);
    },
  });
}

/** Returns the address of a source of ours: named from its neighbour, or by the exports of elements. */
export function sourceUrl(specifier: string, parent = ''): string | undefined {
  if (!parent.startsWith(ROOT) || parent.startsWith(INSTALLED)) return undefined;
  if (specifier.startsWith(ELEMENTS)) {
    return `${ROOT}elements/${specifier.slice(ELEMENTS.length)}.ts`;
  }
  const isNeighbour = specifier.startsWith('.') && specifier.endsWith('.ts');
  return isNeighbour ? new URL(specifier, parent).href : undefined;
}
