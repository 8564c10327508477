import { readdir } from 'node:fs/promises';
import type { Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';

const folder = new URL('migrations/', import.meta.url);

/** All migrations by name; a file is only loaded when it runs, since most starts run none. */
async function migrations(): Promise<Record<string, Migration>> {
  const files = (await readdir(folder)).filter((name) => /^\d{4}_[\w-]+\.ts$/.test(name));
  return Object.fromEntries(
    files.toSorted().map((file) => [
      file.slice(0, -'.ts'.length),
      {
        async up(db) {
          const loaded: unknown = await import(new URL(file, folder).href);
          if (!isMigration(loaded)) throw new TypeError(`${file} exports no function 'up'`);
          await loaded.up(db);
        },
      } satisfies Migration,
    ]),
  );
}

function isMigration(value: unknown): value is Migration {
  return typeof value === 'object' && value !== null && 'up' in value;
}

function migratorOf<T>(db: Kysely<T>): Migrator {
  return new Migrator({ db, provider: { getMigrations: migrations } });
}

export interface MigrationState {
  readonly applied: readonly string[];
  readonly pending: readonly string[];
}

export async function migrationState<T>(db: Kysely<T>): Promise<MigrationState> {
  const all = await migratorOf(db).getMigrations();
  return {
    applied: all.filter((one) => one.executedAt).map((one) => one.name),
    pending: all.filter((one) => !one.executedAt).map((one) => one.name),
  };
}

export async function migrateTo<T>(db: Kysely<T>, name: string): Promise<void> {
  const { error } = await migratorOf(db).migrateTo(name);
  if (error) throw error;
}

/**
 * Applies all missing migrations or none, in one process at a time (advisory lock). Returns their
 * names.
 */
export async function migrateToLatest<T>(db: Kysely<T>): Promise<readonly string[]> {
  const { error, results = [] } = await migratorOf(db).migrateToLatest();
  if (error) throw error;
  return results.filter((one) => one.status === 'Success').map((one) => one.migrationName);
}
