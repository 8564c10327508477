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
const DIST = new URL('../../dist/packages/', import.meta.url);

/**
 * Makes all later imports of these packages, those of other packages too, load the built files
 * (decision 002). Without a build they load what is installed.
 */
export function useBundledPackages(): void {
  const urls = new Map(
    Object.entries(bundledPackages)
      .map(([name, specifier]) => [specifier, new URL(`${name}.js`, DIST)] as const)
      .filter(([, url]) => existsSync(url)),
  );
  registerHooks({
    resolve(specifier, context, next) {
      const url = urls.get(specifier);
      return url
        ? { url: url.href, format: 'module', shortCircuit: true }
        : next(specifier, context);
    },
  });
}
