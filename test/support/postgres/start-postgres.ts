import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { startEmbedded } from '../../../storefront-host/db/embedded/start-embedded.ts';
import { migrateToLatest } from '../../../storefront-host/db/migrate.ts';
import { openDatabase, type OpenedDatabase } from '../../../storefront-host/db/open.ts';
import { connectionTo, templateOf, type Seed, type TestServer } from '../processes/test-server.ts';

export interface StartedPostgres {
  readonly server: TestServer;
  readonly stop: () => Promise<void>;
}

/** Returns the server of TEST_DATABASE_URL, or an embedded one of `version`. */
export async function startPostgres(version: '15' | '18'): Promise<StartedPostgres> {
  const prefix = `template_${randomBytes(4).toString('hex')}`;
  const url = process.env['TEST_DATABASE_URL'];
  if (url) {
    const admin = new URL(url).pathname.slice(1);
    const server = { url, host: '', user: '', admin, prefix };
    return { server, stop: () => dropTemplates(server) };
  }
  const dataDir = mkdtempSync(join(tmpdir(), 'talad-test-'));
  // Root's server runs as the OS user `nobody`, who needs access to the folder.
  chmodSync(dataDir, 0o755);
  const embedded = await startEmbedded({
    dataDir,
    ...(version === '15' && { packageName: 'postgres-15-linux-x64' }),
    // The data need not survive the run, so turn durability off.
    settings: {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      max_wal_size: '256MB',
      max_connections: '200',
    },
  });
  const { host, user } = embedded.connection;
  return {
    server: { url: null, host, user, admin: 'postgres', prefix },
    async stop() {
      await embedded.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Databases of the tests are copies of a template. */
export async function makeTemplate(
  server: TestServer,
  seed: Seed,
  fill: (opened: OpenedDatabase) => Promise<void> = async () => undefined,
): Promise<void> {
  const name = templateOf(server, seed);
  await onServer(server, `CREATE DATABASE ${name}`);
  const opened = openDatabase(connectionTo(server, name), { max: 1 });
  try {
    await migrateToLatest(opened.db);
    await fill(opened);
  } finally {
    await opened.close();
  }
}

async function dropTemplates(server: TestServer): Promise<void> {
  for (const seed of ['empty', 'small'] as const) {
    await onServer(server, `DROP DATABASE IF EXISTS ${templateOf(server, seed)}`);
  }
}

async function onServer(server: TestServer, statement: string): Promise<void> {
  const client = new Client(connectionTo(server, server.admin));
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
