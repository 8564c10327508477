import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { ELEMENTS_VERSION } from '@talad/elements/schema/define';
import type { MediaStore } from '../../../media/media-store.ts';

const EMBED_DIST = resolve(import.meta.dirname, '../../../../dist/embed');

interface EmbedFile {
  readonly raw: Buffer;
  readonly brotli: Buffer | null;
  /** For the `integrity` attribute. */
  readonly integrity: string;
}

/** Files that other people's pages load, as built. */
export interface EmbedFiles {
  /** `0.1.0-1a2b3c4d`: version and content; a path with it never changes what it answers. */
  readonly build: string;
  readonly files: ReadonlyMap<string, EmbedFile>;
}

/** Reads all files of the build once; none if nothing was built. */
export async function readEmbedFiles(dist: string = EMBED_DIST): Promise<EmbedFiles> {
  const folders = ['one', 'tags', 'all'].map((name) => join(dist, name));
  const files = new Map<string, EmbedFile>();
  const whole = createHash('sha256');
  for (const folder of folders) {
    const names = await readdir(folder).catch(() => []);
    for (const name of names.filter((one) => one.endsWith('.js')).toSorted()) {
      const raw = await readFile(join(folder, name));
      const brotli = await readFile(join(folder, `${name}.br`)).catch(() => null);
      whole.update(name).update(raw);
      files.set(name, { raw, brotli, integrity: integrityOf(raw) });
    }
  }
  return { build: `${ELEMENTS_VERSION}-${whole.digest('hex').slice(0, 8)}`, files };
}

export function integrityOf(bytes: Uint8Array): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

/** Returns whether the name contains the hash of its content. */
export function isChunk(name: string): boolean {
  return /^chunk-.+-[\w-]{8}\.js$/.test(name);
}

/**
 * Stores a build in the media store at its first request, so that pages that name a build by its path, or cached
 * an entry, still get its files after an upgrade.
 */
export function storeBuild(store: MediaStore, { build, files }: EmbedFiles): () => Promise<void> {
  let pending: Promise<void> | undefined;
  const storeFiles = async (): Promise<void> => {
    if (await store.read(`embed/${build}/talad.js`)) return;
    // The file whose presence is checked above is written last: after a kill before it, all are written
    // again.
    for (const [name, { raw }] of [...files].toReversed()) {
      await store.put(`embed/${build}/${name}`, raw, 'text/javascript');
      if (isChunk(name)) await store.put(`embed/chunks/${name}`, raw, 'text/javascript');
    }
    const entry = files.get('talad.js');
    if (entry) await store.put(`embed/${build}/talad.js`, entry.raw, 'text/javascript');
  };
  return () =>
    (pending ??= storeFiles().catch((error: unknown) => {
      pending = undefined;
      throw error;
    }));
}
