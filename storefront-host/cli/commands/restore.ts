import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { hasContent } from '../../db/backup/empty-schema.ts';
import { restoreBackup } from '../../db/backup/restore-backup.ts';
import { saveBackup } from '../../db/backup/save-backup.ts';
import { openMediaStore } from '../../media/open-media-store.ts';
import { showProgress } from '../../startup/progress.ts';
import { CommandError, print, type Command } from '../command.ts';
import { withStorage } from '../with-storage.ts';

export const restore: Command = {
  name: 'restore',
  summary: 'fills an empty database from a backup, of this or an older version',
  usage: [
    'restore <file>           into an empty database',
    'restore <file> --force   in the place of what is there, which is backed up first',
  ],
  async run(args, config) {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { force: { type: 'boolean' } },
      allowPositionals: true,
    });
    const [file] = positionals;
    if (!file) throw new CommandError('Which backup? restore <file>');
    const media = await openMediaStore(config);
    await withStorage(config, { borrow: false, migrate: false }, async (opened) => {
      if (await hasContent(opened.pool)) {
        if (!values.force) {
          throw new CommandError(
            'The database is not empty: set another DATA_DIR or DATABASE_URL, or add --force.',
          );
        }
        print(`What is there now: ${await saveBackup(config, opened, 'before-restore')}`);
      }
      const { head, checks } = await restoreBackup(opened, {
        path: resolve(file),
        dataDir: config.dataDir,
        media,
        report: showProgress(),
      });
      const rows = Object.values(checks.tables).reduce((sum, table) => sum + table.rows, 0);
      print(
        `${rows} rows and ${checks.media} pictures of ${head.created_at} are back, all checked.`,
      );
      if (!head.media) print('The backup was made without pictures.');
    });
  },
};
