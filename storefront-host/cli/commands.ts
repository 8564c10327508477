import { setFlagsFromString } from 'node:v8';
import type { Command } from './command.ts';

/** Each command is loaded when called, because `--help` opens no database. */
export const commands: Readonly<Record<string, () => Promise<Command>>> = {
  backup: async () => (await import('./commands/backup.ts')).backup,
  restore: async () => (await import('./commands/restore.ts')).restore,
  user: async () => (await import('./commands/user.ts')).user,
  shop: async () => (await import('./commands/shop.ts')).shop,
  import: async () => {
    // Collect young objects often: then a file of 200 MB needs less than 250 MB. The flags are set
    // before the code is loaded, which would take 22 MB more.
    setFlagsFromString('--max-semi-space-size=4');
    setFlagsFromString('--semi-space-growth-factor=1');
    return (await import('./commands/import.ts')).importCommand;
  },
  pictures: async () => (await import('./commands/pictures.ts')).pictures,
  seed: async () => (await import('./commands/seed.ts')).seed,
  reconcile: async () => (await import('./commands/reconcile.ts')).reconcileCommand,
  migrate: async () => (await import('./commands/migrate.ts')).migrate,
};
