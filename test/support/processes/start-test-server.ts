import type { TestProject } from 'vitest/node';
import { seedSmallMarket } from '../fixture-market.ts';
import { recordStatements } from '../postgres/record-statements.ts';
import { makeTemplate, startPostgres } from '../postgres/start-postgres.ts';
import { checkExceptions } from '../tenants/check-exceptions.ts';
import { readColumns } from '../tenants/read-columns.ts';

/**
 * Implements vitest's globalSetup: it starts a PostgreSQL of TEST_POSTGRES (18 or 15), or uses that
 * of TEST_DATABASE_URL.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const version = process.env['TEST_POSTGRES'] === '15' ? '15' : '18';
  const { server, stop } = await startPostgres(version);
  project.provide('testServer', server);
  await makeTemplate(server, 'empty', async ({ db }) =>
    project.provide('tableColumns', await readColumns(db)),
  );
  await makeTemplate(server, 'small', seedSmallMarket);
  return async () => {
    try {
      await recordStatements(project, server);
    } finally {
      await stop();
    }
    // Check the exceptions after this project only: its tests send the statements of every exception.
    if (project.name === 'server') await checkExceptions(project);
  };
}
