import { open, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { secretsName } from './archive-format.ts';

/**
 * Stores the backup's keys, which links, sessions and second factors in the rows need. They wait
 * next to secrets.json until the rows are committed, because a file takes no part in a transaction.
 */
export async function storeSecrets(dataDir: string, data: Buffer): Promise<void> {
  await deleteSecrets(dataDir);
  const file = await open(waiting(dataDir), 'wx', 0o600);
  try {
    await file.writeFile(data);
    await file.sync();
  } finally {
    await file.close();
  }
}

/**
 * Moves the waiting keys into place, and returns whether there were any. The former file stays as
 * `.before-restore`.
 */
export async function placeSecrets(dataDir: string): Promise<boolean> {
  const path = join(dataDir, secretsName);
  if (!(await exists(waiting(dataDir)))) return false;
  if (await exists(path)) await rename(path, `${path}.before-restore`);
  await rename(waiting(dataDir), path);
  return true;
}

export async function deleteSecrets(dataDir: string): Promise<void> {
  await rm(waiting(dataDir), { force: true });
}

function waiting(dataDir: string): string {
  return join(dataDir, `${secretsName}.restoring`);
}

async function exists(path: string): Promise<boolean> {
  try {
    await stat(path);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false;
    throw error;
  }
}
