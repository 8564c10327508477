import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';
import {
  openDatabase,
  type OpenedDatabase,
  type OpenOptions,
} from '../../storefront-host/db/open.ts';
import { sentStatements } from './postgres/sent-statements.ts';
import { tenantGuard } from './tenants/watched-statements.ts';
import { connectionTo, templateOf, type Seed } from './processes/test-server.ts';

export interface TestDatabase extends OpenedDatabase {
  readonly drop: () => Promise<void>;
}

/** Creates a database for one test file: migrated, and with the small market if requested. */
export async function createTestDatabase(
  seed: Seed = 'empty',
  options: OpenOptions = {},
): Promise<TestDatabase> {
  const server = inject('testServer');
  const name = `t_${randomBytes(6).toString('hex')}`;
  // Copying files takes half the time of writing each page to the log.
  await onServer(`CREATE DATABASE ${name} TEMPLATE ${templateOf(server, seed)} STRATEGY FILE_COPY`);
  const opened = openDatabase(connectionTo(server, name), {
    max: 5,
    ...options,
    onQuery(sql) {
      sentStatements.add(sql);
      options.onQuery?.(sql);
    },
  });
  return {
    ...opened,
    db: opened.db.withPlugin(tenantGuard.plugin),
    async drop() {
      await opened.close();
      await onServer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    },
  };
}

async function onServer(statement: string): Promise<void> {
  const server = inject('testServer');
  const client = new Client(connectionTo(server, server.admin));
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
