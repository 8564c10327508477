import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeReport } from '../../runner/report.ts';
import { prepareStatements } from './prepare-statements.ts';
import { makeTemplate, startPostgres } from './start-postgres.ts';

/**
 * Prepares every statement that the last whole runs of the tests sent, on the oldest PostgreSQL that
 * Talad supports (decision 120).
 */
const folder = 'test-results';
const names = readdirSync(folder).filter((name) => /^statements-\w+\.json$/.test(name));
const statements = new Set(
  names.flatMap((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as string[]),
);
if (statements.size === 0) throw new Error('No statements: run `npm run test:server` first.');
const { server, stop } = await startPostgres('15');
try {
  await makeTemplate(server, 'empty');
  const refused = await prepareStatements(server, [...statements]);
  writeReport({
    files: [
      {
        file: import.meta.filename,
        passed: statements.size - refused.length,
        failed: refused.length,
        reasons: refused.map(({ sql, reason }) => `${reason}\n    ${sql}`),
        seconds: 0,
      },
    ],
    errors: [],
  });
  for (const { sql, reason } of refused) process.stderr.write(`${reason}: ${sql}\n`);
  process.exitCode = refused.length > 0 ? 1 : 0;
} finally {
  await stop();
}
