import { bringUpToDate } from '../../startup/bring-up-to-date.ts';
import { migrationState } from '../../db/migrate.ts';
import { print, type Command } from '../command.ts';
import { withStorage } from '../with-storage.ts';

export const migrate: Command = {
  name: 'migrate',
  summary: 'brings the database up to date, after a backup (every start does this too)',
  usage: ['migrate'],
  async run(_args, config) {
    await withStorage(config, { borrow: false, migrate: false }, async (opened) => {
      await bringUpToDate(config, opened);
      const { applied } = await migrationState(opened.db);
      print(`The database is at ${applied.at(-1)}.`);
    });
  },
};
