import { mkdir, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Config } from '../../config.ts';
import { BackupError } from '../../backup/backup-error.ts';
import { backupFolder, backupNames } from '../../backup/save-backup.ts';
import { verifyBackup } from '../../backup/verify-backup.ts';
import { writeBackup } from '../../backup/write-backup.ts';
import { openMediaStore } from '../../media/open-media-store.ts';
import { showProgress } from '../../startup/progress.ts';
import { CommandError, print, type Command } from '../command.ts';
import { withStorage } from '../with-storage.ts';

export const backup: Command = {
  name: 'backup',
  summary:
    'writes rows, keys and pictures into one file, also while Talad runs, and restores it on trial',
  usage: [
    'backup                   to DATA_DIR/backups',
    'backup --to <file>       to this file (a gzipped tar)',
    'backup --without-media   rows and keys only',
    'backup --check [<file>]  says of each file (or of all in DATA_DIR/backups) whether it can be trusted',
  ],
  async run(args, config) {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: {
        to: { type: 'string' },
        'without-media': { type: 'boolean' },
        check: { type: 'boolean' },
      },
      allowPositionals: true,
    });
    if (values.check) return checkFiles(config, positionals);
    if (positionals.length > 0) throw new CommandError('To a file of your own: backup --to <file>');
    await writeFile(config, { to: values.to, withMedia: !values['without-media'] });
  },
};

interface Wanted {
  readonly to: string | undefined;
  readonly withMedia: boolean;
}

async function writeFile(config: Config, wanted: Wanted): Promise<void> {
  const stamp = new Date().toISOString().replaceAll(/[-:]|\..*/g, '');
  const path = resolve(wanted.to ?? join(backupFolder(config), `talad-${stamp}Z.tar.gz`));
  await mkdir(dirname(path), { recursive: true });
  // A bucket has its own versions and copies.
  const withMedia = wanted.withMedia && !config.mediaUrl;
  const checks = await withStorage(config, { borrow: true, migrate: false }, async (opened) =>
    writeBackup(opened, {
      path,
      dataDir: config.dataDir,
      report: showProgress(),
      ...(withMedia && { media: await openMediaStore(config) }),
    }),
  );
  const rows = Object.values(checks.tables).reduce((sum, table) => sum + table.rows, 0);
  const { size } = await stat(path);
  print(`${rows} rows, ${checks.media} pictures, ${Math.ceil(size / 1024)} kB: ${path}`);
  print('It was restored on trial: every row came back as it is in the database.');
  if (config.mediaUrl) print('The pictures in MEDIA_URL are not in it.');
  print('It has the password hashes and keys of this market: keep it as safe as those.');
}

async function checkFiles(config: Config, files: readonly string[]): Promise<void> {
  const folder = backupFolder(config);
  const paths =
    files.length > 0
      ? files.map((file) => resolve(file))
      : (await backupNames(config)).map((name) => join(folder, name));
  if (paths.length === 0) throw new CommandError(`There is no backup in ${folder}.`);
  const bad = await withStorage(config, { borrow: true, migrate: false }, async ({ pool }) => {
    let found = 0;
    for (const path of paths) {
      try {
        const { head } = await verifyBackup(pool, path);
        print(`${path} can be trusted: the database of ${head.created_at}.`);
      } catch (error) {
        if (!(error instanceof BackupError)) throw error;
        found += 1;
        print(error.message);
      }
    }
    return found;
  });
  if (bad > 0) throw new CommandError(`${bad} of ${paths.length} cannot be restored from.`);
}
