import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');

export interface ScratchCopy {
  readonly folder: string;
  readonly remove: () => void;
}

/**
 * Copies the files of the repository into a folder of its own, linked to the packages and the build of
 * this one.
 * `keep` leaves files out; those that Git ignores are never copied.
 */
export function makeScratchCopy(isIncluded: (file: string) => boolean): ScratchCopy {
  const folder = mkdtempSync(join(tmpdir(), 'talad-copy-'));
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 16 * 1024 * 1024,
  });
  for (const file of listed.split('\0').filter(Boolean).filter(isIncluded)) {
    const from = join(root, file);
    // Git lists a deleted file until the deletion is committed.
    if (!existsSync(from)) continue;
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    copyFileSync(from, join(folder, file));
  }
  linkPackages(join(root, 'node_modules'), join(folder, 'node_modules'));
  const nested = join(root, 'elements/node_modules');
  if (existsSync(nested)) symlinkSync(nested, join(folder, 'elements/node_modules'));
  const built = join(root, 'dist');
  if (existsSync(built)) symlinkSync(built, join(folder, 'dist'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/**
 * Link packages one by one, so that `@talad/elements` is the copy's own and caches are not shared.
 */
function linkPackages(from: string, to: string): void {
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    if (name === '@talad' || (name.startsWith('.') && name !== '.bin')) continue;
    symlinkSync(join(from, name), join(to, name));
  }
  mkdirSync(join(to, '@talad'));
  symlinkSync('../../elements', join(to, '@talad/elements'));
}
