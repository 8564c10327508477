import { expect, onTestFinished, test } from 'vitest';
import { openLedger } from '../../test/support/open-ledger.ts';
import { createTestHost } from '../../test/support/test-host.ts';
import { jobKinds, jobNames } from './job-kinds.ts';

// Cron runs these jobs at some time in any test with a started queue; this test runs each one for
// certain.
test('every scheduled job runs on a market with two shops', async () => {
  const host = await createTestHost({ seed: 'small' });
  onTestFinished(host.close);
  await openLedger(host.db);
  const scheduled = jobNames.filter((kind) => jobKinds[kind].cron !== undefined);
  expect(scheduled).toContain('mail.sweep');
  for (const kind of scheduled) await host.host.jobs.send(kind, {});
  await host.host.jobs.drain();
  const { rows } = await host.database.pool.query<{ name: string; state: string }>(
    'SELECT name, state FROM pgboss.job WHERE name = ANY($1)',
    [scheduled],
  );
  expect(rows.toSorted((a, b) => a.name.localeCompare(b.name))).toEqual(
    scheduled.toSorted((a, b) => a.localeCompare(b)).map((name) => ({ name, state: 'completed' })),
  );
});
