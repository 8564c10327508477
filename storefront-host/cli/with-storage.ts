import type { Config } from '../config.ts';
import { migrateToLatest } from '../db/migrate.ts';
import { openConfigured } from '../db/open-configured.ts';
import type { OpenedDatabase } from '../db/open.ts';

export interface StorageNeeds {
  /** Works while a Talad is running too, on its database. */
  readonly borrow: boolean;
  /** Brings an older or empty database up to date first. */
  readonly migrate: boolean;
}

/** Opens the storage for commands that may run while a Talad is running. */
export function borrowStorage<T>(
  config: Config,
  use: (opened: OpenedDatabase) => Promise<T>,
): Promise<T> {
  return withStorage(config, { borrow: true, migrate: true }, use);
}

export async function withStorage<T>(
  config: Config,
  wanted: StorageNeeds,
  use: (opened: OpenedDatabase) => Promise<T>,
): Promise<T> {
  const storage = await openConfigured(config, { borrow: wanted.borrow });
  try {
    if (wanted.migrate) await migrateToLatest(storage.opened.db);
    return await use(storage.opened);
  } finally {
    await storage.stop();
  }
}
