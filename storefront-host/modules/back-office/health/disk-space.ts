import { statfs } from 'node:fs/promises';

/** PostgreSQL needs room for its next WAL segment (16 MB) and for the data written with it. */
const LEAST_FREE_BYTES = 32 * 2 ** 20;

/** Returns false if the disk of a folder is full, or the folder no longer exists. */
export async function hasRoom(folder: string): Promise<boolean> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize >= LEAST_FREE_BYTES;
  } catch {
    return false;
  }
}
