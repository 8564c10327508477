import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '../../storefront-host/db/embedded/start-embedded.ts';
import { migrateToLatest } from '../../storefront-host/db/migrate.ts';
import { openDatabase } from '../../storefront-host/db/open.ts';
import { seedSmallMarket } from './fixture-market.ts';
import { checkExceptions } from './tenants/check-exceptions.ts';
import { readColumns } from './tenants/read-columns.ts';
import { connectionTo, templateOf, type Seed, type TestServer } from './test-server.ts';

/** vitest's globalSetup: TEST_DATABASE_URL, or an embedded server of TEST_POSTGRES (18 or 15). */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { server, stop } = await startServer();
  project.provide('testServer', server);
  await makeTemplate(server, 'empty', [
    async ({ db }) => project.provide('tableColumns', await readColumns(db)),
  ]);
  await makeTemplate(server, 'small', [seedSmallMarket]);
  return async () => {
    await stop();
    await checkExceptions(project);
  };
}

interface StartedServer {
  readonly server: TestServer;
  readonly stop: () => Promise<void>;
}

async function startServer(): Promise<StartedServer> {
  const prefix = `template_${randomBytes(4).toString('hex')}`;
  const url = process.env['TEST_DATABASE_URL'];
  if (url) {
    const admin = new URL(url).pathname.slice(1);
    const server = { url, host: '', user: '', admin, prefix };
    return { server, stop: () => dropTemplates(server) };
  }
  const dataDir = mkdtempSync(join(tmpdir(), 'talad-test-'));
  // Root's server runs as nobody, who must be able to enter.
  chmodSync(dataDir, 0o755);
  const embedded = await startEmbedded({
    dataDir,
    ...(process.env['TEST_POSTGRES'] === '15' && { packageName: 'postgres-15-linux-x64' }),
    // Nothing here must outlive the run.
    settings: {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
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

type Fill = (opened: ReturnType<typeof openDatabase>) => Promise<void>;

async function makeTemplate(server: TestServer, seed: Seed, fills: readonly Fill[]): Promise<void> {
  const name = templateOf(server, seed);
  await onServer(server, `CREATE DATABASE ${name}`);
  const opened = openDatabase(connectionTo(server, name), { max: 1 });
  try {
    await migrateToLatest(opened.db);
    for (const fill of fills) await fill(opened);
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
