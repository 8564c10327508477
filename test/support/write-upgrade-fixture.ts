import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeBackup } from '../../storefront-host/backup/write-backup.ts';
import { startEmbedded } from '../../storefront-host/db/embedded/start-embedded.ts';
import { migrateToLatest } from '../../storefront-host/db/migrate.ts';
import { openDatabase } from '../../storefront-host/db/open.ts';
import { seedSmallMarket } from './fixture-market.ts';
import { insertPersonWithEverything } from './records/person-with-everything.ts';
import { placeOrderRows } from './placed-order.ts';

/**
 * Writes the current database as fixtures/market-{last migration}.tar.gz, once before each release:
 * `node test/support/write-upgrade-fixture.ts`. Fixtures of released versions never change.
 */
const dataDir = mkdtempSync(join(tmpdir(), 'talad-fixture-'));
chmodSync(dataDir, 0o755);
const server = await startEmbedded({ dataDir });
const opened = openDatabase(server.connection);
try {
  const [newest] = (await migrateToLatest(opened.db)).toReversed();
  await seedSmallMarket(opened);
  await placeOrderRows(opened.db);
  await insertPersonWithEverything(opened.db);
  const path = join(import.meta.dirname, 'fixtures', `market-${newest}.tar.gz`);
  await writeBackup(opened, { path, dataDir });
  process.stdout.write(`${path}\n`);
} finally {
  await opened.close();
  await server.stop();
  rmSync(dataDir, { recursive: true });
}
