import { mkdir, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { backupFolder } from '../../db/backup/save-backup.ts';
import { writeBackup } from '../../db/backup/write-backup.ts';
import { openMediaStore } from '../../media/open-media-store.ts';
import { showProgress } from '../../startup/progress.ts';
import { print, type Command } from '../command.ts';
import { withStorage } from '../with-storage.ts';

export const backup: Command = {
  name: 'backup',
  summary: 'writes rows, keys and pictures into one file, also while Talad runs',
  usage: [
    'backup                   to DATA_DIR/backups',
    'backup --to <file>       to this file (a gzipped tar)',
    'backup --without-media   rows and keys only',
  ],
  async run(args, config) {
    const { values } = parseArgs({
      args: [...args],
      options: { to: { type: 'string' }, 'without-media': { type: 'boolean' } },
    });
    const stamp = new Date().toISOString().replaceAll(/[-:]|\..*/g, '');
    const path = resolve(values.to ?? join(backupFolder(config), `talad-${stamp}Z.tar.gz`));
    await mkdir(dirname(path), { recursive: true });
    // A bucket has versions and copies of its own.
    const withMedia = !values['without-media'] && !config.mediaUrl;
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
    if (config.mediaUrl) print('The pictures in MEDIA_URL are not in it.');
    print('It has the password hashes and keys of this market: keep it as safe as those.');
  },
};
