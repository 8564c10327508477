import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { pageOf } from '@talad/elements/page/page';
import { accounts, shops } from '../../../../test/support/fixture-market.ts';
import { startJobsProcess } from '../../../../test/support/processes/start-jobs-process.ts';
import { createTestHost } from '../../../../test/support/test-host.ts';
import { newId } from '../../../db/ids.ts';

const at = new Date(Date.now() - 60_000);
const shop_id = shops.alpha.id;
const page = (title: string) =>
  JSON.stringify(pageOf('sale', [{ id: 'a', name: 'Headline', props: { title } }]));

test('a process killed in the middle publishes nothing, and the next one publishes once', async () => {
  const host = await createTestHost({ seed: 'small' });
  onTestFinished(host.close);
  const { db } = host;
  const before = page('Before');
  await db
    .insertInto('page')
    .values({ shop_id, name: 'sale', draft: before, published: before, published_at: at })
    .execute();
  await db
    .insertInto('page_schedule')
    .values({
      shop_id,
      id: newId(),
      page: 'sale',
      document: page('Sale'),
      starts_at: at,
      account_id: accounts.ownerAlpha.id,
      created_at: at,
    })
    .execute();
  const visit = async () => (await host.inject('/web/alpha/sale')).body;
  const count = (table: 'page_version' | 'page_schedule') =>
    db.selectFrom(table).select('id').where('shop_id', '=', shop_id).execute();

  // The worker has published the page in its transaction, and waits to store the version.
  const lock = await host.database.pool.connect();
  await lock.query('BEGIN; LOCK TABLE page_version IN SHARE MODE');
  const worker = await startJobsProcess(host);
  onTestFinished(() => void worker.kill('SIGKILL'));
  await host.host.jobs.send('publish.pages', {});
  const waiting = async () => {
    const { rows } = await host.database.pool.query(
      "SELECT pid FROM pg_locks WHERE relation = 'page_version'::regclass AND NOT granted",
    );
    return rows;
  };
  await expect.poll(waiting, { timeout: 60_000 }).toHaveLength(1);
  worker.kill('SIGKILL');
  await once(worker, 'exit');
  await lock.query('ROLLBACK');
  lock.release();
  const [{ length: versions }, { length: schedules }] = [
    await count('page_version'),
    await count('page_schedule'),
  ];
  expect([versions, schedules]).toEqual([0, 1]);
  expect(await visit()).toContain('Before');

  await host.database.pool.query(
    "UPDATE pgboss.job SET state = 'retry', start_after = now() WHERE state = 'active'",
  );
  await host.host.jobs.send('publish.pages', {});
  await host.host.jobs.drain();
  expect(await visit()).toContain('Sale');
  expect(await count('page_version')).toHaveLength(1);
  expect(await count('page_schedule')).toEqual([]);
  const notices = await db
    .selectFrom('notification')
    .select('kind')
    .where('kind', 'like', 'schedule_%')
    .execute();
  expect(notices).toEqual([{ kind: 'schedule_live' }]);
});
