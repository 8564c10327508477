import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';
import { parseJson, ShopFileRefusal } from '../shop-file/shop-file-format.ts';
import { ShopUpload } from './shop-upload.contract.ts';

/** A killed process leaves its step unfinished; after this time another file can be uploaded. */
const WORKING_MS = 3_600_000;

const StoredUpload = Type.Object({
  ...ShopUpload.properties,
  problem: Type.Union([
    Type.Object({ code: ShopFileRefusal, about: Type.String({ maxLength: 500 }) }),
    Type.Null(),
  ]),
  /** The owner of the new shop. */
  account_id: Type.String(),
  changed_at: Type.String({ format: 'date-time' }),
});
export type StoredUpload = Static<typeof StoredUpload>;

/**
 * Stores uploaded shop files next to the exported ones, with their state as JSON (decision 220). The sweep of
 * shop-file.jobs.ts deletes both after a day.
 */
export function storedUploads({ dataDir }: { readonly dataDir: string }) {
  const folder = join(dataDir, 'shop-files');
  const statePath = (shopId: number) => join(folder, `${shopId}.upload.json`);
  const filePath = (shopId: number) => join(folder, `${shopId}.upload.tar.gz`);
  return {
    path: filePath,

    async read(shopId: number, now: Date): Promise<StoredUpload | null> {
      const text = await readFile(statePath(shopId), 'utf8').catch(() => '');
      const stored = parseJson(text);
      if (!Value.Check(StoredUpload, stored)) return null;
      const age = now.getTime() - Date.parse(stored.changed_at);
      return isWorking(stored) && age > WORKING_MS ? { ...stored, state: 'failed' } : stored;
    },

    /** Replaces the state atomically, so that a reader never sees half of it. */
    async write(shopId: number, upload: StoredUpload): Promise<void> {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const part = `${statePath(shopId)}.part`;
      await writeFile(part, JSON.stringify(upload), { mode: 0o600 });
      await rename(part, statePath(shopId));
    },

    async remove(shopId: number): Promise<void> {
      await rm(statePath(shopId), { force: true });
      await rm(filePath(shopId), { force: true });
    },
  };
}

export function isWorking({ state }: Pick<StoredUpload, 'state'>): boolean {
  return state === 'checking' || state === 'opening';
}
