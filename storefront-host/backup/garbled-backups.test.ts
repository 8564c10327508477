import { createHash } from 'node:crypto';
import {
  createReadStream,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createGunzip, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/support/test-database.ts';
import { readConfig } from '../config.ts';
import { openMediaStore } from '../media/open-media-store.ts';
import { settleRestore } from '../startup/settle-restore.ts';
import { newId } from '../db/ids.ts';
import type { Checks } from './archive-format.ts';
import { backUpIfDue } from './daily-backups.ts';
import { findAttempt } from './restore-attempt.ts';
import { restoreBackup } from './restore-backup.ts';
import { packTar, readTar, type TarEntry } from './tar.ts';
import { verifyBackup } from './verify-backup.ts';
import { writeBackup } from './write-backup.ts';

const oldFormat = join(
  import.meta.dirname,
  '../../test/support/fixtures/market-0005_current_price.tar.gz',
);

let folder: string;
let good: string;
let source: TestDatabase;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'talad-garbled-'));
  good = join(folder, 'good.tar.gz');
  source = await createTestDatabase('small');
  writeFileSync(join(folder, 'secrets.json'), '{"keys":"of the backup"}');
  await writeBackup(source, { path: good, dataDir: folder });
});
afterAll(async () => {
  await source.drop();
  rmSync(folder, { recursive: true });
});

type Change = (entry: TarEntry) => TarEntry;

async function* mapped(entries: AsyncIterable<TarEntry>, change: Change) {
  for await (const entry of entries) yield change(entry);
}

/** Returns the good file with one entry changed. */
async function changed(name: string, change: Change): Promise<string> {
  const path = join(folder, name);
  const entries = readTar(createReadStream(good).pipe(createGunzip()));
  writeFileSync(path, gzipSync(await buffer(packTar(mapped(entries, change)))));
  return path;
}

/** Writes rows that were garbled before the checksums were computed, as the first format did. */
async function garbled(name: string, from: string, to: string): Promise<string> {
  let bytes = Buffer.alloc(0);
  return changed(name, (entry) => {
    if (entry.name.startsWith('tables/account/')) {
      bytes = Buffer.from(entry.data.toString().replace(from, to));
      return { name: entry.name, data: bytes };
    }
    if (entry.name !== 'checks.json') return entry;
    const checks = JSON.parse(entry.data.toString()) as Checks;
    const account = checks.tables['account'];
    if (account) account.sha256 = createHash('sha256').update(bytes).digest('hex');
    return { name: entry.name, data: Buffer.from(JSON.stringify(checks)) };
  });
}

function headWith(change: (head: Record<string, unknown>) => object): Change {
  return (entry) =>
    entry.name === 'talad-backup.json'
      ? {
          name: entry.name,
          data: Buffer.from(
            JSON.stringify(change(JSON.parse(entry.data.toString()) as Record<string, unknown>)),
          ),
        }
      : entry;
}

async function contentOf({ pool }: TestDatabase): Promise<unknown> {
  const { rows } = await pool.query(`
    SELECT (SELECT jsonb_agg(s ORDER BY id) FROM shop s) AS shops,
      (SELECT jsonb_agg(p ORDER BY id) FROM product p) AS products,
      (SELECT last_value FROM product_id_seq) AS last_id`);
  return rows;
}

test('a file whose rows are not those of the database never gets its name', async () => {
  const target = await createTestDatabase('small');
  const place = join(folder, 'kept');
  mkdirSync(place);
  try {
    // PostgreSQL writes this value but cannot read it.
    await sql`CREATE DOMAIN narrow AS text`.execute(target.db);
    await sql`CREATE TABLE oddity (value narrow)`.execute(target.db);
    await sql`INSERT INTO oddity VALUES ('wide')`.execute(target.db);
    await sql`ALTER DOMAIN narrow ADD CHECK (VALUE = 'narrow') NOT VALID`.execute(target.db);
    await expect(
      writeBackup(target, { path: join(place, 'market.tar.gz'), dataDir: folder }),
    ).rejects.toThrow(/^No backup was kept\. .*market\.tar\.gz .*a row of table oddity/);
    expect(readdirSync(place)).toEqual([]);
  } finally {
    await target.drop();
  }
});

test('garbled rows are found although their checksums fit', async () => {
  const letters = await garbled('letters.tar.gz', 'owner-alpha@', 'owner-olpha@');
  await expect(verifyBackup(source.pool, letters)).rejects.toThrow(
    'the rows of table account are not those of the database',
  );
  const columns = await garbled('columns.tar.gz', '\t', '\t\t');
  await expect(verifyBackup(source.pool, columns)).rejects.toThrow(
    'a row of table account cannot be read (extra data after last expected column)',
  );
  await expect(verifyBackup(source.pool, good)).resolves.toBeDefined();
});

test('whatever ends a restore, the market is as it was, and the next start says so once', async () => {
  const target = await createTestDatabase('small');
  const dataDir = join(folder, 'target');
  mkdirSync(dataDir);
  writeFileSync(join(dataDir, 'secrets.json'), '{"keys":"of today"}');
  const media = await openMediaStore({ dataDir, mediaUrl: undefined });
  const config = readConfig({ DATA_DIR: dataDir });
  await target.db
    .insertInto('product')
    .values({ shop_id: 2, uuid: newId(), title: 'ของวันนี้', price: 100 })
    .execute();
  const before = await contentOf(target);
  const files = {
    [await garbled('a.tar.gz', 'owner-alpha@', 'owner-olpha@')]: 'not those of the database',
    [await garbled('b.tar.gz', '\t', '\t\t')]: 'extra data after last expected column',
    [await garbled('c.tar.gz', '\n', '\nx')]: 'a row of table account cannot be read',
    [await changed(
      'd.tar.gz',
      headWith((head) => ({ ...head, format: 3 })),
    )]: 'newer Talad',
    [await changed(
      'e.tar.gz',
      headWith((head) => ({ ...head, migrations: ['9999_later'] })),
    )]: 'it has 9999_later',
    [oldFormat]: 'could garble rows without noticing',
  };
  try {
    for (const [path, message] of Object.entries(files)) {
      const failed = restoreBackup(target, { path, dataDir, media });
      await expect(failed).rejects.toThrow(message);
      await expect(failed).rejects.toThrow(
        /^The restore failed: (?!.*restore failed)[^\n]+Nothing was changed: the database is as it was\.$/,
      );
      expect(await contentOf(target), message).toEqual(before);
      expect((await findAttempt(target.pool))?.failure).toContain(message);
      const line = await settleRestore(config, target);
      expect(line).toMatch(/^The restore of .* failed: .* The market is as it was before\.$/);
      expect(line).toContain(message);
      expect(await settleRestore(config, target)).toBeUndefined();
    }
    expect(readdirSync(dataDir)).toEqual(['secrets.json']);
  } finally {
    await target.drop();
  }
});

test('a start after a restore that failed in an empty database begins no new market', async () => {
  const target = await createTestDatabase('empty');
  const dataDir = join(folder, 'empty');
  const media = await openMediaStore({ dataDir, mediaUrl: undefined });
  const config = readConfig({ DATA_DIR: dataDir });
  const path = await garbled('f.tar.gz', '\t', '\t\t');
  try {
    await expect(restoreBackup(target, { path, dataDir, media })).rejects.toThrow(
      'Nothing was changed',
    );
    for (let start = 0; start < 2; start += 1) {
      await expect(settleRestore(config, target)).rejects.toThrow(
        /The restore of .*f\.tar\.gz on .* failed: .*The database is empty\. Restore again.*--forget/,
      );
    }
    await restoreBackup(target, { path: good, dataDir, media });
    expect(await settleRestore(config, target)).toBeUndefined();
    expect(readdirSync(dataDir)).toEqual(['secrets.json']);
  } finally {
    await target.drop();
  }
});

test('a file of the old format comes back when it is asked for, and a daily backup does not wait for it', async () => {
  const target = await createTestDatabase('empty');
  const dataDir = join(folder, 'old');
  const media = await openMediaStore({ dataDir, mediaUrl: undefined });
  try {
    await restoreBackup(target, { path: oldFormat, dataDir, media, unverified: true });
    const { rows } = await target.pool.query('SELECT count(*)::int AS shops FROM shop');
    expect(rows).toEqual([{ shops: 3 }]);
    const config = readConfig({ DATA_DIR: dataDir });
    const now = new Date();
    expect(await backUpIfDue(config, target, now)).not.toBeNull();
    expect(await backUpIfDue(config, target, now)).toBeNull();
    writeFileSync(join(dataDir, 'backups', 'daily-29991231T000000Z.tar.gz'), 'cut short');
    expect(await backUpIfDue(config, target, now)).not.toBeNull();
  } finally {
    await target.drop();
  }
});
