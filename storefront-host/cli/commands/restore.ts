import { access } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Config } from '../../config.ts';
import { hasContent } from '../../backup/empty-schema.ts';
import { clearAttempt } from '../../backup/restore-attempt.ts';
import { restoreBackup } from '../../backup/restore-backup.ts';
import { saveBackup } from '../../backup/save-backup.ts';
import { openMediaStore } from '../../media/open-media-store.ts';
import { showProgress } from '../../startup/progress.ts';
import { CommandError, print, type Command } from '../command.ts';
import { withStorage } from '../with-storage.ts';

export const restore: Command = {
  name: 'restore',
  summary: 'fills an empty database from a backup, of this or an older version',
  usage: [
    'restore <file>           into an empty database; stop every Talad on it first',
    'restore <file> --force   in the place of what is there, which is backed up first',
    'restore <file> --unverified   also a file of an old Talad that cannot prove its rows',
    'restore --forget         after a restore that failed: lets Talad start with a new market',
  ],
  async run(args, config) {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: {
        force: { type: 'boolean' },
        unverified: { type: 'boolean' },
        forget: { type: 'boolean' },
      },
      allowPositionals: true,
    });
    if (values.forget) return forget(config);
    const [file] = positionals;
    if (!file) throw new CommandError('Which backup? restore <file>');
    const path = resolve(file);
    await access(path).catch(() => {
      throw new CommandError(`${path} cannot be read: there is no such file for this user.`);
    });
    await restoreFile(config, path, values);
  },
};

interface Wanted {
  readonly force?: boolean;
  readonly unverified?: boolean;
}

async function restoreFile(config: Config, path: string, wanted: Wanted): Promise<void> {
  const media = await openMediaStore(config);
  await withStorage(config, { borrow: false, migrate: false }, async (opened) => {
    if (await hasContent(opened.pool)) {
      if (!wanted.force) {
        throw new CommandError(
          'The database is not empty: set another DATA_DIR or DATABASE_URL, or add --force.',
        );
      }
      print(`What is there now: ${await saveBackup(config, opened, 'before-restore')}`);
    }
    const { head, checks } = await restoreBackup(opened, {
      path,
      dataDir: config.dataDir,
      media,
      unverified: wanted.unverified ?? false,
      report: showProgress(),
    });
    const rows = Object.values(checks.tables).reduce((sum, table) => sum + table.rows, 0);
    print(`${rows} rows and ${checks.media} pictures of ${head.created_at} are back, all checked.`);
    if (!head.media) print('The backup was made without pictures.');
  });
}

async function forget(config: Config): Promise<void> {
  await withStorage(config, { borrow: false, migrate: false }, async ({ pool }) => {
    await clearAttempt(pool);
    print('The restore that failed is forgotten.');
  });
}
