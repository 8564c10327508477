import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { makeSecrets } from '../../storefront-host/secrets/secrets.ts';
import { buildApp } from '../../storefront-host/app.ts';
import { readConfig } from '../../storefront-host/config.ts';
import { createHost } from '../../storefront-host/startup/create-host.ts';
import { restoreBackup } from '../../storefront-host/backup/restore-backup.ts';
import type { Db } from '../../storefront-host/db/open.ts';
import type { App, Host } from '../../storefront-host/host.ts';
import { openMediaStore } from '../../storefront-host/media/open-media-store.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import type { Seed } from './processes/test-server.ts';

export interface TestHostOptions {
  /** 'small' is the market of fixture-market.ts. */
  readonly seed?: Seed;
  /** Settings in addition to the defaults, as the environment gives them. */
  readonly env?: Readonly<Record<string, string>>;
  /** A backup that is restored instead of the seed, and migrated to the newest schema. */
  readonly restore?: string;
  /** The time that the host sees; if absent, the clock's. */
  readonly now?: () => Date;
  /** Caches rows of products, as a server does. */
  readonly cacheRows?: boolean;
}

export interface Counted<T> {
  readonly result: T;
  readonly count: number;
  readonly statements: readonly string[];
}

export interface TestHost {
  readonly app: App;
  readonly host: Host;
  readonly db: Db;
  readonly database: TestDatabase;
  /** Requests the platform's host unless `headers.host` names another. */
  readonly inject: (request: InjectOptions | string) => Promise<LightMyRequestResponse>;
  readonly countQueries: <T>(run: () => Promise<T>) => Promise<Counted<T>>;
  readonly close: () => Promise<void>;
}

/** Opens the whole server without its socket, on a new database. */
export async function createTestHost(options: TestHostOptions = {}): Promise<TestHost> {
  const statements: string[] = [];
  const dataDir = mkdtempSync(join(tmpdir(), 'talad-host-'));
  chmodSync(dataDir, 0o755);
  const database = await createTestDatabase(options.seed, {
    onQuery: (sql) => statements.push(sql),
  });
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...options.env });
  if (options.restore) {
    const media = await openMediaStore(config);
    // Backups of the first releases have a format that cannot prove its rows; the tests check them.
    await restoreBackup(database, { path: options.restore, dataDir, media, unverified: true });
  }
  const troubles: unknown[] = [];
  const created = await createHost(config, database, {
    secrets: makeSecrets(),
    onTrouble: ({ error }) => troubles.push(error),
    ...(options.now && { now: options.now }),
    ...(options.cacheRows && { cacheRows: true }),
  });
  const app = await buildApp(created.host);
  const platform = new URL(config.publicUrl).host;
  return {
    app,
    host: created.host,
    db: database.db,
    database,
    inject(request) {
      const wanted = typeof request === 'string' ? { url: request } : request;
      return app.inject({ ...wanted, headers: { host: platform, ...wanted.headers } });
    },
    async countQueries(run) {
      const before = statements.length;
      const result = await run();
      const sent = statements.slice(before);
      return { result, count: sent.length, statements: sent };
    },
    async close() {
      await app.close();
      await created.close();
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
