import { mkdir, open, readFile, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { randomBytes } from 'node:crypto';
import type { MediaStore } from './media-store.ts';

/** Stores pictures as files in DATA_DIR/media. */
export function openDiskStore(dataDir: string): MediaStore {
  const root = join(dataDir, 'media');
  return {
    async put(key, bytes) {
      const path = pathOf(root, key);
      await mkdir(dirname(path), { recursive: true });
      const half = `${path}.${randomBytes(6).toString('hex')}.part`;
      try {
        await writeDurably(half, bytes);
        await rename(half, path);
      } catch (error) {
        await rm(half, { force: true });
        throw error;
      }
    },
    async read(key) {
      try {
        return await readFile(pathOf(root, key));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async remove(key) {
      await rm(pathOf(root, key), { force: true });
    },
    list: (prefix) => listFiles(root, prefix),
  };
}

/** Syncs the file before it is renamed: a power cut leaves the old file or the new one, never a part. */
async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o640);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function* listFiles(root: string, prefix: string) {
  let names: string[];
  try {
    names = await readdir(root, { recursive: true });
  } catch (error) {
    if (isMissing(error)) return;
    throw error;
  }
  for (const name of names) {
    const key = name.split(sep).join('/');
    if (!key.startsWith(prefix)) continue;
    const found = await stat(join(root, name)).catch(() => null);
    if (found?.isFile()) yield { key, writtenAt: found.mtime };
  }
}

function pathOf(root: string, key: string): string {
  if (!/^[\w-]+(\/[\w.-]+)+$/.test(key) || key.includes('..')) {
    throw new Error(`not a key of the media store: ${key}`);
  }
  return join(root, ...key.split('/'));
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
