import { setFlagsFromString } from 'node:v8';
import type { Command } from './command.ts';

/** Loaded when called: `--help` opens no database. */
export const commands: Readonly<Record<string, () => Promise<Command>>> = {
  backup: async () => (await import('./commands/backup.ts')).backup,
  restore: async () => (await import('./commands/restore.ts')).restore,
  user: async () => (await import('./commands/user.ts')).user,
  shop: async () => (await import('./commands/shop.ts')).shop,
  import: async () => {
    // Short-lived rows are swept often instead of piling up: a file of 200 MB needs less than 250 MB. The flags come
    // before the code, whose loading would take 22 MB more.
    setFlagsFromString('--max-semi-space-size=4');
    setFlagsFromString('--semi-space-growth-factor=1');
    return (await import('./commands/import.ts')).importCommand;
  },
  pictures: async () => (await import('./commands/pictures.ts')).pictures,
  seed: async () => (await import('./commands/seed.ts')).seed,
  reconcile: async () => (await import('./commands/reconcile.ts')).reconcileCommand,
  migrate: async () => (await import('./commands/migrate.ts')).migrate,
};
