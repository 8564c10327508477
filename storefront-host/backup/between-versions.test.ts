import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedSmallMarket } from '../../test/support/fixture-market.ts';
import { insertPersonWithEverything } from '../../test/support/records/person-with-everything.ts';
import { createTestDatabase } from '../../test/support/test-database.ts';
import { openMediaStore } from '../media/open-media-store.ts';
import { startEmbedded, type EmbeddedServer } from '../db/embedded/start-embedded.ts';
import { migrateToLatest } from '../db/migrate.ts';
import { openDatabase, type OpenedDatabase } from '../db/open.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

/** The other PostgreSQL version: 15 if this run uses 18, and 18 if it uses 15. */
const other = process.env['TEST_POSTGRES'] === '15' ? {} : { packageName: 'postgres-15-linux-x64' };

let folder: string;
let server: EmbeddedServer;
let opened: OpenedDatabase;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'talad-versions-'));
  chmodSync(folder, 0o755);
  // These settings change how values look; a backup must not depend on them.
  const settings = { datestyle: 'SQL, DMY', timezone: 'Asia/Bangkok', bytea_output: 'escape' };
  server = await startEmbedded({ dataDir: folder, ...other, settings });
  opened = openDatabase(server.connection);
  await migrateToLatest(opened.db);
});
afterAll(async () => {
  await opened.close();
  await server.stop();
  rmSync(folder, { recursive: true });
});

/** Read both under the same settings. */
async function asText({ pool }: OpenedDatabase, statement: string): Promise<readonly string[]> {
  const client = await pool.connect();
  await client.query(`SET TimeZone = 'UTC'; SET DateStyle = 'ISO'; SET bytea_output = 'hex'`);
  const { rows } = await client.query<{ row: string }>(statement);
  client.release(true);
  return rows.map(({ row }) => row);
}

test('a market moves to another version of PostgreSQL, row by row the same', async () => {
  const path = join(folder, 'market.tar.gz');
  await seedSmallMarket(opened);
  await insertPersonWithEverything(opened.db);
  await writeBackup(opened, { path, dataDir: folder });
  const target = await createTestDatabase('empty');
  try {
    const dataDir = join(folder, 'target');
    const media = await openMediaStore({ dataDir, mediaUrl: undefined });
    const { head } = await restoreBackup(target, { path, dataDir, media });
    for (const { name } of head.tables) {
      // Jobs of the last hour are queued again.
      const rows = `SELECT (to_jsonb(t) - 'relayed_at')::text AS row FROM "${name}" t ORDER BY 1`;
      expect(await asText(target, rows), name).toEqual(await asText(opened, rows));
    }
    const { rows: versions } = await target.pool.query('SHOW server_version');
    expect(versions[0]?.server_version).not.toBe(head.postgres);
  } finally {
    await target.drop();
  }
});
