import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ShopFile } from './shop-file.contract.ts';

/** Milliseconds after which the file is deleted, because it contains customers' addresses. */
const KEPT_MS = 24 * 3_600_000;
/** A killed process leaves its marker; after this time the file can be requested again. */
const WORKING_MS = 3_600_000;

/** Stores shop files in DATA_DIR/shop-files, next to markers of those being made (decision 220). */
export function shopFiles({ dataDir }: { readonly dataDir: string }) {
  const folder = join(dataDir, 'shop-files');
  const pathOf = (shopId: number, ending: 'tar.gz' | 'working' | 'failed') =>
    join(folder, `${shopId}.${ending}`);
  return {
    path: (shopId: number) => pathOf(shopId, 'tar.gz'),

    async read(shopId: number, now: Date): Promise<ShopFile> {
      const [file, working, failed] = await Promise.all([
        found(pathOf(shopId, 'tar.gz')),
        found(pathOf(shopId, 'working')),
        found(pathOf(shopId, 'failed')),
      ]);
      if (working)
        return { ...nothing, state: isOld(working, now, WORKING_MS) ? 'failed' : 'working' };
      if (failed) return { ...nothing, state: 'failed' };
      if (!file || isOld(file, now, KEPT_MS)) return nothing;
      return {
        state: 'ready',
        bytes: file.size,
        made_at: file.mtime.toISOString(),
        expires_at: new Date(file.mtime.getTime() + KEPT_MS).toISOString(),
      };
    },

    /** Returns false if the file is already being made. */
    async begin(shopId: number, now: Date): Promise<boolean> {
      if ((await this.read(shopId, now)).state === 'working') return false;
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(pathOf(shopId, 'working'), '');
      await rm(pathOf(shopId, 'failed'), { force: true });
      await rm(pathOf(shopId, 'tar.gz'), { force: true });
      return true;
    },

    async end(shopId: number, isDone: boolean): Promise<void> {
      if (!isDone) await writeFile(pathOf(shopId, 'failed'), '');
      await rm(pathOf(shopId, 'working'), { force: true });
    },

    async sweep(now: Date): Promise<void> {
      for (const name of await readdir(folder).catch(() => [])) {
        const path = join(folder, name);
        const file = await found(path);
        if (file && isOld(file, now, KEPT_MS)) await rm(path, { force: true });
      }
    },
  };
}

const nothing: ShopFile = { state: 'none', bytes: 0, made_at: null, expires_at: null };

function found(path: string) {
  return stat(path).catch(() => null);
}

function isOld({ mtime }: { readonly mtime: Date }, now: Date, age: number): boolean {
  return now.getTime() - mtime.getTime() > age;
}
