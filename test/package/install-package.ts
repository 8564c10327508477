import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const modules = resolve(import.meta.dirname, '../../node_modules');
/** Packages of a React site that our package does not declare. */
const REACT_SITE = ['react-dom', '@lit-labs/ssr-react', '@types/react', '@types/react-dom'];

interface Declared {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
}

/**
 * Installs the tarball in a site's folder without a registry: next to it are only the packages that
 * it declares, so that an import of any other fails.
 */
export function installPackage(tarball: string, site: string): void {
  const home = join(site, 'node_modules/@talad/elements');
  mkdirSync(home, { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '-C', home, '--strip-components=1']);
  const declared = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as Declared;
  const names = [declared.dependencies, declared.peerDependencies].flatMap(Object.keys);
  for (const name of [...names, ...REACT_SITE]) {
    const link = join(site, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(modules, name), link);
  }
}
