import { mkdtemp, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/support/test-database.ts';
import { readConfig } from '../config.ts';
import { openMediaStore } from '../media/open-media-store.ts';
import { newId } from '../db/ids.ts';
import { hasContent } from './empty-schema.ts';
import { backUpIfDue } from './daily-backups.ts';
import { restoreBackup } from './restore-backup.ts';
import { backupsOf } from './save-backup.ts';
import { writeBackup } from './write-backup.ts';

let folder: string;
let path: string;
let source: TestDatabase;
let target: TestDatabase;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'talad-backup-'));
  path = join(folder, 'small.tar.gz');
  source = await createTestDatabase('small');
  target = await createTestDatabase('empty');
  await source.db
    .updateTable('shop')
    .set({ description: 'แท็บ\tบรรทัด\nใหม่ \\N และ "คำพูด"' })
    .where('shopname', '=', 'alpha')
    .execute();
  // Triggers queue the products of a named group when it is added, also by a restore (decision 517).
  await source.db.insertInto('brand').values({ shop_id: 2, id: 700, name: 'ดินเผา' }).execute();
  await source.db
    .insertInto('translation')
    .values({ shop_id: 2, entity: 'brand', entity_id: 700, lang: 'en', fields: '{"title":"Clay"}' })
    .execute();
  const media = await openMediaStore({ dataDir: join(folder, 'source'), mediaUrl: undefined });
  await media.put('2/cup.webp', Buffer.from('picture'), 'image/webp');
  await writeFile(join(folder, 'source', 'secrets.json'), '{"old":"keys"}');
  await writeBackup(source, { path, dataDir: join(folder, 'source'), media });
});
afterAll(async () => {
  await source.drop();
  await target.drop();
  await rm(folder, { recursive: true });
});

async function restoreInto(database: TestDatabase, file: string, dataDir: string): Promise<void> {
  const media = await openMediaStore({ dataDir, mediaUrl: undefined });
  await restoreBackup(database, { path: file, dataDir, media });
}

async function everything(database: TestDatabase): Promise<string> {
  const tables = ['account', 'shop', 'staff', 'category', 'product', 'stock', 'translation'];
  const parts = tables.map(async (table) => {
    const { rows } = await database.pool.query(`SELECT * FROM ${table} t ORDER BY t::text`);
    return [table, rows];
  });
  return JSON.stringify(await Promise.all(parts));
}

test('a restore brings back rows, keys and pictures, and ids continue from there', async () => {
  const dataDir = join(folder, 'target');
  await restoreInto(target, path, dataDir);
  expect(await everything(target)).toBe(await everything(source));
  expect(await readFile(join(dataDir, 'media/2/cup.webp'), 'utf8')).toBe('picture');
  expect(await readFile(join(dataDir, 'secrets.json'), 'utf8')).toBe('{"old":"keys"}');
  const { rows: due } = await target.pool.query(
    `SELECT entity_id FROM search_due WHERE entity = 'shop'`,
  );
  expect(due).toContainEqual({ entity_id: 2 });
  const fresh = await target.db
    .insertInto('product')
    .values({ shop_id: 2, uuid: newId(), title: 'ใหม่', price: 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
  expect(fresh.id).toBe(203);
});

test('a second restore takes the place of the first', async () => {
  expect(await hasContent(target.pool)).toBe(true);
  await restoreInto(target, path, join(folder, 'target'));
  expect(await everything(target)).toBe(await everything(source));
});

test('one changed letter, a cut file and a foreign file are each refused before anything is touched', async () => {
  const plain = gunzipSync(await readFile(path));
  const changed = Buffer.from(plain);
  changed.write('X', changed.indexOf('owner-alpha@'));
  const cases = [
    { data: gzipSync(changed), message: 'table account is not as it was written' },
    { data: (await readFile(path)).subarray(0, 3000), message: 'cannot be read as a backup' },
    {
      data: gzipSync(Buffer.alloc(2_048, '{}')),
      message: 'as a backup: Invalid tar number. Nothing',
    },
    { data: Buffer.from('{}'), message: 'cannot be read as a backup' },
  ];
  for (const [index, { data, message }] of cases.entries()) {
    const bad = join(folder, `bad-${index}.tar.gz`);
    await writeFile(bad, data);
    await expect(restoreInto(target, bad, join(folder, 'target'))).rejects.toThrow(message);
  }
  expect(await hasContent(target.pool)).toBe(true);
});

test('a backup that is being written while orders come in is of one moment', async () => {
  const during = join(folder, 'during.tar.gz');
  const stop = new AbortController();
  const writing = (async () => {
    while (!stop.signal.aborted) {
      const id = newId();
      await source.db.transaction().execute(async (trx) => {
        const entry = { shop_id: 2, id, kind: 'test', created_at: new Date() };
        await trx.insertInto('journal_entry').values(entry).execute();
        await trx
          .insertInto('journal_line')
          .values({ shop_id: 2, entry_id: id, rank: 0, account: 'cash', amount: 100 })
          .execute();
      });
    }
  })();
  await writeBackup(source, { path: during, dataDir: folder });
  stop.abort();
  await writing;
  await restoreInto(target, during, join(folder, 'target'));
  const { rows } = await target.pool.query(
    'SELECT count(*) AS half FROM journal_entry e FULL JOIN journal_line l ON l.entry_id = e.id WHERE l.rank IS NULL OR e.id IS NULL',
  );
  expect(rows).toEqual([{ half: 0 }]);
});

test('backs up by itself once a day, keeps the newest seven, readable by their owner alone', async () => {
  const config = readConfig({ DATA_DIR: join(folder, 'daily') });
  const start = Date.UTC(2026, 0, 1);
  for (let day = 0; day < 9; day += 1) {
    const now = new Date(start + day * 86_400_000);
    const written = await backUpIfDue(config, source, now);
    expect(written).not.toBeNull();
    await utimes(written!, now, now);
    expect(await backUpIfDue(config, source, new Date(now.getTime() + 3_600_000))).toBeNull();
  }
  const names = await backupsOf(config, 'daily');
  expect(names.map((name) => name.slice(0, 14))).toEqual(
    ['09', '08', '07', '06', '05', '04', '03'].map((day) => `daily-202601${day}`),
  );
  const { mode } = await stat(join(config.dataDir, 'backups', names[0]!));
  expect(mode & 0o077).toBe(0);
});
