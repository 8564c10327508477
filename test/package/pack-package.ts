import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { buildPackage } from '../../elements/build/build-package.ts';

/** Builds the package into a folder and packs it as npm would publish it; returns the tarball's path. */
export async function packPackage(into: string): Promise<string> {
  const folder = await buildPackage(into);
  const packed = execFileSync('npm', ['pack', '--json', '--silent'], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return join(folder, /talad-elements-[\d.]+\.tgz/.exec(packed)?.[0] ?? '');
}
